import { toRowDay } from '#domain/dates';
import { formatEuros } from '#domain/figures';
import { paymentErrors, payments } from '#domain/payments';
import { type Problems, validateEntity } from '#domain/validation';
import type { Values } from '../ui/forms/EntityForm.tsx';

type Invoice = { id?: unknown; pending: number };

/** What is wrong with a payment while it is typed: what the server would say of it. */
export const paymentProblems = (values: Values, invoice: Invoice, today: string): Problems => {
  const { amount, day } = values;
  const found = validateEntity(payments, { ...values, invoiceId: invoice.id }, paymentErrors);
  if (typeof amount === 'number' && amount > invoice.pending)
    found.amount ??= { key: 'errors.payments.overPending', args: { pending: formatEuros(invoice.pending) } };
  if (typeof day === 'string' && toRowDay(day) > toRowDay(today)) found.day ??= { key: 'validation.futureDate' };
  return found;
};
