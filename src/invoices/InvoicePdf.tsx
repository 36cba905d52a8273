import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAction } from '../ui/actions/useAction.ts';
import type { InvoiceView } from './InvoiceView.ts';

/** Saves the PDF of an invoice that was issued here. */
export const InvoicePdf = ({ invoice }: { invoice: InvoiceView }) => {
  const translate = useTranslate();
  const name = translate('papers.invoice.file', { num: invoice.num });
  const { run, isPending } = useAction(provider => provider.download(`/api/invoices/${invoice.id}/pdf`, name), {
    error: 'app.files.downloadError',
  });
  return (
    <Button size="small" variant="outlined" startIcon={<PdfIcon />} onClick={run} disabled={isPending}>
      {translate('resources.invoices.actions.pdf')}
    </Button>
  );
};
