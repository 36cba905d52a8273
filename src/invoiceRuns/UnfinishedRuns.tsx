import { Alert, Button } from '@mui/material';
import { LinkBase, useGetList, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { isRunOver } from '#domain/invoiceRuns';
import { HiddenWhile } from '../ui/pages/HiddenWhile.tsx';
import type { RunView } from './RunView.ts';

const LATEST = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'DESC' },
  filter: {},
} as const;

/** Runs that somebody began and nobody has finished, above a preview: what is pending of them is in none. */
export const UnfinishedRuns = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const { data = [], isLoading } = useGetList<RunView>('invoiceRuns', LATEST);
  return (
    <>
      {data
        .filter(run => !isRunOver(run.progress))
        .map(run => (
          <Alert
            key={run.id}
            severity="info"
            sx={{ mb: 2 }}
            action={
              <Button component={LinkBase} to={`/invoiceRuns/${run.id}`} color="inherit" size="small">
                {translate('resources.invoiceRuns.actions.continue')}
              </Button>
            }
          >
            {translate('resources.invoiceRuns.preview.unfinished', { id: run.id, smart_count: run.progress.pending })}
          </Alert>
        ))}
      <HiddenWhile isLoading={isLoading}>{children}</HiddenWhile>
    </>
  );
};
