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

/** In order; ties settled by id so that no row is shown twice or never. `isBackwards`: the very opposite order. */
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
  // A flag leaves long ties: in them the newest come first, whichever way it is sorted (unread alerts).
  const isFlag = spec?.kind === 'boolean';
  if (field !== 'id') query.orderBy(`${table}.id`, way(isFlag ? 'desc' : direction));
  return query;
};

/** Those of the rows that the filter still leaves, in the order of the ids. */
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
  /** How many rows the filter leaves; null when what was read doesn't tell. */
  total: number | null;
};

/** One that isn't full is the last, and so tells how many there are; not an empty one after the first. */
const totalAfter = (found: number, { limit, offset }: ListParams): number | null =>
  found < limit && (found > 0 || offset === 0) ? offset + found : null;

/**
 * PostgreSQL takes for granted that what a filter leaves is spread evenly over every order: for the orders that nobody has
 * driven yet by their day it walks all from the oldest on, which for a million takes most of a second.
 */
const areFewToOrder = async (resource: Resource, { sort, filter }: All, ctx: Ctx): Promise<boolean> => {
  const isNarrow = !seesAll(resource, ctx) || Object.keys({ ...resource.usualFilter, ...filter }).length > 0;
  const [field, direction] = resource.defaultSort;
  // That order has the indexes that go with what is filtered by, and begins with what there is few of.
  const isUsual = sort.field === field && sort.direction === direction;
  if (!isPostgres(ctx.db) || !isNarrow || isUsual) return false;
  return (await totalOf(resource, filter, ctx)) <= FEW;
};

/** Has rows found before they are put in order. */
const foundFirst = (found: Knex.QueryBuilder, resource: Resource, { field }: Sort, { db }: Ctx): Knex.QueryBuilder => {
  const table = tableOf(resource);
  const columns = [...new Set(['id', field])].map(name => `${table}.${name}`);
  return db.queryBuilder().withMaterialized(table, found.select(columns)).from(table);
};

/**
 * Of the widest tables SQLite reads all of somebody's own rows before it puts them in order, unless their numbers alone
 * are to be put in order first.
 */
const byNumber = (page: Knex.QueryBuilder, resource: Resource, sort: Sort, ctx: Ctx): Knex.QueryBuilder => {
  const table = tableOf(resource);
  return ordered(ctx.db(table).whereIn(`${table}.id`, page.select(`${table}.id`)), resource, sort, ctx);
};

/** From where on it pays to know how many there are before the page is looked for. */
const FAR = 1_000;

/** A page that is nearer to the last row than to the first is found from there. Null when it isn't. */
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
 * A page of rows in order. What is before it is passed over by number alone, which an index is enough for: to read a
 * million rows in order to leave them out takes seconds.
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
  // Likewise what doesn't match what is searched for.
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
 * The ids of every row that the filter leaves, in order. They come as one text: a row of the answer for each is an object
 * for each, which for 100,000 takes ten times the memory.
 */
export const idsOf = async (resource: Resource, { sort, filter }: All, ctx: Ctx): Promise<Int32Array> => {
  const joined = isPostgres(ctx.db) ? `string_agg("id"::text, ',')` : `group_concat("id")`;
  await batchTurn();
  const way = await wayOf(resource, filter, sort, ctx);
  const rows = ordered(filtered(resource, filter, ctx, way), resource, sort, ctx).select(`${tableOf(resource)}.id`);
  // Both engines join in the order of what is read from.
  const together = ctx.db.select(ctx.db.raw(`${joined} as "ids"`)).from(rows.as('rows'));
  const [found]: { ids: string | null }[] = await mayTakeLong(together, ctx.db);
  return Int32Array.from(JSON.parse(`[${found?.ids ?? ''}]`));
};

/**
 * Those of the rows that the filter still leaves, some at a time and in the order of their ids: what comes or goes
 * meanwhile moves no other row from one batch into the next. Others get their turn in between.
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

/** A page of the rows that the user may see and the filter leaves, in order, and how many there are of them in all. */
export const listOf = async (
  resource: Resource,
  params: ListParams,
  ctx: Ctx,
): Promise<{ rows: Row[]; total: number }> => {
  const { rows, total } = await pageOf(resource, params, ctx);
  return { rows, total: total ?? (await totalOf(resource, params.filter, ctx)) };
};
