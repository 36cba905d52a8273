import { HttpError } from '../http/HttpError.ts';
import { oneAtATime } from '../database/oneAtATime.ts';
import type { Ctx } from '../world.ts';

/**
 * 409 for removing, deactivating or demoting the last superUser who can log in. Simultaneous ones are checked one after
 * the other.
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
