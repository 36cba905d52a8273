import { addDays, endOfMonth } from '#domain/dates';
import { groupBy, kept, type Row } from './rows.ts';
import type { Batch, BuiltRoute, World } from './world.ts';

/** How many days after a month's end the office settles with its carriers. */
export const SETTLED_AFTER = 5;
/** Runs of what is longer ago were made by hand. */
const REMEMBERED_DAYS = 75;

type Runs = Required<Pick<Batch, 'invoiceRuns' | 'invoiceRunItems' | 'invoiceRunRows'>>;
type Item = { party: Row; state: string; invoiceId: number | null; rows: Row[] };

const add = (runs: Runs, month: string, run: Row & { date: string }, items: readonly Item[], world: World): void => {
  if (!items.length) return;
  const at = world.calendar.at(run.date, 1_090);
  const runId = world.ids.invoiceRuns();
  runs.invoiceRuns.push({
    ...kept(runId, at),
    fromDate: month,
    toDate: endOfMonth(month),
    dueReason: null,
    userId: world.adminId,
    ...run,
  });
  for (const { party, state, invoiceId, rows } of items) {
    const id = world.ids.invoiceRunItems();
    runs.invoiceRunItems.push({ id, runId, clientId: null, carrierId: null, ...party, state, invoiceId, at });
    for (const row of rows) runs.invoiceRunRows.push({ itemId: id, loadId: null, routeId: null, ...row });
  }
};

/** What was invoiced together at the end of a month: its clients, and its carriers, of whom some have yet to send theirs. */
export const buildRuns = (
  month: string,
  routes: readonly BuiltRoute[],
  invoices: readonly Row[],
  world: World,
): Runs => {
  const runs: Runs = { invoiceRuns: [], invoiceRunItems: [], invoiceRunRows: [] };
  const { today } = world.calendar;
  const end = endOfMonth(month);
  if (end >= today || end < addDays(today, -REMEMBERED_DAYS)) return runs;
  const loadsOf = groupBy(
    routes.flatMap(route => route.loads),
    load => load.invoiceId,
  );
  const made = invoices.filter(invoice => !invoice.disabled);
  const clients = made
    .filter(invoice => loadsOf.has(invoice.id))
    .map(({ id, clientId }) => ({
      party: { clientId },
      state: 'created',
      invoiceId: Number(id),
      rows: (loadsOf.get(id) ?? []).map(load => ({ loadId: load.id })),
    }));
  add(runs, month, { kind: 'clients', date: end }, clients, world);

  const date = addDays(end, SETTLED_AFTER);
  if (date > today) return runs;
  const rowsOf = groupBy(
    routes.map(route => route.row),
    route => route.invoiceId,
  );
  const selfBilled = made
    .filter(invoice => invoice.isSelfBilled)
    .map(({ id, carrierId }) => ({
      party: { carrierId },
      state: 'created',
      invoiceId: Number(id),
      rows: (rowsOf.get(id) ?? []).map(route => ({ routeId: route.id })),
    }));
  const unsent = (rowsOf.get(null) ?? []).filter(route => route.carrierId && route.price !== null);
  const stated = [...groupBy(unsent, route => route.carrierId)].map(([carrierId, rows]) => ({
    party: { carrierId },
    state: 'stated',
    invoiceId: null,
    rows: rows.map(route => ({ routeId: route.id })),
  }));
  add(runs, month, { kind: 'carriers', date }, [...selfBilled, ...stated], world);
  return runs;
};
