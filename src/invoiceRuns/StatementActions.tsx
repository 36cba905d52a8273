import InvoiceIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Button } from '@mui/material';
import { useRedirect, useTranslate } from 'react-admin';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import { useAction } from '../ui/useAction.ts';
import { StatementPdf } from './StatementPdf.tsx';
import { useStatements } from './useStatements.ts';

/** What the office does with a settlement: sends its PDF, enters the carrier's invoice when it comes, or takes it back. */
export const StatementActions = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const statement = useStatements().find(each => each.id === id);
  const withdraw = useAction(provider => provider.call('DELETE', `/invoiceRunItems/${id}`), {
    success: 'resources.invoiceRuns.notifications.statementWithdrawn',
    invalidates: ['invoiceRuns', 'invoices'],
  });
  const register = () => {
    if (!statement) return;
    const { carrierId, routeIds, routes, value, tax, lastDelivery } = statement;
    const record = { isEmitted: false, party: 'carrier', carrierId, routeIds, picks: routes, value, tax, lastDelivery };
    redirect('create', 'invoices', undefined, undefined, { record });
  };
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
