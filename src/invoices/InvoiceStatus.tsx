import { useRecordContext } from 'react-admin';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import type { InvoiceView } from './InvoiceView.ts';
import { shownStatus } from '#domain/invoices/status';

/** The status of the invoice around, in the words of who looks. */
export const InvoiceStatus = () => {
  const invoice = useRecordContext<InvoiceView>();
  return invoice ? <StatusBadge value={shownStatus(invoice)} field="shownStatus" resource="invoices" /> : null;
};
