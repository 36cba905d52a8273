import { isIban } from '../identifiers/iban.ts';
import type { Parties } from '../invoices/parties.ts';
import { isSepaCountry, isSepaName } from './text.ts';

type Invoice = Parties & {
  disabled?: boolean;
  pending: number;
  /** The carrier's answer, if the invoice was drawn up for it. */
  acceptance?: string | null;
};
type Payee = { name: string; iban: string | null };

/** Why an invoice can't be paid by transfer file (message key), or null. */
export const sepaProblem = (invoice: Invoice, { name, iban }: Payee): string | null => {
  if (invoice.issuerRole !== 'carrier' || invoice.recipientRole !== 'admin') return 'errors.sepaFiles.notOfCarrier';
  if (invoice.disabled) return 'errors.sepaFiles.removed';
  // Without the carrier's consent it isn't its invoice (RD 1619/2012 art. 5): it must be annulled and made anew.
  if (invoice.acceptance === 'rejected') return 'errors.sepaFiles.rejected';
  if (invoice.pending <= 0) return 'errors.sepaFiles.nothingPending';
  if (!iban) return 'errors.sepaFiles.noIban';
  if (!isIban(iban)) return 'errors.sepaFiles.wrongIban';
  if (!isSepaCountry(iban)) return 'errors.sepaFiles.foreignIban';
  return isSepaName(name) ? null : 'errors.sepaFiles.noName';
};
