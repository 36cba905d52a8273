import { dayOf } from '#domain/dates';
import { routeInvoiceDate } from '#domain/routeInvoiceDate';
import { isAssignedLike, type RouteStatus } from '#domain/routes';
import type { Values } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import { keepDeca } from '../deca/keepDeca.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import { routesTable } from '../routes/table.ts';
import type { Ctx } from '../world.ts';
import type { LoadRow } from './LoadRow.ts';
import { loadsOfRoute } from './loadsOfRoute.ts';
import { touchRoute } from './touchRoute.ts';

/** A route that loads were taken from, as they left it. */
export type LeftRoute = { id: number; status: RouteStatus; loads: number };

/** What a route comes to by what it still carries; null when it stays as it is. */
const leftAs = (route: RouteRow, left: readonly LoadRow[], ctx: Ctx): (Values & { status: RouteStatus }) | null => {
  // The pool shows no route without loads (Design 6); those who asked for it wait, as when the office takes it out.
  if (!left.length) return route.status === 'public' ? { status: 'draft', isPublic: false } : null;
  if (!isAssignedLike(route.status) || left.some(load => load.status !== 'delivered')) return null;
  const status = 'finished';
  return { status, invoiceDate: routeInvoiceDate({ ...route, status }, dayOf(ctx.now)) };
};

/**
 * Settles a route that these loads leave. When all that it still carries is delivered it is finished, since no further
 * step will say so (Design 5); an empty one leaves the pool. One that was confirmed stays so even when empty: it keeps its
 * carrier and its vehicle (keptErrors), and other loads may follow. Answers what it has come to.
 */
export const leaveRoute = async (id: number, leaving: readonly number[], ctx: Ctx): Promise<LeftRoute> => {
  const route = await touchRoute(id, ctx);
  await keepDeca(id, ctx, leaving);
  const left = (await loadsOfRoute(id, ctx)).filter(load => !leaving.includes(load.id));
  const columns = leftAs(route, left, ctx);
  if (columns) await updateRow(routesTable, route, columns, ctx);
  return { id, status: columns?.status ?? route.status, loads: left.length };
};
