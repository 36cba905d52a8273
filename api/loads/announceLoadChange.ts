import { isOtherToDriver } from '#domain/loads/readByDriver';
import { isConfirmed } from '#domain/routes';
import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import { announceRouteChange } from '../routes/announceRouteChange.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import { routesTable } from '../routes/table.ts';
import type { Ctx } from '../world.ts';
import type { LoadRow } from './LoadRow.ts';

/** Tells who drives a load's confirmed route that the load changed. One that came to another route is told as such. */
export const announceLoadChange = async (before: LoadRow, load: LoadRow, ctx: Ctx): Promise<void> => {
  if (!load.routeId || load.routeId !== before.routeId || !isOtherToDriver(before, load)) return;
  const row: Values | undefined = await ctx.db('routes').where({ id: load.routeId, disabled: false }).first();
  const route = row && (decodeRow(routesTable.entity, row) as RouteRow);
  if (route && isConfirmed(route.status)) await announceRouteChange(route, ctx);
};
