import { entity } from './entity.ts';
import { day, flag, ids, integer, money, reference, text } from './fields.ts';

const MAX_SEPA_INVOICES = 500;

/**
 * A file of transfers for the bank: the pending amounts of some carriers' invoices, paid on a day (pain.001.001.09).
 */
export const sepaFiles = entity({
  name: 'sepaFiles',
  input: {
    /** The day on which the bank should execute it. */
    day: day({ required: true }),
    /** Whoever made it confirmed that it includes invoices already in another file. */
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

/** Message keys by field: at least one invoice, none twice. */
export const sepaFileErrors = ({ invoiceIds }: Sent): Record<string, string> => {
  if (!invoiceIds?.length) return { invoiceIds: 'validation.required' };
  return new Set(invoiceIds).size < invoiceIds.length ? { invoiceIds: 'validation.repeated' } : {};
};
