import { lastDay } from '../dates.ts';
import { isMadeByCarrier } from './rights.ts';
import type { Parties } from './parties.ts';
import { PAID } from '../invoices.ts';
import { isAdminLevel, type Role } from '../roles.ts';

/** A payment in row units: cents, `YYYY-MM-DD`. */
export type Paid = { day: string; amount: number; statusBefore: number };

export type Settlement = {
  /** Cents. */
  paid: number;
  pending: number;
  /** The day on which it was fully covered; null until then. */
  paidDate: string | null;
  status: number;
};

/** The sum of payments, in cents. */
export const sumOf = (payments: readonly Pick<Paid, 'amount'>[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The invoice's state given its payments, oldest first; cents. Fully covered: paid. No longer covered: back to the
 * status it had before the covering payment (`before`). With nothing payable, the stored status stays.
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

export type Owed = {
  /** Annulled or removed. */
  disabled?: boolean;
  /** Whether a correction replaced it: only one of the two is owed. */
  isReplaced?: boolean;
  /** Cents. */
  payable: number;
  paid: number;
};

/** The amount still to be paid, in cents; 0 if annulled, removed or replaced. */
export const pendingOf = ({ disabled, isReplaced, payable, paid }: Owed): number =>
  disabled || isReplaced ? 0 : payable - paid;

type Invoice = Partial<Parties> & { isEmitted?: boolean | null; disabled?: boolean };

/**
 * Whether a role may register payments: the office all; a carrier, on invoices with third parties that it made itself.
 */
export const mayRegister = (invoice: Invoice, role: Role): boolean =>
  isAdminLevel(role) ||
  (role === 'carrier' &&
    isMadeByCarrier(invoice) &&
    (invoice.issuerRole === 'external' || invoice.recipientRole === 'external'));

/** Why this role can't register a payment for the invoice (message key), or null. */
export const paymentRefusal = (invoice: Invoice & { pending: number; payable?: number }, role: Role): string | null => {
  if (!mayRegister(invoice, role)) return 'errors.payments.office';
  if (invoice.disabled) return 'errors.payments.annulled';
  if (invoice.payable === 0) return 'errors.payments.nothingToPay';
  return invoice.pending > 0 ? null : 'errors.payments.nothingPending';
};
