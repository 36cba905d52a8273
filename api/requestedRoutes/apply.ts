import { HttpError } from '../HttpError.ts';
import { matchingCarrier, onlyPublic } from '../poolOfRoutes/matching.ts';
import type { Ctx } from '../world.ts';

/**
 * Whether a carrier may apply for a route now: it is still in the pool, fits the carrier's vehicles, and the carrier has
 * not asked already. Throws 409 saying which (Design 6). Locks the route, so that an acceptance at the same time waits.
 */
export const checkCanApply = async (routeId: number, carrierId: number, ctx: Ctx): Promise<void> => {
  await ctx.db('routes').where({ id: routeId }).forUpdate().first('id');
  const open = ctx.db('routes').where('routes.id', routeId);
  onlyPublic(open, ctx.db);
  if (!(await open.clone().first('routes.id'))) throw new HttpError(409, 'errors.requests.notPublic');
  matchingCarrier(open, carrierId, ctx.db);
  if (!(await open.first('routes.id'))) throw new HttpError(409, 'errors.requests.noMatch');
  const asked: unknown = await ctx
    .db('requestedRoutes')
    .where({ routeId, carrierId, status: 'pending', disabled: false })
    .first('id');
  if (asked) throw new HttpError(409, 'errors.requests.alreadyRequested');
};
