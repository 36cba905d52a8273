import { addDays, dayToUtc, daysBetween, lastDay } from './dates.ts';
import type { PartyRole } from './invoices.ts';

const DUE_DAYS = 30;
/** Ley 3/2004 art. 4: natural days from the service; no agreement makes them more. */
export const LEGAL_DUE_DAYS = 60;

/** The due date of an invoice of a day when none is said, `YYYY-MM-DD` (Design 7). */
export const defaultDueDate = (date: string): string => addDays(date, DUE_DAYS);

type Day = string | null | undefined;

/** A load, or a route with the loads it carries. */
type Delivered = { deliveryDate?: Day; endDate?: Day; invoiceDate?: Day; loads?: readonly { deliveryDate?: Day }[] };

/**
 * The day that the legal term of payment counts from, in the form it comes in: a load's delivery; the last one known of a
 * route's loads, or else its end. What says none of them is done by the day it may be invoiced on.
 */
export const deliveryDay = ({ deliveryDate, endDate, invoiceDate, loads = [] }: Delivered): string | null =>
  deliveryDate || lastDay(loads.map(load => load.deliveryDate)) || endDate || invoiceDate || null;

export type DueProblem = {
  field: 'dueDate' | 'dueReason';
  key: string;
  /** A warning is shown and lets save; an error doesn't. */
  level: 'error' | 'warning';
};

type Due = {
  date?: string | null;
  dueDate?: string | null;
  dueReason?: string | null;
  issuerRole?: PartyRole | null;
  recipientRole?: PartyRole | null;
};

/**
 * What is wrong with a due date: before the invoice's own, or beyond the legal cap, which counts from the last delivery
 * (from the invoice itself while that isn't known). Beyond it what a carrier invoices us needs a written reason; what
 * others owe is only warned of: they would be the offenders (Design 7).
 */
export const dueProblem = (invoice: Due, lastDelivery?: string | null): DueProblem | null => {
  const { date, dueDate, dueReason, issuerRole, recipientRole } = invoice;
  if (!date || !dueDate || Number.isNaN(dayToUtc(date)) || Number.isNaN(dayToUtc(dueDate))) return null;
  if (daysBetween(date, dueDate) < 0) return { field: 'dueDate', key: 'validation.dueDateBeforeDate', level: 'error' };
  if (daysBetween(lastDelivery ?? date, dueDate) <= LEGAL_DUE_DAYS) return null;
  if (issuerRole !== 'carrier' || recipientRole !== 'admin')
    return { field: 'dueDate', key: 'validation.dueDateLegal', level: 'warning' };
  return dueReason ? null : { field: 'dueReason', key: 'validation.dueReason', level: 'error' };
};
