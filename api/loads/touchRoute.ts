import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import { announceRouteChange } from '../routes/announceRouteChange.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import { routesTable } from '../routes/table.ts';
import type { Ctx } from '../world.ts';

/**
 * Who changes a route's loads changes the route: whoever confirms it at the same time must notice, and who drives it.
 * Answers the row as it is then.
 */
export const touchRoute = async (id: number, ctx: Ctx): Promise<RouteRow> => {
  await ctx.db('routes').where({ id }).update({ updatedAt: ctx.now.toISOString() }).increment('version', 1);
  const row: Values = await ctx.db('routes').where({ id }).first();
  const route = decodeRow(routesTable.entity, row) as RouteRow;
  await announceRouteChange(route, ctx);
  return route;
};
