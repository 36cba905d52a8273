import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatDay } from '#domain/dates';
import { formatEuros } from '#domain/figures';
import { taxText } from '../invoices/taxText.ts';
import { HiddenWhile } from '../ui/pages/HiddenWhile.tsx';
import { Section } from '../ui/forms/Section.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import type { StatementView } from './RunView.ts';
import { StatementPdf } from './StatementPdf.tsx';
import { useSettle } from './useSettle.ts';
import { useStatements } from './useStatements.ts';

/** What the office waits for a carrier's invoice for, above its invoices: one click makes it, of just those routes. */
export const OwnStatements = ({ children }: { children: ReactNode }) => {
  const { role } = useViewer();
  const { statements, isLoading } = useStatements(role === 'carrier');
  return (
    <>
      {statements.length > 0 && (
        <Section title="resources.invoiceRuns.statements.title">
          {statements.map(statement => (
            <Statement key={statement.id} statement={statement} />
          ))}
        </Section>
      )}
      <HiddenWhile isLoading={isLoading}>{children}</HiddenWhile>
    </>
  );
};

const Statement = ({ statement }: { statement: StatementView }) => {
  const translate = useTranslate();
  const settle = useSettle();
  const { id, fromDate, toDate, routeIds, tax, payable } = statement;
  const text = (name: string, args = {}) => translate(`resources.invoiceRuns.${name}`, args);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {text('statements.one', { from: formatDay(fromDate), to: formatDay(toDate) })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text('preview.count.carriers', { smart_count: routeIds.length })} · {taxText(tax)} ·{' '}
          {text('preview.payable')}: {formatEuros(payable)}
        </Typography>
      </Box>
      <StatementPdf id={id} />
      <Button size="small" variant="contained" onClick={() => settle(statement, { isEmitted: true })}>
        {text('actions.ownInvoice')}
      </Button>
    </Box>
  );
};
