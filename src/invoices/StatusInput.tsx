import { SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { INVOICE_STATUSES, PAID } from '#domain/invoices';
import { useField } from '../ui/forms/formScope.ts';
import type { InvoiceView } from './InvoiceView.ts';
import { shownStatus } from '#domain/invoices/status';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** The status, in the words of this invoice's direction: one pays or collects, sends or receives. */
export const StatusInput = () => {
  const translate = useTranslate();
  const { disabled, required, hidden } = useField('status');
  const { isEmitted, chosen } = useInvoiceValues(values => ({ isEmitted: values.isEmitted, chosen: values.status }));
  const stored = useRecordContext<InvoiceView>();
  if (hidden) return null;
  const direction = stored?.direction ?? (isEmitted ? 'emitted' : 'received');
  const isPaying = chosen === PAID && !!stored?.id && stored.status !== PAID && stored.pending > 0;
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
      helperText={isPaying && 'resources.payments.help.today'}
    />
  );
};
