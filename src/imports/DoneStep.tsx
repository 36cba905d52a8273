import { Alert, Box, Button } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { OWNER_FIELD } from '#domain/imports';
import { countOf } from './countOf.ts';
import type { StepProps } from './ImportPage.tsx';

/** Where the rows are to be seen: their list, or the page of whom they belong to. */
const listOf = (resource: string, owner: number | null): string => {
  if (resource === 'vehicles') return owner ? `/carriers/${owner}` : '/carriers';
  if (resource === 'locations') return owner ? `/clients/${owner}` : '/clients';
  return `/${resource}`;
};

/** What was brought in. */
export const DoneStep = ({ resource, owner, file: { report, restart } }: StepProps) => {
  const translate = useTranslate();
  if (!report) return null;
  const to = listOf(resource, OWNER_FIELD[resource] ? owner : null);
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Alert severity="success" sx={{ mb: 1 }}>
        {translate('imports.done.imported', countOf(report.fresh))}
      </Alert>
      {report.existing > 0 && (
        <Alert severity="info">{translate('imports.done.omitted', countOf(report.existing))}</Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button component={LinkBase} to={to} variant="contained">
          {translate('imports.back')}
        </Button>
        <Button onClick={restart}>{translate('imports.done.more')}</Button>
      </Box>
    </Box>
  );
};
