import { provePassword } from '../auth/proofs.ts';
import { normalizeUsername } from '../auth/usernames.ts';
import type { Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';

const differs = (sent: unknown, kept: string): boolean => typeof sent === 'string' && normalizeUsername(sent) !== kept;

/** Whether a change of the own account is one of how to come in. */
const changesEntry = ({ username, email, password }: Values, { user }: Ctx): boolean =>
  (password !== undefined && password !== null && password !== '') ||
  differs(username, user.username) ||
  differs(email, user.email);

/**
 * Who changes the own name, e-mail or password says the password of now (`currentPassword`): a session that was left
 * open isn't enough to take an account over.
 */
export const proveOwner = async (ids: readonly number[], body: unknown, ctx: Ctx): Promise<unknown> => {
  if (!body || typeof body !== 'object' || Array.isArray(body)) return body;
  const { currentPassword, ...sent } = body as Values;
  if (ids.includes(ctx.user.id) && changesEntry(sent, ctx)) await provePassword(ctx, currentPassword);
  return sent;
};
