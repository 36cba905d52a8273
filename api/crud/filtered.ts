import type { Knex } from 'knex';
import { isAdminLevel } from '#domain/roles';
import type { Ctx } from '../world.ts';
import { type Found, findsFew } from './applySearch.ts';
import { countOf } from './countOf.ts';
import { isReadByFields, readByFields } from './fieldIndex.ts';
import { applyFilter } from './filters.ts';
import type { ListParams } from './listParams.ts';
import { scopedRows, seesAll } from './read.ts';
import { type Resource, tableOf, type Values } from './resource.ts';

type Sort = ListParams['sort'];

/** How the rows that a filter leaves are to be found. */
type Way = { few: Found; byFields: boolean };

const ANY: Way = { few: false, byFields: false };

/** How those of a filter are found, in an order; `sort` is null where only their number is asked for. */
export const wayOf = async (resource: Resource, filter: Values, sort: Sort | null, ctx: Ctx): Promise<Way> => ({
  few: await findsFew(resource, filter, ctx),
  byFields: seesAll(resource, ctx) && isReadByFields(resource, filter, sort?.field ?? null, ctx.db),
});

/** The rows that the user may see and a filter leaves, removed ones only where they are asked for. */
export const filtered = (
  resource: Resource,
  filter: Values,
  ctx: Ctx,
  { few, byFields }: Way = ANY,
): Knex.QueryBuilder => {
  const query = scopedRows(resource, ctx);
  if (byFields) readByFields(query, resource, ctx.db);
  const asksForIds = 'id' in filter && isAdminLevel(ctx.user.role);
  if (!('disabled' in filter) && !asksForIds) query.where(`${tableOf(resource)}.disabled`, false);
  applyFilter(query, resource, 'id' in filter ? filter : { ...resource.usualFilter, ...filter }, ctx, few);
  return query;
};

/** How many they are. */
export const totalOf = async (resource: Resource, filter: Values, ctx: Ctx): Promise<number> =>
  countOf(filtered(resource, filter, ctx, await wayOf(resource, filter, null, ctx)), ctx.db);
