import type { Knex } from 'knex';
import { ENTITIES } from '#domain/entities';
import { cellOf, hiddenFields } from '#domain/permissions';
import { isAdminLevel } from '#domain/roles';
import { forbidden, notFound } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { type AskByIds, byIds } from './byIds.ts';
import { decodeRow, rowToWire } from './codec.ts';
import { type Link, type Resource, type Row, tableOf, type Values } from './resource.ts';
import { toldRows } from './untold.ts';

/** The rows this user may see; 403 without the right to read. The only place where row rights become SQL (Design 3). */
export const scopedRows = (resource: Resource, ctx: Ctx): Knex.QueryBuilder => {
  const cell = cellOf(ctx.user.role, resource.name);
  if (!cell) throw forbidden();
  const query = ctx.db(tableOf(resource));
  resource.only?.(query, ctx);
  if (cell.rows === 'own') resource.scope(query, ctx.user, ctx);
  return query;
};

/** Whether the user sees every row of the table. */
export const seesAll = (resource: Resource, ctx: Ctx): boolean =>
  !resource.only && cellOf(ctx.user.role, resource.name)?.rows === 'all';

type Linked = { id: number };

const asking = new WeakMap<Link, AskByIds<Linked>>();

const linkedRows = (link: Link, ids: readonly number[], { db }: Ctx): Promise<Linked[]> => {
  const { table, columns, only = {} } = link;
  const ask =
    asking.get(link) ?? byIds<Linked>((each, those) => each(table).select(columns).whereIn('id', those).where(only));
  asking.set(link, ask);
  return ask(db, ids);
};

/** Adds linked rows to a page, one query per link. */
export const withLinks = async (links: readonly Link[], rows: readonly Row[], ctx: Ctx): Promise<Row[]> => {
  const found: Map<number, Values>[] = [];
  // In sequence: inside a transaction they share one connection.
  for (const link of links) {
    const ids = [...new Set(rows.map(row => row[link.by]).filter(id => id != null))] as number[];
    const linked = await linkedRows(link, ids, ctx);
    const entity = ENTITIES[link.table];
    found.push(new Map(linked.map(each => [each.id, rowToWire(entity, decodeRow(entity, each))])));
  }
  if (!links.length) return [...rows];
  return rows.map(row => {
    const added: Values = {};
    links.forEach((link, index) => {
      added[link.name] = found[index]?.get(row[link.by] as number) ?? null;
    });
    return { ...row, ...added };
  });
};

/** Rows as the API's code uses them, with links and derived names. `isBare`: see Resource.expand. */
export const expandRows = async (
  resource: Resource,
  rows: readonly Row[],
  ctx: Ctx,
  isBare?: boolean,
): Promise<Row[]> => {
  const linked = await withLinks(resource.links ?? [], rows, ctx);
  return resource.expand ? resource.expand(linked, ctx, isBare) : linked;
};

/** Rows → answers, without what the role may not read, in the wire's units. `isBare`: see Resource.expand. */
export const present = async (resource: Resource, rows: Row[], ctx: Ctx, isBare?: boolean): Promise<Values[]> => {
  const hidden = new Set(hiddenFields(ctx.user.role, resource.name));
  const isDated = resource.entity.derived?.includes('creationTimestamp');
  const expanded = await expandRows(resource, await toldRows(resource.entity, rows, ctx), ctx, isBare);
  // Nobody may read the search text.
  return expanded.map(({ searchText: _internal, ...row }) => {
    if (isDated) row.creationTimestamp = row.createdAt;
    return rowToWire(resource.entity, row, hidden);
  });
};

/** Leaves out removed rows, but for those that their owner is shown all the same. */
export const leaveOutRemoved = (query: Knex.QueryBuilder, resource: Resource, { user }: Ctx): void => {
  const table = tableOf(resource);
  const [present, shown] = [{ [`${table}.disabled`]: false }, Object.entries(resource.shownWhenRemoved ?? {})];
  if (!shown.length || isAdminLevel(user.role)) query.where(present);
  else
    query.where(either =>
      either.where(present).orWhere(Object.fromEntries(shown.map(([column, value]) => [`${table}.${column}`, value]))),
    );
};

type FindOptions = { includeDisabled?: boolean; lock?: boolean };

/** One row the user may see; 404 otherwise, as a row outside the scope doesn't exist for it (Design 3). */
export const findRow = async (resource: Resource, id: number, ctx: Ctx, options: FindOptions = {}): Promise<Row> => {
  const query = scopedRows(resource, ctx)
    .where(`${tableOf(resource)}.id`, id)
    .select(`${tableOf(resource)}.*`);
  const hides = !isAdminLevel(ctx.user.role) && !options.includeDisabled;
  if (hides && options.lock) query.where(`${tableOf(resource)}.disabled`, false);
  else if (hides) leaveOutRemoved(query, resource, ctx);
  if (options.lock) query.forUpdate();
  const row: Values | undefined = await query.first();
  if (!row) throw notFound();
  return decodeRow(resource.entity, row);
};
