import CorrectIcon from '@mui/icons-material/EditNoteOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useRecordContext, useRedirect, useTranslate } from 'react-admin';
import { isIssued } from '#domain/invoiceRights';
import { isAdminLevel } from '#domain/roles';
import { useAction } from '../ui/useAction.ts';
import { useViewer } from '../ui/viewer.tsx';
import type { InvoiceView } from './InvoiceView.ts';

/** What can be done with the invoice around besides saving it. */
export const InvoiceActions = () => {
  const invoice = useRecordContext<InvoiceView>();
  const { role } = useViewer();
  if (!invoice || !isIssued(invoice)) return null;
  return (
    <>
      <DownloadPdf invoice={invoice} />
      {isAdminLevel(role) && !invoice.disabled && <Correct invoice={invoice} />}
    </>
  );
};

const DownloadPdf = ({ invoice }: { invoice: InvoiceView }) => {
  const translate = useTranslate();
  const name = `${invoice.num.replaceAll('/', '-')}.pdf`;
  const { run, isPending } = useAction(provider => provider.download(`/api/invoices/${invoice.id}/pdf`, name), {
    error: 'resources.invoices.notifications.pdfError',
    args: { num: invoice.num },
  });
  return (
    <Button size="small" variant="outlined" startIcon={<PdfIcon />} onClick={run} disabled={isPending}>
      {translate('resources.invoices.actions.pdf')}
    </Button>
  );
};

/** A new invoice of the series R with the parties and amounts of this one, to be changed into what they should be. */
const Correct = ({ invoice }: { invoice: InvoiceView }) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { id, clientId, carrierId, value, tax, name } = invoice;
  const record = { isEmitted: true, invoiceId: id, clientId, carrierId, value, tax, name };
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
