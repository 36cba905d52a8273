import { changesEntry } from '#domain/users';
import { provePassword } from '../auth/proofs.ts';
import type { Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';

/**
 * Changing one's own name, e-mail or password needs the current password (`currentPassword`): a session left open isn't
 * enough to take over an account. Gives the body without it.
 */
export const proveOwner = async (ids: readonly number[], body: unknown, ctx: Ctx): Promise<unknown> => {
  if (!body || typeof body !== 'object' || Array.isArray(body)) return body;
  const { currentPassword, ...sent } = body as Values;
  if (ids.includes(ctx.user.id) && changesEntry(sent, ctx.user)) await provePassword(ctx, currentPassword);
  return sent;
};
