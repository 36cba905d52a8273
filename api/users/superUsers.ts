import { HttpError } from '../http/HttpError.ts';
import { oneAtATime } from '../database/oneAtATime.ts';
import type { Ctx } from '../world.ts';

/**
 * Refuses (409) what would leave the product without a superUser who can come in: removing, deactivating or demoting the
 * last one. Two who do it to each other at once are looked at one after the other.
 */
export const keepOneSuperUser = async (ctx: Ctx, except: number): Promise<void> => {
  await oneAtATime(ctx.db, 'superUsers');
  const another = await ctx
    .db('users')
    .where({ role: 'superUser', isActive: true, disabled: false })
    .whereNot({ id: except })
    .first('id');
  if (!another) throw new HttpError(409, 'errors.users.lastSuperUser');
};
