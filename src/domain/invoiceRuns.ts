import { addDays, dayOf, daysBetween, endOfMonth } from './dates.ts';
import { entity } from './entity.ts';
import { day, ids, oneOf, reference, text } from './fields.ts';

/** What a run makes: the month's invoices to clients, or carriers' settlements. */
export const RUN_KINDS = ['clients', 'carriers'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/**
 * The state of one client or carrier in a run: its invoice exists (`created`), its settlement waits for the carrier's
 * own invoice (`stated`), or it was refused, with the reason. `withdrawn` counts as never picked.
 */
const RUN_STATES = ['pending', 'created', 'stated', 'refused', 'withdrawn'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Most items in one run: several busy months of a brokerage. */
export const MAX_RUN_ROWS = 5000;

/** Invoices made together with one date, one for each client or carrier. */
export const invoiceRuns = entity({
  name: 'invoiceRuns',
  input: {
    kind: oneOf(RUN_KINDS, { required: true }),
    fromDate: day({ required: true }),
    toDate: day({ required: true }),
    /** The date of all its invoices. */
    date: day({ required: true }),
    /** Why carriers are paid after the legal term, if they are. */
    dueReason: text(250),
    loadIds: ids('loads', MAX_RUN_ROWS),
    routeIds: ids('routes', MAX_RUN_ROWS),
  },
  stored: { userId: reference('users') },
  derived: ['creationTimestamp', 'user', 'items', 'progress'],
});

/** The field of a run that holds its items' ids. */
export const runField = (kind: RunKind): 'loadIds' | 'routeIds' => (kind === 'clients' ? 'loadIds' : 'routeIds');

type Checked = {
  kind?: RunKind | null;
  fromDate?: string | null;
  toDate?: string | null;
  loadIds?: readonly number[] | null;
  routeIds?: readonly number[] | null;
};

/** Message keys by field: days in order; loads for clients or routes for carriers, at least one, none twice. */
export const runErrors = (run: Checked): Record<string, string> => {
  const errors: Record<string, string> = {};
  const { kind, fromDate, toDate, loadIds, routeIds } = run;
  if (fromDate && toDate && daysBetween(fromDate, toDate) < 0) errors.toDate = 'validation.dateOrder';
  if (!kind) return errors;
  const field = runField(kind);
  const other = kind === 'clients' ? 'routeIds' : 'loadIds';
  const rows = (kind === 'clients' ? loadIds : routeIds) ?? [];
  if (!rows.length) errors[field] = 'errors.invoiceRuns.nothing';
  else if (new Set(rows).size < rows.length) errors[field] = 'validation.repeated';
  if (run[other]?.length) errors[other] = 'errors.invoiceRuns.otherKind';
  return errors;
};

/** The last day on which the previous month may still be invoiced: before the 16th (RD 1619/2012 art. 11 and 13.2). */
const LAST_DAY = 15;

/** The month to invoice by default, `2026-11`: the previous one while the law allows it, otherwise the current one. */
export const monthToInvoice = (now: Date): string => {
  const today = dayOf(now);
  const isLate = Number(today.slice(8)) > LAST_DAY;
  return (isLate ? today : addDays(`${today.slice(0, 7)}-01`, -1)).slice(0, 7);
};

/** First and last day of a month, `2026-11`. */
export const daysOfMonth = (month: string): [string, string] => [`${month}-01`, endOfMonth(month)];

export type Progress = Record<RunState, number>;

/** Counts by state, 0 for the states that are missing. */
export const progressOf = (counts: Partial<Progress>): Progress => ({
  pending: 0,
  created: 0,
  stated: 0,
  refused: 0,
  withdrawn: 0,
  ...counts,
});

/** Whether a run has nothing pending. */
export const isRunOver = (progress: Progress): boolean => progress.pending === 0;
