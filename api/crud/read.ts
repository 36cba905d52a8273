import type { Knex } from 'knex';
import { cellOf, hiddenFields } from '#domain/permissions';
import { isAdminLevel } from '#domain/roles';
import { forbidden, notFound } from '../HttpError.ts';
import { isPostgres } from '../db.ts';
import type { Ctx } from '../world.ts';
import { findsFew } from './applySearch.ts';
import { batchTurn } from './batchTurns.ts';
import { decodeRow, rowToWire } from './codec.ts';
import { unlessWritten } from '../generation.ts';
import { applyFilter } from './filters.ts';
import type { ListParams } from './listParams.ts';
import { orderByField } from './order.ts';
import { type Resource, type Row, tableOf, type Values } from './resource.ts';
import { isUntold } from './untold.ts';

/** The rows of a resource that this user may see: the one place where row rights meet SQL (Design 3). */
export const scopedRows = (resource: Resource, ctx: Ctx): Knex.QueryBuilder => {
  const cell = cellOf(ctx.user.role, resource.name);
  if (!cell) throw forbidden();
  const query = ctx.db(tableOf(resource));
  resource.only?.(query, ctx);
  if (cell.rows === 'own') resource.scope(query, ctx.user, ctx);
  return query;
};

/** Whether every row of the table is among them. */
export const seesAll = (resource: Resource, ctx: Ctx): boolean =>
  !resource.only && cellOf(ctx.user.role, resource.name)?.rows === 'all';

/** Adds a page's linked rows, each link in one query. */
const withLinks = async (resource: Resource, rows: Row[], ctx: Ctx): Promise<Row[]> => {
  const links = resource.links ?? [];
  const found: Map<number, { id: number }>[] = [];
  // One after another: inside a transaction they share its one connection.
  for (const link of links) {
    const ids = [...new Set(rows.map(row => row[link.by]).filter(id => id != null))] as number[];
    const query = ctx
      .db(link.table)
      .select(link.columns as string[])
      .whereIn('id', ids);
    if (link.table === 'users' && isUntold('superUser', ctx)) query.whereNot('role', 'superUser');
    const linked: { id: number }[] = ids.length ? await query : [];
    found.push(new Map(linked.map(each => [each.id, each])));
  }
  if (!links.length) return rows;
  return rows.map(row => {
    const added: Values = {};
    links.forEach((link, index) => {
      added[link.name] = found[index]?.get(row[link.by] as number) ?? null;
    });
    return { ...row, ...added };
  });
};

/** Rows as the API's own code uses them, with links and derived names. */
export const expandRows = async (resource: Resource, rows: Row[], ctx: Ctx): Promise<Row[]> => {
  const linked = await withLinks(resource, rows, ctx);
  return resource.expand ? resource.expand(linked, ctx) : linked;
};

/** Rows → answers: what the role may not read is left out, units become the wire's. */
export const present = async (resource: Resource, rows: Row[], ctx: Ctx): Promise<Values[]> => {
  const hidden = new Set(hiddenFields(ctx.user.role, resource.name));
  const isDated = resource.entity.derived?.includes('creationTimestamp');
  const expanded = await expandRows(resource, rows, ctx);
  // What is searched in is nobody's to read.
  return expanded.map(({ searchText: _internal, ...row }) => {
    if (isDated) row.creationTimestamp = row.createdAt;
    return rowToWire(resource.entity, row, hidden);
  });
};

type FindOptions = { includeDisabled?: boolean; lock?: boolean };

/** One row that the user may see, or 404: a row outside the scope does not exist (Design 3). */
export const findRow = async (resource: Resource, id: number, ctx: Ctx, options: FindOptions = {}): Promise<Row> => {
  const query = scopedRows(resource, ctx)
    .where(`${tableOf(resource)}.id`, id)
    .select(`${tableOf(resource)}.*`);
  if (!isAdminLevel(ctx.user.role) && !options.includeDisabled) query.where(`${tableOf(resource)}.disabled`, false);
  if (options.lock) query.forUpdate();
  const row: Values | undefined = await query.first();
  if (!row) throw notFound();
  return decodeRow(resource.entity, row);
};

const filtered = (resource: Resource, filter: Values, ctx: Ctx, few = false): Knex.QueryBuilder => {
  const query = scopedRows(resource, ctx);
  const asksForIds = 'id' in filter && isAdminLevel(ctx.user.role);
  if (!('disabled' in filter) && !asksForIds) query.where(`${tableOf(resource)}.disabled`, false);
  applyFilter(query, resource, 'id' in filter ? filter : { ...resource.usualFilter, ...filter }, ctx, few);
  return query;
};

/** In order; ties settled by id so that no row is shown twice or never. */
const ordered = (query: Knex.QueryBuilder, resource: Resource, { field, direction }: ListParams['sort'], ctx: Ctx) => {
  const table = tableOf(resource);
  const spec = resource.entity.fields[field];
  if (spec) orderByField(query, `${table}.${field}`, spec, direction, ctx.db);
  // A flag leaves long ties: in them the newest come first, whichever way it is sorted (unread alerts).
  const isFlag = spec?.kind === 'boolean';
  if (field !== 'id') query.orderBy(`${table}.id`, isFlag ? 'desc' : direction);
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

/**
 * A page of rows in order. What is before it is passed over by number alone, which an index is enough for: to read a
 * million rows in order to leave them out takes seconds.
 */
export const pageOf = async (resource: Resource, params: ListParams, ctx: Ctx): Promise<Row[]> => {
  const table = tableOf(resource);
  const few = await findsFew(resource, params.filter, ctx);
  const page = ordered(filtered(resource, params.filter, ctx, few), resource, params.sort, ctx).limit(params.limit);
  // Likewise what doesn't match what is searched for.
  if (params.offset || params.filter.q !== undefined) {
    const ids: number[] = await page.offset(params.offset).pluck(`${table}.id`);
    return rowsOf(resource, ids, params.filter, ctx);
  }
  const rows: Values[] = await page.select(`${table}.*`);
  return rows.map(row => decodeRow(resource.entity, row));
};

type All = Pick<ListParams, 'sort' | 'filter'>;

/**
 * The ids of every row that the filter leaves, in order. They come as one text: a row of the answer for each is an object
 * for each, which for 100,000 takes ten times the memory.
 */
export const idsOf = async (resource: Resource, { sort, filter }: All, ctx: Ctx): Promise<Int32Array> => {
  const joined = isPostgres(ctx.db) ? `string_agg("id"::text, ',')` : `group_concat("id")`;
  await batchTurn();
  const few = await findsFew(resource, filter, ctx);
  const rows = ordered(filtered(resource, filter, ctx, few), resource, sort, ctx).select(`${tableOf(resource)}.id`);
  // Both engines join in the order of what is read from.
  const [found]: { ids: string | null }[] = await ctx.db.select(ctx.db.raw(`${joined} as "ids"`)).from(rows.as('rows'));
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

export const totalOf = async (resource: Resource, filter: Values, ctx: Ctx): Promise<number> => {
  const few = await findsFew(resource, filter, ctx);
  const query = filtered(resource, filter, ctx, few).count({ total: '*' });
  const { sql, bindings } = query.toSQL();
  return unlessWritten(ctx.db, `${sql} ${JSON.stringify(bindings)}`, async () => {
    const counted: { total: number }[] = await query;
    return Number(counted[0]?.total ?? 0);
  });
};
