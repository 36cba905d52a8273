import { entity } from './entity.ts';
import { day, integer, money, oneOf, reference, text } from './fields.ts';

export const PAYMENT_METHODS = [
  'transfer',
  'cash',
  'promissoryNote',
  'confirming',
  'directDebit',
  'compensation',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** What marking as paid takes when nobody says another. */
export const DEFAULT_METHOD: PaymentMethod = 'transfer';

/** What was paid of an invoice on a day. A payment isn't changed: one that is wrong is removed and registered anew. */
export const payments = entity({
  name: 'payments',
  input: {
    invoiceId: reference('invoices', { required: true }),
    day: day({ required: true }),
    amount: money({ required: true }),
    method: oneOf(PAYMENT_METHODS, { required: true }),
    reference: text(100),
    notes: text(500),
  },
  stored: {
    /** The status that the invoice goes back to without it. */
    statusBefore: integer(0, 2),
    /** The SEPA file that it was paid by. */
    sepaFileId: reference('sepaFiles'),
    userId: reference('users'),
  },
  derived: ['user'],
});

type Payment = { amount?: number | null };

/** In either unit: nothing is no payment. */
export const paymentErrors = ({ amount }: Payment): Record<string, string> =>
  amount === 0 ? { amount: 'validation.positive' } : {};
