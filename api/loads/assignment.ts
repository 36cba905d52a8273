import { isAssignedLike } from '#domain/routes';
import { loadLabel } from '#domain/loads';
import { isStarted } from '#domain/tracking';
import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import { HttpError } from '../HttpError.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import type { Ctx } from '../world.ts';

import type { LoadRow } from './LoadRow.ts';
import { loadsTable } from './table.ts';

/** On a route that is assigned, ongoing or finished a load is assigned, elsewhere not (Design 5). */
const statusOn = (routeStatus: string | null) => (isAssignedLike(routeStatus) ? 'assigned' : 'not-assigned');

/** Who changes a route's loads changes the route: whoever confirms it at the same time must notice. */
const touchRoute = async (id: number, ctx: Ctx): Promise<void> => {
  await ctx.db('routes').where({ id }).update({ updatedAt: ctx.now.toISOString() }).increment('version', 1);
};

export const loadsOfRoute = async (routeId: number, ctx: Ctx): Promise<LoadRow[]> => {
  const rows: Values[] = await ctx.db('loads').where({ routeId, disabled: false }).orderBy(['position', 'id']);
  return rows.map(row => decodeRow(loadsTable.entity, row) as LoadRow);
};

const nextPosition = async (routeId: number, ctx: Ctx): Promise<number> => {
  const found: { last: number | null }[] = await ctx.db('loads').where({ routeId }).max({ last: 'position' });
  return (found[0]?.last ?? -1) + 1;
};

/**
 * Columns that put a load on a route, or off any when null. Refuses once the transport has begun, and a route that is
 * finished or invoiced. Runs in the transaction that writes them.
 */
export const placeOnRoute = async (routeId: number | null, previous: LoadRow | null, ctx: Ctx): Promise<Values> => {
  if (previous && isStarted(previous)) throw new HttpError(409, 'errors.loads.started');
  if (previous?.routeId) await touchRoute(previous.routeId, ctx);
  if (!routeId) return { routeId: null, position: null, status: 'not-assigned' };
  const route: RouteRow | undefined = await ctx.db('routes').where({ id: routeId }).forUpdate().first();
  if (route?.invoiceId) throw new HttpError(409, 'errors.routes.invoiced');
  if (route?.status === 'finished') throw new HttpError(409, 'errors.routes.finished');
  await touchRoute(routeId, ctx);
  return { routeId, position: await nextPosition(routeId, ctx), status: statusOn(route?.status ?? null) };
};

const takeOff = async (load: LoadRow, ctx: Ctx): Promise<void> => {
  if (load.invoiceId) throw new HttpError(409, 'errors.loads.invoiced');
  if (isStarted(load)) throw new HttpError(409, 'errors.loads.started');
  await updateRow(loadsTable, load, { routeId: null, position: null, status: 'not-assigned' }, ctx);
};

const putOn = async (id: number, route: RouteRow, position: number, ctx: Ctx): Promise<void> => {
  const row: Values = await ctx.db('loads').where({ id }).forUpdate().first();
  const load = decodeRow(loadsTable.entity, row) as LoadRow;
  if (load.routeId)
    throw new HttpError(409, 'errors.loads.otherRoute', {
      args: { load: loadLabel(load), route: `C. ${load.routeId}` },
    });
  if (load.invoiceId) throw new HttpError(409, 'errors.loads.invoiced');
  await updateRow(loadsTable, load, { routeId: route.id, position, status: statusOn(route.status) }, ctx);
};

/** Makes the route carry just these loads, in this order; a load that is on another route answers 409 naming it. */
export const setLoadsOfRoute = async (route: RouteRow, ids: readonly number[], ctx: Ctx): Promise<void> => {
  const present = new Map((await loadsOfRoute(route.id, ctx)).map(load => [load.id, load]));
  for (const load of present.values()) if (!ids.includes(load.id)) await takeOff(load, ctx);
  for (const [position, id] of ids.entries()) {
    const load = present.get(id);
    if (!load) await putOn(id, route, position, ctx);
    else if (load.position !== position) await updateRow(loadsTable, load, { position }, ctx);
  }
};

/** After the route's status changed: confirmed, its loads are assigned; back to draft or public, they are not. */
export const settleLoads = async (route: RouteRow, ctx: Ctx): Promise<void> => {
  const wanted = statusOn(route.status);
  for (const load of await loadsOfRoute(route.id, ctx)) {
    if (isStarted(load)) {
      if (wanted === 'not-assigned') throw new HttpError(409, 'errors.routes.loadAtOrigin');
    } else if (load.status !== wanted) await updateRow(loadsTable, load, { status: wanted }, ctx);
  }
};
