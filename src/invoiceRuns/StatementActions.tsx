import InvoiceIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import type { StatementView } from './RunView.ts';
import { StatementPdf } from './StatementPdf.tsx';
import { useSettle } from './useSettle.ts';

/** What the office does with a settlement: sends its PDF, enters the carrier's invoice when it comes, or takes it back. */
export const StatementActions = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const settle = useSettle();
  const register = useAction(provider => provider.call<StatementView>('GET', `/invoiceRunItems/${id}`), {
    onSuccess: statement => settle(statement, { isEmitted: false, party: 'carrier', carrierId: statement.carrierId }),
  });
  const withdraw = useAction(provider => provider.call('DELETE', `/invoiceRunItems/${id}`), {
    success: 'resources.invoiceRuns.notifications.statementWithdrawn',
    invalidates: ['invoiceRuns', 'invoices'],
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.5 }}>
      <Button size="small" startIcon={<InvoiceIcon />} onClick={register.run} disabled={register.isPending}>
        {translate('resources.invoiceRuns.actions.registerInvoice')}
      </Button>
      <StatementPdf id={id} />
      <ConfirmButton
        label="resources.invoiceRuns.actions.withdrawStatement"
        title="resources.invoiceRuns.confirm.withdrawStatementTitle"
        content="resources.invoiceRuns.confirm.withdrawStatement"
        color="inherit"
        variant="text"
        isPending={withdraw.isPending}
        onConfirm={withdraw.run}
      />
    </Box>
  );
};
