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
/** The method used when marking as paid without choosing one. */
export const DEFAULT_METHOD: PaymentMethod = 'transfer';

/** A payment of an invoice on a day. Payments don't change: a wrong one is removed and registered again. */
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
    /** The invoice's status before it, to return to if it is removed. */
    statusBefore: integer(0, 2),
    /** The SEPA file that contained it. */
    sepaFileId: reference('sepaFiles'),
    userId: reference('users'),
  },
  derived: ['user'],
});

type Payment = { amount?: number | null };

/** Message keys by field: the amount, in euros or cents, isn't 0. */
export const paymentErrors = ({ amount }: Payment): Record<string, string> =>
  amount === 0 ? { amount: 'validation.positive' } : {};
