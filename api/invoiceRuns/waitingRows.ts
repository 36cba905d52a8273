import type { Knex } from 'knex';
import { MAX_RUN_ROWS, type RunKind, type RunState } from '#domain/invoiceRuns';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import { isInvoiceable, type Item } from '../invoices/items.ts';
import { mapInParts } from '../turns/mapInParts.ts';
import { mayTakeLong } from '../readers/aside.ts';
import type { Ctx } from '../world.ts';
import { OF_KIND } from './RunRow.ts';

/** The day that decides a row's month: its invoicing date, which a route may lack. */
const DAY = {
  clients: '"loads"."invoiceDate"',
  carriers: 'coalesce("routes"."invoiceDate", "routes"."endDate", "routes"."startDate")',
};

/** The columns needed for an invoice's line: reading all of them for thousands of rows would take longest. */
const ALWAYS = ['id', 'version', 'disabled', 'status', 'price', 'invoiceId', 'invoiceDate', 'clientRef'];
const COLUMNS = {
  clients: [...ALWAYS, 'clientId', 'origin', 'destination', 'pickupDate', 'deliveredDate', 'deliveryDate'],
  carriers: [...ALWAYS, 'carrierId', 'startDate', 'endDate'],
};

/** States in which a run keeps its rows from others: not yet made, or a settlement awaiting its invoice. */
export const KEEPING: readonly RunState[] = ['pending', 'stated'];

/** SQL: the ids of rows already in runs. */
export const inOtherRuns = (kind: RunKind, ctx: Ctx, states = KEEPING): Knex.QueryBuilder => {
  const { row } = OF_KIND[kind];
  return ctx
    .db('invoiceRunRows')
    .join('invoiceRunItems', 'invoiceRunItems.id', 'invoiceRunRows.itemId')
    .whereIn('invoiceRunItems.state', states)
    .whereNotNull(`invoiceRunRows.${row}`)
    .select(`invoiceRunRows.${row}`);
};

const waiting = (kind: RunKind, ctx: Ctx): Knex.QueryBuilder => {
  const { kind: table, owner } = OF_KIND[kind];
  const query = ctx
    .db(table)
    .where(`${table}.disabled`, false)
    .whereNull(`${table}.invoiceId`)
    .whereNotNull(`${table}.${owner}`)
    .whereNotIn(`${table}.id`, inOtherRuns(kind, ctx));
  return kind === 'carriers'
    ? query.where('routes.status', 'finished')
    : query.whereNot('loads.status', 'not-assigned');
};

export type Waiting = { rows: Item[]; isCut: boolean; earlier: number; earliest: string | null };

/** Rows to invoice in a period, by client or carrier, oldest first; and how many are left from before, since which day. */
export const waitingRows = async (kind: RunKind, from: string, to: string, ctx: Ctx): Promise<Waiting> => {
  const { kind: table, owner } = OF_KIND[kind];
  const within = waiting(kind, ctx)
    .whereRaw(`${DAY[kind]} between ? and ?`, [from, to])
    .orderBy([owner, { column: `${table}.invoiceDate` }, { column: `${table}.id` }])
    .limit(MAX_RUN_ROWS + 1)
    .select(COLUMNS[kind].map(name => `${table}.${name}`));
  const found: Values[] = await mayTakeLong(within, ctx.db);
  const before = waiting(kind, ctx)
    .whereRaw(`${DAY[kind]} < ?`, [from])
    .select(ctx.db.raw(`count(*) as "n", min(${DAY[kind]}) as "day"`));
  const [earlier]: { n: number | string; day: string | null }[] = await mayTakeLong(before, ctx.db);
  const { entity } = OF_KIND[kind].table;
  const rows = await mapInParts(found.slice(0, MAX_RUN_ROWS), row => decodeRow(entity, row) as Row & Item);
  return {
    rows: rows.filter(row => isInvoiceable(table, row, ctx)),
    isCut: found.length > MAX_RUN_ROWS,
    earlier: Number(earlier?.n ?? 0),
    earliest: earlier?.day ?? null,
  };
};
