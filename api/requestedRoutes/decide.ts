import { isOnOffer } from '#domain/routes';
import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import { HttpError } from '../http/HttpError.ts';
import type { LoadRow } from '../loads/LoadRow.ts';
import { loadsOfRoute } from '../loads/loadsOfRoute.ts';
import { routesTable } from '../routes/table.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import type { Ctx } from '../world.ts';
import { announceRequest } from './announceRequest.ts';
import { checkCarrier } from './apply.ts';
import type { RequestRow } from './RequestRow.ts';
import { settleRequests } from './settleRequests.ts';
import { stopDeciding } from './stopDeciding.ts';

/** Why a route can't be given to an applicant (message key), or null. */
const givingRefusal = (route: RouteRow, loads: readonly LoadRow[]): string | null => {
  if (route.disabled) return 'errors.requests.routeRemoved';
  if (route.carrierId) return 'errors.requests.routeTaken';
  if (!isOnOffer(route.status)) return 'errors.requests.outOfPool';
  return loads.length ? null : 'errors.requests.noLoads';
};

/** Gives the route to the applicant: it leaves the pool and becomes a draft for the office to confirm (Design 6). */
const giveRoute = async (request: RequestRow, ctx: Ctx): Promise<void> => {
  const row: Values = await ctx.db('routes').where({ id: request.routeId }).forUpdate().first();
  const route = decodeRow(routesTable.entity, row) as RouteRow;
  const refusal = givingRefusal(route, await loadsOfRoute(route.id, ctx));
  if (refusal) throw new HttpError(409, refusal);
  await checkCarrier(request.carrierId, ctx);
  await updateRow(routesTable, route, { carrierId: request.carrierId, isPublic: false, status: 'draft' }, ctx);
};

/** The consequences of deciding an open request, in the transaction that stores the decision. */
export const decide = async (request: RequestRow, ctx: Ctx): Promise<void> => {
  const applicant = { type: 'carrier', carrierId: request.carrierId } as const;
  if (request.status === 'accepted') {
    await giveRoute(request, ctx);
    await settleRequests(request.routeId, null, ctx);
    await announceRequest(request, 'requestAccepted', applicant, ctx);
  } else if (request.status === 'rejected') {
    await stopDeciding(request.routeId, ctx);
    await announceRequest(request, 'requestRejected', applicant, ctx);
  }
};
