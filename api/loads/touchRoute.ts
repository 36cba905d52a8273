import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import { announceRouteChange } from '../routes/announceRouteChange.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import { routesTable } from '../routes/table.ts';
import type { Ctx } from '../world.ts';

/**
 * Updates a route's version when its loads change, so that a simultaneous confirmation notices, and tells who drives
 * it. Gives the new row.
 */
export const touchRoute = async (id: number, ctx: Ctx): Promise<RouteRow> => {
  await ctx.db('routes').where({ id }).update({ updatedAt: ctx.now.toISOString() }).increment('version', 1);
  const row: Values = await ctx.db('routes').where({ id }).first();
  const route = decodeRow(routesTable.entity, row) as RouteRow;
  await announceRouteChange(route, ctx);
  return route;
};
