import { isConfirmed, type RouteStatus } from '#domain/routes';
import type { Values } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import { keepDeca } from '../deca/keepDeca.ts';
import { invoiceDateOf } from '../routes/invoiceDateOf.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import { routesTable } from '../routes/table.ts';
import type { Ctx } from '../world.ts';
import type { LoadRow } from './LoadRow.ts';
import { loadsOfRoute } from './loadsOfRoute.ts';
import { touchRoute } from './touchRoute.ts';

/** A route after loads were taken off it. */
export type LeftRoute = { id: number; status: RouteStatus; loads: number };

/** The changes that follow from the remaining loads; null if none. */
const leftAs = async (
  route: RouteRow,
  left: readonly LoadRow[],
  ctx: Ctx,
): Promise<(Values & { status: RouteStatus }) | null> => {
  // The pool shows no empty route (Design 6); its requests stay open, as when the office takes it out.
  if (!left.length) return route.status === 'public' ? { status: 'draft', isPublic: false } : null;
  if (!isConfirmed(route.status) || left.some(load => load.status !== 'delivered')) return null;
  const status = 'finished';
  const ids = left.map(load => load.id);
  return { status, invoiceDate: await invoiceDateOf({ ...route, status }, ids, ctx) };
};

/**
 * Updates a route that these loads leave. If all remaining loads are delivered it is finished, since no further step
 * would finish it (Design 5); an empty one leaves the pool. A confirmed route stays confirmed even if empty: it keeps
 * carrier and vehicle (keptErrors), and other loads may follow. Gives its new state.
 */
export const leaveRoute = async (id: number, leaving: readonly number[], ctx: Ctx): Promise<LeftRoute> => {
  const route = await touchRoute(id, ctx);
  await keepDeca(id, ctx, leaving);
  const left = (await loadsOfRoute(id, ctx)).filter(load => !leaving.includes(load.id));
  const columns = await leftAs(route, left, ctx);
  if (columns) await updateRow(routesTable, route, columns, ctx);
  return { id, status: columns?.status ?? route.status, loads: left.length };
};
