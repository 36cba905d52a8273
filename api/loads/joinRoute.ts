import { updateRow } from '../crud/write.ts';
import { checkReopening, REOPENED } from '../routes/reopening.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import { routesTable } from '../routes/table.ts';
import type { Ctx } from '../world.ts';
import { touchRoute } from './touchRoute.ts';

/**
 * Settles a route that loads join: a finished one is on its way again (Design 5). 409 when those who drove it can't do so
 * any more. Runs in the transaction that puts the loads on it.
 */
export const joinRoute = async (route: RouteRow, ctx: Ctx): Promise<void> => {
  if (route.status === 'finished') {
    await checkReopening(route, ctx);
    await updateRow(routesTable, route, REOPENED, ctx);
  }
  await touchRoute(route.id, ctx);
};
