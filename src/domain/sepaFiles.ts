import { entity } from './entity.ts';
import { day, flag, ids, integer, money, reference, text } from './fields.ts';

const MAX_SEPA_INVOICES = 500;

/** A file of transfers for the bank: what is still to be paid of some invoices of carriers, on a day (pain.001.001.09). */
export const sepaFiles = entity({
  name: 'sepaFiles',
  input: {
    /** When the bank is to carry it out. */
    day: day({ required: true }),
    /** Who made it was told that some were in another file already, and said so again. */
    includesAgain: flag(),
    invoiceIds: ids('invoices', MAX_SEPA_INVOICES),
  },
  stored: {
    messageId: text(35),
    count: integer(1, MAX_SEPA_INVOICES),
    total: money(),
    debtorName: text(120),
    debtorNif: text(20),
    debtorIban: text(34),
    /** When its payments were recorded. */
    paidDate: day(),
    userId: reference('users'),
  },
  derived: ['items'],
});

type Sent = { invoiceIds?: readonly number[] | null };

export const sepaFileErrors = ({ invoiceIds }: Sent): Record<string, string> => {
  if (!invoiceIds?.length) return { invoiceIds: 'validation.required' };
  return new Set(invoiceIds).size < invoiceIds.length ? { invoiceIds: 'validation.repeated' } : {};
};
