import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { isFixed } from '#domain/invoices/rights';
import { isAdminLevel } from '#domain/roles';
import { useViewer } from '../ui/pages/viewer.tsx';
import type { InvoiceView } from './InvoiceView.ts';

/** Beside the button that saves: what is entered in the books has to be entered anew once it is changed. */
export const BookedNotice = () => {
  const translate = useTranslate();
  const invoice = useRecordContext<InvoiceView>();
  const { role } = useViewer();
  if (!invoice?.isProcessed || isFixed(invoice) || !isAdminLevel(role)) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('resources.invoices.help.booked')}
    </Typography>
  );
};
