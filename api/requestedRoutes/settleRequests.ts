import { takeBack } from '../alerts/takeBack.ts';
import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import type { Ctx } from '../world.ts';
import { announceRequest } from './announceRequest.ts';
import type { RequestRow } from './RequestRow.ts';
import { stopDeciding } from './stopDeciding.ts';
import { requestedRoutesTable } from './table.ts';

type Requests = { status: RequestRow['status'] } & ({ routeId: number } | { carrierId: number });

const requestsOf = async (wanted: Requests, ctx: Ctx): Promise<RequestRow[]> => {
  const found: Values[] = await ctx
    .db('requestedRoutes')
    .where({ ...wanted, disabled: false })
    .orderBy('id');
  return found.map(values => decodeRow(requestedRoutesTable.entity, values) as RequestRow);
};

/**
 * Revokes the accepted request of a carrier that lost the route. `isTold`: it gets an alert anyway, because the route
 * was confirmed for it.
 */
export const revokeRequests = async (
  { routeId, carrierId, isTold }: { routeId: number; carrierId: number | null; isTold: boolean },
  ctx: Ctx,
): Promise<void> => {
  for (const request of await requestsOf({ routeId, status: 'accepted' }, ctx)) {
    if (request.carrierId === carrierId) continue;
    await updateRow(requestedRoutesTable, request, { status: 'rejected' }, ctx);
    const to = { type: 'carrier', carrierId: request.carrierId } as const;
    const about = { resource: 'routes', id: routeId } as const;
    await takeBack({ kinds: ['requestAccepted'], about, of: to, all: true }, ctx);
    if (!isTold) await announceRequest(request, 'requestRejected', to, ctx);
  }
};

/**
 * Rejects and alerts all open requests for a route that is given away or removed, except that of the carrier that got
 * it (`winner`), which is accepted.
 */
export const settleRequests = async (routeId: number, winner: number | null, ctx: Ctx): Promise<void> => {
  for (const request of await requestsOf({ routeId, status: 'pending' }, ctx)) {
    const isWinner = winner !== null && request.carrierId === winner;
    await updateRow(requestedRoutesTable, request, { status: isWinner ? 'accepted' : 'rejected' }, ctx);
    const to = { type: 'carrier', carrierId: request.carrierId } as const;
    await announceRequest(request, isWinner ? 'requestAccepted' : 'requestRejected', to, ctx);
  }
};

/** Rejects all open requests of a carrier that is removed. Nobody is told: nobody is left to be. */
export const rejectRequestsOf = async (carrierId: number, ctx: Ctx): Promise<void> => {
  for (const request of await requestsOf({ carrierId, status: 'pending' }, ctx)) {
    await updateRow(requestedRoutesTable, request, { status: 'rejected' }, ctx);
    await stopDeciding(request.routeId, ctx);
  }
};
