import { z } from 'zod';
import { rowId } from '#domain/fields';
import { moveRefusal, type MoveRefusal } from '#domain/loads/planning';
import { isConfirmed, MAX_ROUTE_LOADS, routeLabel } from '#domain/routes';
import { loadLabel } from '#domain/loads';
import { isStarted } from '#domain/loads/tracking';
import { decodeRow } from '../crud/codec.ts';
import { lockRows } from '../crud/lockRows.ts';
import type { Values } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import { HttpError } from '../http/HttpError.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import { routesTable } from '../routes/table.ts';
import type { Ctx } from '../world.ts';
import { checkClients } from './checkClients.ts';
import type { LoadRow } from './LoadRow.ts';
import { joinRoute } from './joinRoute.ts';
import { leaveRoute } from './leaveRoute.ts';
import { loadsOfRoute } from './loadsOfRoute.ts';
import { loadsTable } from './table.ts';

/** A load's status on a route: assigned if the route is assigned, ongoing or finished, otherwise not (Design 5). */
const statusOn = (routeStatus: string | null) => (isConfirmed(routeStatus) ? 'assigned' : 'not-assigned');

/** The same by the sent route id, of any type; not assigned without an existing route. */
export const statusByRoute = async (sent: unknown, { db }: Ctx) => {
  const { success, data: id } = rowId(z).safeParse(sent);
  const route: { status: string } | undefined = success ? await db('routes').where({ id }).first('status') : undefined;
  return statusOn(route?.status ?? null);
};

/** The columns of a load without a route; moving a load to and off routes changes its status (Design 5). */
export const OFF_ROUTE = { routeId: null, position: null, status: 'not-assigned' } as const;

/** The same columns for a load at a position of a route. */
export const onRoute = ({ id, status }: Pick<RouteRow, 'id' | 'status'>, position: number) => ({
  routeId: id,
  position,
  status: statusOn(status),
});

/** Gives a route that can take loads; 409 if it was removed or is invoiced. */
export const openRoute = (route: RouteRow | undefined, id: number): RouteRow => {
  if (!route || route.disabled)
    throw new HttpError(409, 'errors.routes.disabled', { args: { route: routeLabel({ id }) } });
  if (route.invoiceId) throw new HttpError(409, 'errors.routes.invoiced');
  return route;
};

/** The position after a route's last load; 409 if the coming loads don't fit. */
export const nextPosition = async (routeId: number, coming: number, ctx: Ctx): Promise<number> => {
  const carried: (number | null)[] = await ctx.db('loads').where({ routeId, disabled: false }).pluck('position');
  if (carried.length + coming > MAX_ROUTE_LOADS)
    throw new HttpError(409, 'errors.routes.tooManyLoads', { args: { max: MAX_ROUTE_LOADS } });
  return Math.max(-1, ...carried.map(position => position ?? 0)) + 1;
};

const PLAIN_REFUSALS = {
  disabled: 'errors.disabled',
  invoiced: 'errors.loads.invoiced',
  started: 'errors.loads.started',
  routeInvoiced: 'errors.routes.invoiced',
} as const;

const NOT_REMOVED = {
  disabled: 'errors.disabled',
  invoiced: 'errors.loads.notRemoved.invoiced',
  started: 'errors.loads.notRemoved.started',
  routeInvoiced: 'errors.loads.notRemoved.routeInvoiced',
} as const;

/** Takes a load off its route, if any; 409 once the transport has started or the route is invoiced. */
const leave = async (load: LoadRow, refusals: Record<MoveRefusal, string>, ctx: Ctx): Promise<void> => {
  const route: RouteRow | undefined = load.routeId
    ? await ctx.db('routes').where({ id: load.routeId }).forUpdate().first()
    : undefined;
  const refusal = moveRefusal(load, route);
  if (refusal) throw new HttpError(409, refusals[refusal]);
  if (route) await leaveRoute(route.id, [load.id], ctx);
};

/**
 * The columns that put a load on a route, or on none if null. 409 once the transport has started, if either route is
 * invoiced or the new one is full. Runs in the transaction that writes them.
 */
export const placeOnRoute = async (routeId: number | null, previous: LoadRow | null, ctx: Ctx): Promise<Values> => {
  if (previous) await leave(previous, PLAIN_REFUSALS, ctx);
  if (!routeId) return OFF_ROUTE;
  const found: Values | undefined = await ctx.db('routes').where({ id: routeId }).forUpdate().first();
  const route = openRoute(found && (decodeRow(routesTable.entity, found) as RouteRow), routeId);
  const position = await nextPosition(routeId, 1, ctx);
  await joinRoute(route, ctx);
  return onRoute(route, position);
};

/** The columns of a load that is removed, which leaves its route; 409 if it can't, saying so of the removal. */
export const leaveToBeRemoved = async (load: LoadRow, ctx: Ctx): Promise<Values> => {
  await leave(load, NOT_REMOVED, ctx);
  return OFF_ROUTE;
};

/** 409 naming the load and its route, at the form's list of loads. */
const refuseLoad = (key: string, load: LoadRow): never => {
  const args = { load: loadLabel(load), route: load.routeId ? routeLabel({ id: load.routeId }) : '' };
  throw new HttpError(409, key, { args, fields: { loadIds: { key, args } } });
};

const takeOff = async (load: LoadRow, ctx: Ctx): Promise<void> => {
  if (load.invoiceId) refuseLoad('errors.loads.invoicedStays', load);
  if (isStarted(load)) refuseLoad('errors.loads.startedStays', load);
  await updateRow(loadsTable, load, OFF_ROUTE, ctx);
};

const putOn = async (id: number, route: RouteRow, position: number, ctx: Ctx): Promise<void> => {
  const row: Values = await ctx.db('loads').where({ id }).forUpdate().first();
  const load = decodeRow(loadsTable.entity, row) as LoadRow;
  if (load.disabled) refuseLoad('errors.loads.disabled', load);
  if (load.routeId) refuseLoad('errors.loads.otherRoute', load);
  if (load.invoiceId) refuseLoad('errors.loads.invoicedStays', load);
  await checkClients([load], ctx);
  await updateRow(loadsTable, load, onRoute(route, position), ctx);
};

/** Sets the route's loads, in this order; 409 naming a load that is on another route. */
export const setLoadsOfRoute = async (route: RouteRow, ids: readonly number[], ctx: Ctx): Promise<void> => {
  const present = new Map((await loadsOfRoute(route.id, ctx)).map(load => [load.id, load]));
  await lockRows('loads', [...ids, ...present.keys()], ctx);
  for (const load of present.values()) if (!ids.includes(load.id)) await takeOff(load, ctx);
  for (const [position, id] of ids.entries()) {
    const load = present.get(id);
    if (!load) await putOn(id, route, position, ctx);
    else if (load.position !== position) await updateRow(loadsTable, load, { position }, ctx);
  }
};

/**
 * After a change of the route's status: confirmed, its loads are assigned; back to draft or public, they aren't.
 * statusChange has refused that for loads started or invoiced.
 */
export const settleLoads = async (route: RouteRow, ctx: Ctx): Promise<void> => {
  const wanted = statusOn(route.status);
  for (const load of await loadsOfRoute(route.id, ctx))
    if (!isStarted(load) && load.status !== wanted) await updateRow(loadsTable, load, { status: wanted }, ctx);
};
