import type { Knex } from 'knex';
import { carrierName } from '#domain/carriers';
import { type Progress, progressOf, type RunState } from '#domain/invoiceRuns';
import { toEuros } from '#domain/money';
import { groupBy } from '../crud/groupBy.ts';
import type { Row, Values } from '../crud/resource.ts';
import { mayTakeLong } from '../readers/aside.ts';
import type { Ctx } from '../world.ts';
import type { RunItem } from './RunRow.ts';
import { onlyWaiting } from './statements.ts';

/** The progress of each run of a page, in one query. */
export const progressByRun = async (ids: readonly number[], ctx: Ctx): Promise<Map<number, Progress>> => {
  const counted: { runId: number; state: RunState; n: number | string }[] = await ctx
    .db('invoiceRunItems')
    .whereIn('runId', [...ids])
    .groupBy('runId', 'state')
    .select('runId', 'state')
    .count({ n: '*' });
  const groups = groupBy(counted, each => each.runId);
  return new Map(
    ids.map(id => [
      id,
      progressOf(Object.fromEntries((groups.get(id) ?? []).map(({ state, n }) => [state, Number(n)]))),
    ]),
  );
};

type Found = RunItem & {
  client: string | null;
  carrier: string | null;
  surname: string | null;
  num: string | null;
  value: number | null;
  total: number | null;
  isSelfBilled: boolean | number | null;
  annulled: boolean | number | null;
  acceptance: string | null;
};
type Sum = { itemId: number; rows: number | string; loads: number | string | null; routes: number | string | null };

/** A removed route isn't settled by the carrier's own invoices; an invoice that a run made is shown with all it was for. */
const onlySettled = (rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  rows
    .whereNull('invoices.id')
    .orWhere('invoices.isSelfBilled', true)
    .orWhereNull('routes.id')
    .orWhere('routes.disabled', false);

/** A run's clients or carriers (or those with these ids), as its page shows them. */
export const readItems = async (where: { runId: number } | { ids: readonly number[] }, ctx: Ctx): Promise<Values[]> => {
  const those = (items: Knex.QueryBuilder) =>
    'ids' in where
      ? items.whereIn('invoiceRunItems.id', [...where.ids])
      : items.where('invoiceRunItems.runId', where.runId);
  const query = those(ctx.db('invoiceRunItems'))
    .leftJoin('clients', 'clients.id', 'invoiceRunItems.clientId')
    .leftJoin('carriers', 'carriers.id', 'invoiceRunItems.carrierId')
    .leftJoin('invoices', 'invoices.id', 'invoiceRunItems.invoiceId')
    .orderBy('invoiceRunItems.id')
    .select('invoiceRunItems.*', 'invoices.num', 'invoices.value', 'invoices.total', 'invoices.acceptance')
    .select('invoices.isSelfBilled')
    .select('carriers.surname')
    .select({ client: 'clients.name', carrier: 'carriers.name', annulled: 'invoices.disabled' });
  const found: Found[] = await mayTakeLong(query, ctx.db);
  const summed: Knex.QueryBuilder = ctx
    .db('invoiceRunRows')
    .join('invoiceRunItems', 'invoiceRunItems.id', 'invoiceRunRows.itemId')
    .leftJoin('loads', 'loads.id', 'invoiceRunRows.loadId')
    .leftJoin('routes', 'routes.id', 'invoiceRunRows.routeId')
    .leftJoin('invoices', 'invoices.id', 'invoiceRunItems.invoiceId')
    .whereIn('invoiceRunRows.itemId', those(ctx.db('invoiceRunItems')).select('invoiceRunItems.id'))
    .where(counted => counted.whereNot('invoiceRunItems.state', 'stated').orWhere(onlyWaiting))
    .where(onlySettled)
    .groupBy('invoiceRunRows.itemId')
    .select('invoiceRunRows.itemId')
    .count({ rows: '*' })
    .sum({ loads: 'loads.price', routes: 'routes.price' });
  const sums: Sum[] = await mayTakeLong(summed, ctx.db);
  const sumOf = new Map(sums.map(sum => [sum.itemId, sum]));
  return found.map(item => {
    const sum = sumOf.get(item.id);
    const {
      client,
      carrier,
      surname,
      value,
      total,
      annulled,
      isSelfBilled,
      at: _at,
      runId: _runId,
      ...rest
    } = item as Found & { at: string };
    // A carrier's own invoice may be for less than the settlement that it closes, or for several.
    const made = rest.clientId || isSelfBilled ? value : null;
    return {
      ...rest,
      name: client ?? carrierName({ name: carrier, surname }),
      count: Number(sum?.rows ?? 0),
      base: toEuros(made ?? Number(sum?.loads ?? 0) + Number(sum?.routes ?? 0)),
      total: total === null ? null : toEuros(total),
      isAnnulled: !!annulled,
    };
  });
};

/** Adds each run's progress and, for a single run, the outcome of each client or carrier. */
export const expandRuns = async (rows: Row[], ctx: Ctx): Promise<Row[]> => {
  const progress = await progressByRun(
    rows.map(row => row.id),
    ctx,
  );
  const single = rows.length === 1 ? rows[0] : undefined;
  const items = single ? await readItems({ runId: single.id }, ctx) : null;
  return rows.map(row => ({ ...row, progress: progress.get(row.id), ...(items && { items }) }));
};
