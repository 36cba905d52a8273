import type { Knex } from 'knex';
import { isPostgres } from '../database/db.ts';
import { mayTakeLong } from '../readers/aside.ts';
import type { Ctx } from '../world.ts';
import { FEW } from './applySearch.ts';
import { batchTurn } from './batchTurns.ts';
import { decodeRow } from './codec.ts';
import { filtered, totalOf, wayOf } from './filtered.ts';
import type { ListParams } from './listParams.ts';
import { orderByField } from './order.ts';
import { seesAll } from './read.ts';
import { type Resource, type Row, tableOf, type Values } from './resource.ts';

type Sort = ListParams['sort'];
const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

/** Sorted, ties by id so that no row is shown twice or never. `isBackwards`: the exact reverse. */
const ordered = (
  query: Knex.QueryBuilder,
  resource: Resource,
  { field, direction }: Sort,
  ctx: Ctx,
  isBackwards = false,
): Knex.QueryBuilder => {
  const table = tableOf(resource);
  const spec = resource.entity.fields[field];
  const way = (usual: Sort['direction']) => (isBackwards ? OPPOSITE[usual] : usual);
  if (spec) orderByField(query, `${table}.${field}`, spec, way(direction), ctx);
  // Flags leave many ties: among them newest first, in either direction (unread alerts).
  const isFlag = spec?.kind === 'boolean';
  if (field !== 'id') query.orderBy(`${table}.id`, way(isFlag ? 'desc' : direction));
  return query;
};

/** Those rows that still match the filter, in the order of the ids. */
const rowsOf = async (resource: Resource, ids: readonly number[], filter: Values, ctx: Ctx): Promise<Row[]> => {
  if (!ids.length) return [];
  const table = tableOf(resource);
  const rows: (Values & { id: number })[] = await filtered(resource, filter, ctx)
    .whereIn(`${table}.id`, ids)
    .select(`${table}.*`);
  const found = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => {
    const row = found.get(id);
    return row ? [decodeRow(resource.entity, row)] : [];
  });
};

type All = Pick<ListParams, 'sort' | 'filter'>;

type Page = {
  rows: Row[];
  /** How many rows match the filter; null if unknown from what was read. */
  total: number | null;
};

/** The total, if the page tells it: a page that isn't full is the last, unless it is empty and not the first. */
const totalAfter = (found: number, { limit, offset }: ListParams): number | null =>
  found < limit && (found > 0 || offset === 0) ? offset + found : null;

/**
 * PostgreSQL assumes matching rows are spread evenly, so for undriven orders by day it scans from the oldest: almost a
 * second for a million rows. Whether the rows are few enough to sort instead.
 */
const areFewToOrder = async (resource: Resource, { sort, filter }: All, ctx: Ctx): Promise<boolean> => {
  const isNarrow = !seesAll(resource, ctx) || Object.keys({ ...resource.usualFilter, ...filter }).length > 0;
  const [field, direction] = resource.defaultSort;
  // The default order has indexes for its filters and begins with the rare rows.
  const isUsual = sort.field === field && sort.direction === direction;
  if (!isPostgres(ctx.db) || !isNarrow || isUsual) return false;
  return (await totalOf(resource, filter, ctx)) <= FEW;
};

/** Makes the database find the rows before sorting them. */
const foundFirst = (found: Knex.QueryBuilder, resource: Resource, { field }: Sort, { db }: Ctx): Knex.QueryBuilder => {
  const table = tableOf(resource);
  const columns = [...new Set(['id', field])].map(name => `${table}.${name}`);
  return db.queryBuilder().withMaterialized(table, found.select(columns)).from(table);
};

/** On wide tables SQLite reads all of a user's rows before sorting, unless only ids are sorted first. */
const byNumber = (page: Knex.QueryBuilder, resource: Resource, sort: Sort, ctx: Ctx): Knex.QueryBuilder => {
  const table = tableOf(resource);
  return ordered(ctx.db(table).whereIn(`${table}.id`, page.select(`${table}.id`)), resource, sort, ctx);
};

/** From this offset on it pays to count the rows before finding the page. */
const FAR = 1_000;

/** A page nearer to the end is found from there; null if it is nearer to the beginning. */
const pageFromTheEnd = async (resource: Resource, params: ListParams, ctx: Ctx): Promise<Page | null> => {
  const { filter, sort, offset } = params;
  const total = await totalOf(resource, filter, ctx);
  const left = total - offset;
  if (left > offset) return null;
  const limit = Math.min(params.limit, left);
  if (limit <= 0) return { rows: [], total };
  const backwards = ordered(
    filtered(resource, filter, ctx, await wayOf(resource, filter, sort, ctx)),
    resource,
    sort,
    ctx,
    true,
  );
  const ids: number[] = await mayTakeLong(backwards.limit(limit), ctx.db)
    .offset(left - limit)
    .pluck(`${tableOf(resource)}.id`);
  return { rows: await rowsOf(resource, ids.reverse(), filter, ctx), total };
};

/**
 * A sorted page. Rows before it are skipped by id alone, from an index: reading a million rows just to skip them takes
 * seconds.
 */
const pageOf = async (resource: Resource, params: ListParams, ctx: Ctx): Promise<Page> => {
  const table = tableOf(resource);
  const found = params.offset >= FAR ? await pageFromTheEnd(resource, params, ctx) : null;
  if (found) return found;
  const way = await wayOf(resource, params.filter, params.sort, ctx);
  const few = await areFewToOrder(resource, params, ctx);
  const left = filtered(resource, params.filter, ctx, way);
  const all = ordered(few ? foundFirst(left, resource, params.sort, ctx) : left, resource, params.sort, ctx);
  const page = all.limit(params.limit);
  const { q, ...others } = params.filter;
  // The same for rows that don't match the search.
  if (few || params.offset || q !== undefined || way.byFields) {
    const ids: number[] = await mayTakeLong(page, ctx.db).offset(params.offset).pluck(`${table}.id`);
    return { rows: await rowsOf(resource, ids, others, ctx), total: totalAfter(ids.length, params) };
  }
  const isOwn = resource.indexed && !seesAll(resource, ctx) && !isPostgres(ctx.db);
  const whole = isOwn ? byNumber(page, resource, params.sort, ctx) : page;
  const rows: Values[] = await mayTakeLong(whole, ctx.db).select(`${table}.*`);
  return { rows: rows.map(row => decodeRow(resource.entity, row)), total: totalAfter(rows.length, params) };
};

/**
 * The ids of all matching rows, in order. Sent as one text: as rows, 100,000 of them would be as many objects and take
 * ten times the memory.
 */
export const idsOf = async (resource: Resource, { sort, filter }: All, ctx: Ctx): Promise<Int32Array> => {
  const joined = isPostgres(ctx.db) ? `string_agg("id"::text, ',')` : `group_concat("id")`;
  await batchTurn();
  const way = await wayOf(resource, filter, sort, ctx);
  const rows = ordered(filtered(resource, filter, ctx, way), resource, sort, ctx).select(`${tableOf(resource)}.id`);
  // Both engines join in the order of the subquery.
  const together = ctx.db.select(ctx.db.raw(`${joined} as "ids"`)).from(rows.as('rows'));
  const [found]: { ids: string | null }[] = await mayTakeLong(together, ctx.db);
  return Int32Array.from(JSON.parse(`[${found?.ids ?? ''}]`));
};

/**
 * The rows still matching the filter, in batches in the order of their ids: rows added or removed meanwhile don't shift
 * others between batches. Other requests are served in between.
 */
export async function* batchesOf(
  resource: Resource,
  ids: Int32Array,
  filter: Values,
  ctx: Ctx,
  size = 100,
): AsyncGenerator<Row[]> {
  for (let first = 0; first < ids.length; first += size) {
    await batchTurn();
    yield rowsOf(resource, [...ids.subarray(first, first + size)], filter, ctx);
  }
}

/** A sorted page of the matching rows the user may see, and their total. */
export const listOf = async (
  resource: Resource,
  params: ListParams,
  ctx: Ctx,
): Promise<{ rows: Row[]; total: number }> => {
  const { rows, total } = await pageOf(resource, params, ctx);
  return { rows, total: total ?? (await totalOf(resource, params.filter, ctx)) };
};
