import { updateRow } from '../crud/write.ts';
import { reopened } from '../routes/reopening.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import { routesTable } from '../routes/table.ts';
import type { Ctx } from '../world.ts';
import { touchRoute } from './touchRoute.ts';

/**
 * Updates a route that gets loads: a finished one becomes ongoing (Design 5). 409 if its carrier or vehicles can't
 * drive it any more. Runs in the transaction that adds the loads.
 */
export const joinRoute = async (route: RouteRow, ctx: Ctx): Promise<void> => {
  if (route.status === 'finished') await updateRow(routesTable, route, await reopened(route, ctx), ctx);
  await touchRoute(route.id, ctx);
};
