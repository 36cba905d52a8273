import { daysBetween } from './dates.ts';
import { LEGAL_DUE_DAYS } from './invoiceDue.ts';
import { PAID } from './invoices.ts';

/** From here on it is time to pay what was delivered, so that the legal cap is kept. */
const WARNING_DAYS = 45;

export type Urgency = 'late' | 'soon' | 'fine';

/** How days since the last delivery stand to the legal cap of 60 (Ley 3/2004): beyond it, near it, or far from it. */
export const urgencyOf = (days: number): Urgency => {
  if (days > LEGAL_DUE_DAYS) return 'late';
  return days >= WARNING_DAYS ? 'soon' : 'fine';
};

type Invoice = {
  status: number;
  disabled?: boolean;
  /** Whether a correction took its place: nobody owes both. */
  isReplaced?: boolean;
  date: string;
  dueDate: string;
};

export type Waiting = {
  /** Days past its due date; null while it isn't past it. */
  overdueDays: number | null;
  /** Days since the last delivery; since the invoice itself where none is known. */
  deliveryDays: number | null;
};

/** How long an invoice has waited to be paid; nothing for one that waits no more. Days in either form. */
export const waitingOf = (invoice: Invoice, lastDelivery: string | null, today: string): Waiting => {
  if (invoice.status === PAID || invoice.disabled || invoice.isReplaced)
    return { overdueDays: null, deliveryDays: null };
  const late = daysBetween(invoice.dueDate, today);
  const since = daysBetween(lastDelivery ?? invoice.date, today);
  return { overdueDays: late > 0 ? late : null, deliveryDays: Math.max(since, 0) };
};
