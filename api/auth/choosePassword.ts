import { invalidKeys } from '../http/HttpError.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { checkPassword } from './checkPassword.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { keepPassword } from './resetPassword.ts';
import { endSessionsOf } from './session.ts';

/** Replaces a password that somebody else chose by the user's own; ends the account's other sessions. 422. */
export const choosePassword = async (password: string, ctx: Ctx): Promise<void> => {
  const { db, user } = ctx;
  await checkPassword(db, password, user.username);
  const before: { password: string | null } | undefined = await db('users').where({ id: user.id }).first('password');
  if (await verifyPassword(before?.password ?? null, password))
    throw invalidKeys({ password: 'errors.auth.samePassword' });
  const hashed = await hashPassword(password);
  await inTransaction(ctx, async inside => {
    await keepPassword(hashed, inside);
    await endSessionsOf(inside.db, user.id, user.sessionId);
  });
};
