import { daysBetween } from '../dates.ts';
import { LEGAL_DUE_DAYS } from './due.ts';
import { PAID } from '../invoices.ts';
import { type Owed, pendingOf } from './paidState.ts';

/** From this day after delivery a carrier should be paid, to keep the legal cap. */
const WARNING_DAYS = 45;

export type Urgency = 'late' | 'soon' | 'fine';

/** Days since the last delivery against the legal cap of 60 (Ley 3/2004): past it, near it, or far from it. */
export const urgencyOf = (days: number): Urgency => {
  if (days > LEGAL_DUE_DAYS) return 'late';
  return days >= WARNING_DAYS ? 'soon' : 'fine';
};

type Invoice = Owed & {
  status: number;
  date: string;
  dueDate: string;
};

export type Waiting = {
  /** Days past its due date; null if not overdue. */
  overdueDays: number | null;
  /** Days since the last delivery; if unknown, since the invoice date. */
  deliveryDays: number | null;
};

/** How long an invoice has waited to be paid; nulls if it doesn't wait. Days in either form. */
export const waitingOf = (invoice: Invoice, lastDelivery: string | null, today: string): Waiting => {
  if (invoice.status === PAID || pendingOf(invoice) <= 0) return { overdueDays: null, deliveryDays: null };
  const late = daysBetween(invoice.dueDate, today);
  const since = daysBetween(lastDelivery ?? invoice.date, today);
  return { overdueDays: late > 0 ? late : null, deliveryDays: Math.max(since, 0) };
};
