import { addDays, dayToUtc, daysBetween, lastDay } from '../dates.ts';
import type { RunKind } from '../invoiceRuns.ts';
import type { PartyRole } from '../invoices.ts';

const DUE_DAYS = 30;
/** Calendar days from the service; no agreement can exceed them (Ley 3/2004 art. 4). */
export const LEGAL_DUE_DAYS = 60;

/** The default due date for an invoice date, `YYYY-MM-DD` (Design 7). */
export const defaultDueDate = (date: string): string => addDays(date, DUE_DAYS);

type Day = string | null | undefined;

/** When a load was delivered, and when it was to be. */
export type Delivery = { deliveredDate?: Day; deliveryDate?: Day };
/** A load, or a route with the loads it carries. */
export type Delivered = Delivery & { endDate?: Day; invoiceDate?: Day; loads?: readonly Delivery[] };

/** The day of a load's delivery: as tracked, else as planned. */
const dayOfDelivery = ({ deliveredDate, deliveryDate }: Delivery): Day => deliveredDate || deliveryDate;

/**
 * The day the legal payment term starts, in the form given: a load's delivery; for a route, its last known delivery,
 * else its end. With neither, the invoicing date.
 */
export const deliveryDay = ({ endDate, invoiceDate, loads = [], ...load }: Delivered): string | null =>
  dayOfDelivery(load) || lastDay(loads.map(dayOfDelivery)) || endDate || invoiceDate || null;

export type DueProblem = {
  field: 'dueDate' | 'dueReason';
  key: string;
  /** A warning still lets the form save; an error doesn't. */
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
 * Checks a due date: not before the invoice date, not past the legal cap, counted from the last delivery (if unknown,
 * from the invoice date). For a carrier's invoice to us, going past needs a written reason; for others it is only a
 * warning (Design 7).
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

/**
 * The due date of an invoice that a run makes, or that a settlement waits for: in 30 days. A carrier's comes earlier if
 * the legal cap of 60 days from delivery does, but never before the invoice date.
 */
export const runDueDate = (kind: RunKind, date: string, lastDelivery: string | null): string => {
  const due = defaultDueDate(date);
  if (kind === 'clients' || !lastDelivery) return due;
  const cap = addDays(lastDelivery, LEGAL_DUE_DAYS);
  if (cap >= due) return due;
  return cap < date ? date : cap;
};

/**
 * When the invoice of a settlement is due that is made on a later day: as the settlement's paper says, of its `date`; as
 * counted from that day, if it comes after that.
 */
export const settlementDueDate = (date: string, lastDelivery: string | null, madeOn: string): string => {
  const stated = runDueDate('carriers', date, lastDelivery);
  return stated < madeOn ? runDueDate('carriers', madeOn, lastDelivery) : stated;
};
