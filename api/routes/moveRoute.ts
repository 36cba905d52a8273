import { isConfirmed } from '#domain/routes';
import { trackedRouteStatus } from '#domain/routes/status';
import { decodeRow } from '../crud/codec.ts';
import { updateRow } from '../crud/write.ts';
import { keepDeca } from '../deca/keepDeca.ts';
import { loadsOfRoute } from '../loads/loadsOfRoute.ts';
import type { Ctx } from '../world.ts';
import { invoiceDateOf } from './invoiceDateOf.ts';
import { reopened } from './reopening.ts';
import type { RouteRow } from './RouteRow.ts';
import { routesTable } from './table.ts';

/** A step of a load, taken or taken back. */
type Moved = { status: string };

/**
 * Updates a route's status after this step of one of its loads: any at origin or later → ongoing, all delivered → finished
 * (Design 5). 409 if that takes back a finished route which can't be driven again.
 */
export const moveRoute = async (id: number, step: Moved, ctx: Ctx): Promise<void> => {
  const row: Record<string, unknown> | undefined = await ctx.db('routes').where({ id }).forUpdate().first();
  if (!row) return;
  const route = decodeRow(routesTable.entity, row) as RouteRow;
  if (!isConfirmed(route.status)) return;
  const loads = await loadsOfRoute(id, ctx);
  const status = trackedRouteStatus(loads);
  if (status === route.status) {
    // Already under way, by its carrier's word or another load, it may have begun on another day than its document says.
    if (step.status === 'at-origin') await keepDeca(id, ctx);
    return;
  }
  const columns =
    route.status === 'finished'
      ? await reopened(route, ctx, 'notUndone')
      : {
          status,
          invoiceDate: await invoiceDateOf(
            { ...route, status },
            loads.map(load => load.id),
            ctx,
          ),
        };
  await updateRow(routesTable, route, columns, ctx);
  // It says on which day the route began; and while it was finished, what changed made no new one.
  await keepDeca(id, ctx);
};
