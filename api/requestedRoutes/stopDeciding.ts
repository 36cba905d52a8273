import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import { routesTable } from '../routes/table.ts';
import type { Ctx } from '../world.ts';

/**
 * A route that left the pool to be decided on becomes a draft once nobody waits for it any more (Design 6). `leaving`: a
 * request that is about to be removed.
 */
export const stopDeciding = async (routeId: number, ctx: Ctx, leaving: number | null = null): Promise<void> => {
  const found: Values | undefined = await ctx
    .db('routes')
    .where({ id: routeId, status: 'requested' })
    .forUpdate()
    .first();
  if (!found) return;
  const waiting: number[] = await ctx
    .db('requestedRoutes')
    .where({ routeId, status: 'pending', disabled: false })
    .pluck('id');
  if (waiting.every(id => id === leaving))
    await updateRow(routesTable, decodeRow(routesTable.entity, found), { status: 'draft', isPublic: false }, ctx);
};
