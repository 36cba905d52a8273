import { isIban } from '../identifiers/iban.ts';
import type { Parties } from '../invoices/parties.ts';
import { isSepaCountry, isSepaName } from './text.ts';

type Owed = {
  disabled?: boolean;
  pending: number;
  /** The carrier's answer, if the invoice was drawn up for it. */
  acceptance?: string | null;
};
type Invoice = Parties & Owed;
type Payee = { name: string; iban: string | null };

/** Why this much can't be transferred for an invoice any more (message key), or null. */
export const transferProblem = ({ disabled, acceptance, pending }: Owed, amount: number): string | null => {
  if (disabled) return 'errors.sepaFiles.removed';
  // Without the carrier's consent it isn't its invoice (RD 1619/2012 art. 5): it must be annulled and made anew.
  if (acceptance === 'rejected') return 'errors.sepaFiles.rejected';
  if (pending <= 0) return 'errors.sepaFiles.nothingPending';
  return pending < amount ? 'errors.sepaFiles.lessPending' : null;
};

/** Why an invoice can't be paid by transfer file (message key), or null. */
export const sepaProblem = (invoice: Invoice, { name, iban }: Payee): string | null => {
  if (invoice.issuerRole !== 'carrier' || invoice.recipientRole !== 'admin') return 'errors.sepaFiles.notOfCarrier';
  const problem = transferProblem(invoice, invoice.pending);
  if (problem) return problem;
  if (!iban) return 'errors.sepaFiles.noIban';
  if (!isIban(iban)) return 'errors.sepaFiles.wrongIban';
  if (!isSepaCountry(iban)) return 'errors.sepaFiles.foreignIban';
  return isSepaName(name) ? null : 'errors.sepaFiles.noName';
};
