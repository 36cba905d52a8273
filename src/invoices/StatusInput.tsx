import { SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { INVOICE_STATUSES } from '#domain/invoices';
import { useField } from '../ui/formScope.ts';
import type { InvoiceView } from './InvoiceView.ts';
import { shownStatus } from '#domain/invoiceStatus';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** The status, in the words of this invoice's direction: one pays or collects, sends or receives. */
export const StatusInput = () => {
  const translate = useTranslate();
  const { disabled, required, hidden } = useField('status');
  const { isEmitted } = useInvoiceValues();
  const stored = useRecordContext<InvoiceView>();
  if (hidden) return null;
  const direction = stored?.direction ?? (isEmitted ? 'emitted' : 'received');
  const textOf = (status: number) =>
    translate(`resources.invoices.choices.shownStatus.${shownStatus({ status, direction })}`);
  return (
    <SelectInput
      source="status"
      choices={INVOICE_STATUSES.map(id => ({ id, name: textOf(id) }))}
      translateChoice={false}
      isRequired={required}
      disabled={disabled}
      fullWidth
    />
  );
};
