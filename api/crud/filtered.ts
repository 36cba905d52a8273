import type { Knex } from 'knex';
import { isAdminLevel } from '#domain/roles';
import type { Ctx } from '../world.ts';
import { type Found, findsFew } from './applySearch.ts';
import { countOf } from './countOf.ts';
import { isReadByFields, readByFields } from './fieldIndex.ts';
import { applyFilter } from './filters.ts';
import type { ListParams } from './listParams.ts';
import { leaveOutRemoved, scopedRows, seesAll } from './read.ts';
import type { Resource, Values } from './resource.ts';

type Sort = ListParams['sort'];

/** How a filter's rows are to be found. */
type Way = { few: Found; byFields: boolean };

const ANY: Way = { few: false, byFields: false };

/** How a filter's rows are found in an order; `sort` is null if only their number is needed. */
export const wayOf = async (resource: Resource, filter: Values, sort: Sort | null, ctx: Ctx): Promise<Way> => ({
  few: await findsFew(resource, filter, ctx),
  byFields: seesAll(resource, ctx) && isReadByFields(resource, filter, sort?.field ?? null, ctx.db),
});

/** The rows the user may see that match a filter; removed ones only if asked for. */
export const filtered = (
  resource: Resource,
  filter: Values,
  ctx: Ctx,
  { few, byFields }: Way = ANY,
): Knex.QueryBuilder => {
  const query = scopedRows(resource, ctx);
  if (byFields) readByFields(query, resource, ctx.db);
  const asksForIds = 'id' in filter && isAdminLevel(ctx.user.role);
  if (!('disabled' in filter) && !asksForIds) leaveOutRemoved(query, resource, ctx);
  applyFilter(query, resource, 'id' in filter ? filter : { ...resource.usualFilter, ...filter }, ctx, few);
  return query;
};

/** The number of those rows. */
export const totalOf = async (resource: Resource, filter: Values, ctx: Ctx): Promise<number> =>
  countOf(filtered(resource, filter, ctx, await wayOf(resource, filter, null, ctx)), ctx.db);
