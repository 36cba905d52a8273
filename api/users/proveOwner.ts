import { changesEntry } from '#domain/users';
import { provePassword } from '../auth/proofs.ts';
import type { Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';

/**
 * Whether this was saved already and the answer lost: the row is one save further, and the new password is in force. A guess
 * at it counts as any other.
 */
const isRepeated = async ({ password, version }: Values, ctx: Ctx): Promise<boolean> => {
  const row: { version: number } | undefined = await ctx.db('users').where({ id: ctx.user.id }).first('version');
  if (!password || typeof version !== 'number' || row?.version !== version + 1) return false;
  return provePassword(ctx, password).then(
    () => true,
    () => false,
  );
};

/**
 * Changing one's own name, e-mail or password needs the current password (`currentPassword`): a session left open isn't
 * enough to take over an account. Gives the body without it, and of what was saved
 * already just what is left to change.
 */
export const proveOwner = async (ids: readonly number[], body: unknown, ctx: Ctx): Promise<unknown> => {
  if (!body || typeof body !== 'object' || Array.isArray(body)) return body;
  const { currentPassword, ...sent } = body as Values;
  if (!ids.includes(ctx.user.id) || !changesEntry(sent, ctx.user)) return sent;
  try {
    await provePassword(ctx, currentPassword);
  } catch (refusal) {
    if (!currentPassword || !(await isRepeated(sent, ctx))) throw refusal;
    const { password: _inForce, version: _before, ...others } = sent;
    return others;
  }
  return sent;
};
