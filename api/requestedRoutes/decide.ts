import { carrierName } from '#domain/carriers';
import { routeLabel } from '#domain/routes';
import { raiseAlert, type Recipient } from '../alerts/raiseAlert.ts';
import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import { HttpError } from '../HttpError.ts';
import { routesTable } from '../routes/table.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import type { Ctx } from '../world.ts';
import type { RequestRow } from './RequestRow.ts';
import { requestedRoutesTable } from './table.ts';

/** Tells somebody about a request: who asked for which route. */
export const announceRequest = async (request: RequestRow, kind: string, to: Recipient, ctx: Ctx): Promise<void> => {
  const carrier: { name: string; surname: string | null } | undefined = await ctx
    .db('carriers')
    .where({ id: request.carrierId })
    .first('name', 'surname');
  await raiseAlert(ctx, {
    kind,
    args: { carrier: carrierName(carrier ?? {}), route: routeLabel({ id: request.routeId }) },
    to,
    about: {
      resource: to.type === 'carrier' && kind === 'requestRejected' ? 'poolOfRoutes' : 'routes',
      id: request.routeId,
    },
  });
};

const toCarrier = (request: RequestRow): Recipient => ({ type: 'carrier', carrierId: request.carrierId });

/** The route goes to who asked, leaves the pool and becomes a draft for the office to confirm (Design 6). */
const giveRoute = async (request: RequestRow, ctx: Ctx): Promise<void> => {
  const row: Values = await ctx.db('routes').where({ id: request.routeId }).forUpdate().first();
  const route = decodeRow(routesTable.entity, row) as RouteRow;
  if (route.carrierId || route.disabled || (route.status !== 'public' && route.status !== 'requested'))
    throw new HttpError(409, 'errors.requests.routeTaken');
  await updateRow(routesTable, route, { carrierId: request.carrierId, isPublic: false, status: 'draft' }, ctx);
};

const rejectOthers = async (accepted: RequestRow, ctx: Ctx): Promise<void> => {
  const others: Values[] = await ctx
    .db('requestedRoutes')
    .where({ routeId: accepted.routeId, status: 'pending', disabled: false })
    .whereNot({ id: accepted.id })
    .orderBy('id');
  for (const values of others) {
    const other = decodeRow(requestedRoutesTable.entity, values) as RequestRow;
    await updateRow(requestedRoutesTable, other, { status: 'rejected' }, ctx);
    await announceRequest(other, 'requestRejected', toCarrier(other), ctx);
  }
};

/** What a decision brings about, in the transaction that stores it; only what is pending can be decided, once. */
export const decide = async (request: RequestRow, previous: RequestRow, ctx: Ctx): Promise<void> => {
  if (previous.status !== 'pending') throw new HttpError(409, 'errors.requests.decided');
  if (request.status === 'accepted') {
    await giveRoute(request, ctx);
    await rejectOthers(request, ctx);
    await announceRequest(request, 'requestAccepted', toCarrier(request), ctx);
  } else if (request.status === 'rejected') {
    await announceRequest(request, 'requestRejected', toCarrier(request), ctx);
  }
};
