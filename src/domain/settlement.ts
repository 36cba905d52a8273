import { lastDay } from './dates.ts';
import { isMadeByCarrier } from './invoiceRights.ts';
import type { Parties } from './invoiceParties.ts';
import { PAID } from './invoices.ts';
import { isAdminLevel, type Role } from './roles.ts';

/** A payment in row units: cents, `YYYY-MM-DD`. */
export type Paid = { day: string; amount: number; statusBefore: number };

export type Settlement = {
  /** Cents. */
  paid: number;
  pending: number;
  /** The day on which the last euro was covered; null until it is. */
  paidDate: string | null;
  status: number;
};

/** Cents. */
export const sumOf = (payments: readonly Pick<Paid, 'amount'>[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Where an invoice stands with its payments, in the order in which they were registered. Covered, it is paid; no more
 * covered, it is again what it was before the payment that covered it (`before`: the last one's, one just removed
 * included). Where nothing is to be paid there are no payments, and its status is what somebody said.
 */
export const settlementOf = (
  payable: number,
  payments: readonly Paid[],
  status: number,
  before = payments.at(-1)?.statusBefore ?? 0,
): Settlement => {
  const paid = sumOf(payments);
  const pending = Math.max(payable - paid, 0);
  if (payable === 0) return { paid, pending, paidDate: null, status };
  if (pending === 0) return { paid, pending, paidDate: lastDay(payments.map(({ day }) => day)), status: PAID };
  return { paid, pending, paidDate: null, status: status === PAID ? before : status };
};

type Owed = {
  /** Whether a correction took its place: nobody owes both. */
  isReplaced?: boolean;
  /** Cents. */
  payable: number;
  paid: number;
};

/** What is still to be paid of an invoice, in cents. */
export const pendingOf = ({ isReplaced, payable, paid }: Owed): number => (isReplaced ? 0 : payable - paid);

type Invoice = Partial<Parties> & { isEmitted?: boolean | null; disabled?: boolean };

/** The office registers all payments; a carrier those of what it made itself with third parties. */
export const mayRegister = (invoice: Invoice, role: Role): boolean =>
  isAdminLevel(role) ||
  (role === 'carrier' &&
    isMadeByCarrier(invoice) &&
    (invoice.issuerRole === 'external' || invoice.recipientRole === 'external'));

/** Why no payment of it can be registered by a role, as a message key; null when one can. */
export const paymentRefusal = (invoice: Invoice & { pending: number }, role: Role): string | null => {
  if (!mayRegister(invoice, role)) return 'errors.payments.office';
  if (invoice.disabled) return 'errors.payments.annulled';
  return invoice.pending > 0 ? null : 'errors.payments.nothingPending';
};
