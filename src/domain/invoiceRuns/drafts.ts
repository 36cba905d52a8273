import { lastDay } from '../dates.ts';
import { dueProblem, runDueDate } from '../invoices/due.ts';
import type { RunKind } from '../invoiceRuns.ts';
import { MAX_INVOICE_ROWS } from '../invoices.ts';
import type { Tax } from '../invoices/tax.ts';
import { type InvoiceTotals, invoiceTotals } from '../invoices/totals.ts';

/** A load or route to be invoiced. */
export type RunRow = {
  id: number;
  /** Cents. */
  price: number | null;
  /** Its last delivery, `YYYY-MM-DD`. */
  day: string | null;
  /** Delivered or finished; others are offered, but not picked by default. */
  isDone: boolean;
  /** Last delivered within the run's days; others wait for the run of theirs (`isInPeriod`). */
  isInPeriod: boolean;
};

export type RunParty = {
  nif: string | null;
  hasAddress: boolean;
  /** Established outside Spain: a person has to choose its tax. */
  isForeign: boolean;
  isRemoved: boolean;
  /** Invoiced by us and located in Canarias, Ceuta or Melilla: IVA may not be its tax. */
  isOutsideIva: boolean;
  tax: Tax;
};

/**
 * Problems of a client or carrier: `held` ones keep it from being picked by default, others are only shown. Their texts
 * say what to do.
 */
const RUN_PROBLEMS = {
  removed: 'held',
  noNif: 'held',
  noAddress: 'held',
  foreign: 'held',
  outsideIva: 'held',
  tooMany: 'held',
  dueReason: 'held',
  dueLegal: 'said',
  noPrice: 'said',
  notDone: 'said',
  otherPeriod: 'said',
} as const;
export type RunProblem = keyof typeof RUN_PROBLEMS;

export type RunDraft = InvoiceTotals & { count: number; dueDate: string; problems: RunProblem[] };

type Asked = { kind: RunKind; date: string };

const PARTIES = {
  clients: { issuerRole: 'admin', recipientRole: 'client' },
  carriers: { issuerRole: 'carrier', recipientRole: 'admin' },
} as const satisfies Record<RunKind, object>;

/**
 * The amount an invoice of a run asks for, in cents: the total from a client; a carrier is paid less what is withheld.
 */
export const askedFor = (kind: RunKind, { total, payable }: Pick<RunDraft, 'total' | 'payable'>): number =>
  kind === 'clients' ? total : payable;

/** The invoice that one client's or carrier's picked rows would make, and its problems. */
export const runDraft = (
  party: RunParty,
  rows: readonly RunRow[],
  picked: readonly RunRow[],
  { kind, date }: Asked,
): RunDraft => {
  const lastDelivery = lastDay(picked.map(row => row.day));
  const dueDate = runDueDate(kind, date, lastDelivery);
  const due = dueProblem({ date, dueDate, ...PARTIES[kind] }, lastDelivery);
  const has: Record<RunProblem, boolean> = {
    removed: party.isRemoved,
    noNif: !party.nif,
    noAddress: !party.hasAddress,
    foreign: party.isForeign,
    outsideIva: party.isOutsideIva,
    tooMany: picked.length > MAX_INVOICE_ROWS,
    dueReason: due?.level === 'error',
    dueLegal: due?.level === 'warning',
    noPrice: rows.some(row => row.price === null),
    notDone: rows.some(row => !row.isDone),
    otherPeriod: rows.some(row => !row.isInPeriod),
  };
  const base = picked.reduce((sum, row) => sum + (row.price ?? 0), 0);
  return {
    ...invoiceTotals(base, party.tax),
    count: picked.length,
    dueDate,
    problems: (Object.keys(RUN_PROBLEMS) as RunProblem[]).filter(problem => has[problem]),
  };
};

type Period = { fromDate: string; toDate: string };

/** Whether a row was delivered within a run's days (`YYYY-MM-DD`); one without a delivery belongs where it was asked for. */
export const isInPeriod = (day: string | null, { fromDate, toDate }: Period): boolean =>
  day === null || (day >= fromDate && day <= toDate);

/** The days that an invoice of a run names: the run's, and those of what was delivered before or after and picked all the same. */
export const periodOf = ({ fromDate, toDate }: Period, days: readonly (string | null)[]): Period => {
  const all = [fromDate, toDate, ...days.filter(day => day !== null)].sort();
  return { fromDate: all[0] as string, toDate: all.at(-1) as string };
};

/** Whether it can be invoiced: it has a price. */
export const isPickable = (row: RunRow): boolean => row.price !== null;

/**
 * The rows picked by default: done within the period and with a price, oldest first, as many as one invoice holds. What
 * was delivered in another month belongs to another invoice: one sums up a single month (RD 1619/2012 art. 13).
 */
export const pickedByItself = <R extends RunRow>(rows: readonly R[]): R[] =>
  rows.filter(row => isPickable(row) && row.isDone && row.isInPeriod).slice(0, MAX_INVOICE_ROWS);

/** Whether a problem keeps a client or carrier from being picked by default. */
export const isHeld = ({ problems }: Pick<RunDraft, 'problems'>): boolean =>
  problems.some(problem => RUN_PROBLEMS[problem] === 'held');
