import InvoiceIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import { useAction } from '../ui/useAction.ts';
import { StatementPdf } from './StatementPdf.tsx';
import { useSettle } from './useSettle.ts';
import { useStatements } from './useStatements.ts';

/** What the office does with a settlement: sends its PDF, enters the carrier's invoice when it comes, or takes it back. */
export const StatementActions = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const settle = useSettle();
  const statement = useStatements().find(each => each.id === id);
  const withdraw = useAction(provider => provider.call('DELETE', `/invoiceRunItems/${id}`), {
    success: 'resources.invoiceRuns.notifications.statementWithdrawn',
    invalidates: ['invoiceRuns', 'invoices'],
  });
  const register = () =>
    statement && settle(statement, { isEmitted: false, party: 'carrier', carrierId: statement.carrierId });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.5 }}>
      <Button size="small" startIcon={<InvoiceIcon />} onClick={register} disabled={!statement}>
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
