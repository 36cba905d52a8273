import CorrectIcon from '@mui/icons-material/EditNoteOutlined';
import { Button } from '@mui/material';
import { useRecordContext, useRedirect, useTranslate } from 'react-admin';
import { isIssued } from '#domain/invoices/rights';
import { isAdminLevel } from '#domain/roles';
import { useViewer } from '../ui/pages/viewer.tsx';
import { InvoicePdf } from './InvoicePdf.tsx';
import type { InvoiceView } from './InvoiceView.ts';

/** What can be done with the invoice around besides saving it. */
export const InvoiceActions = () => {
  const invoice = useRecordContext<InvoiceView>();
  const { role } = useViewer();
  if (!invoice) return null;
  // Of a corrected one, its correction is what can be corrected.
  const canCorrect = isIssued(invoice) && isAdminLevel(role) && !invoice.disabled && !invoice.isReplaced;
  return (
    <>
      {invoice.hasPaper && <InvoicePdf invoice={invoice} />}
      {canCorrect && <Correct invoice={invoice} />}
    </>
  );
};

/** A new invoice of the series R with the parties and amounts of this one, to be changed into what they should be. */
const Correct = ({ invoice }: { invoice: InvoiceView }) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { id, date, clientId, carrierId, value, tax, exemption, name } = invoice;
  const { rawName, rawNif, rawAddress1, rawAddress2 } = invoice;
  const whom = { clientId, carrierId, rawName, rawNif, rawAddress1, rawAddress2 };
  const record = { isEmitted: true, invoiceId: id, correctedDate: date, ...whom, value, tax, exemption, name };
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<CorrectIcon />}
      onClick={() => redirect('create', 'invoices', undefined, undefined, { record })}
    >
      {translate('resources.invoices.actions.correct')}
    </Button>
  );
};
