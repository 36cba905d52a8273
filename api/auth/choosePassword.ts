import type { Deps } from '../crud/ctx.ts';
import { invalidKeys } from '../http/HttpError.ts';
import type { User } from '../world.ts';
import { transaction } from '../database/transaction.ts';
import { checkPassword } from './checkPassword.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { keepPassword } from './resetPassword.ts';
import { endSessionsOf } from './session.ts';

/** Replaces a password that somebody else chose by the user's own; ends the account's other sessions. 422. */
export const choosePassword = async ({ db, world }: Deps, user: User, password: string): Promise<void> => {
  await checkPassword(db, password, user.username);
  const before: { password: string | null } | undefined = await db('users').where({ id: user.id }).first('password');
  if (await verifyPassword(before?.password ?? null, password))
    throw invalidKeys({ password: 'errors.auth.samePassword' });
  const hashed = await hashPassword(password);
  await transaction(db, async trx => {
    await keepPassword(trx, user.id, hashed, world.now());
    await endSessionsOf(trx, user.id, user.sessionId);
  });
};
