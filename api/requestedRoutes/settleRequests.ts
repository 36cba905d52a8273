import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import type { Ctx } from '../world.ts';
import { announceRequest } from './announceRequest.ts';
import type { RequestRow } from './RequestRow.ts';
import { requestedRoutesTable } from './table.ts';

/**
 * Answers everyone who still waits for a route that is given away or removed: rejected, but for the carrier that got it
 * (`winner`), who had asked for it too. Each is told.
 */
export const settleRequests = async (routeId: number, winner: number | null, ctx: Ctx): Promise<void> => {
  const waiting: Values[] = await ctx
    .db('requestedRoutes')
    .where({ routeId, status: 'pending', disabled: false })
    .orderBy('id');
  for (const values of waiting) {
    const request = decodeRow(requestedRoutesTable.entity, values) as RequestRow;
    const isWinner = winner !== null && request.carrierId === winner;
    await updateRow(requestedRoutesTable, request, { status: isWinner ? 'accepted' : 'rejected' }, ctx);
    const to = { type: 'carrier', carrierId: request.carrierId } as const;
    await announceRequest(request, isWinner ? 'requestAccepted' : 'requestRejected', to, ctx);
  }
};
