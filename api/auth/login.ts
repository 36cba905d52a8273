import { z } from 'zod';
import { isStorable } from '#domain/fields';
import type { Deps } from '../crud/ctx.ts';
import { HttpError, invalidKeys } from '../HttpError.ts';
import { type Account, accountOf } from './account.ts';
import { beginAttempt } from './loginAttempt.ts';
import { verifyPassword } from './passwords.ts';
import { activeUsers, startSession } from './session.ts';
import { usernameKey, withUsername } from './usernames.ts';

/** Longer than any password can be, so that nobody makes the server hash a book. */
const MAX_TYPED = 1000;

export const loginBody = z.object({
  username: z
    .string()
    .min(1)
    .max(100)
    .refine(isStorable, { params: { key: 'characters' } }),
  password: z.string().min(1).max(MAX_TYPED),
  acceptTerms: z.boolean().nullish(),
});

type Client = { address: string; userAgent: string | undefined };
type Found = { id: number; username: string; password: string | null };

/**
 * Lets an account in: answers its data and the token of a new session. 401 with one and the same sentence for a wrong
 * name, a wrong password and an account that may not come in; 429 after too many guesses. Terms that are left out of
 * the body count as nothing said (a client of the API has no box to tick); `false` is a refusal of them.
 */
export const login = async (
  { db, world }: Deps,
  { username, password, acceptTerms }: z.output<typeof loginBody>,
  client: Client,
): Promise<{ account: Account; token: string }> => {
  if (acceptTerms === false) throw invalidKeys({ acceptTerms: 'auth.login.acceptRequired' });
  const now = world.now();
  const attempt = await beginAttempt(db, usernameKey(username), client.address, now);
  const found = await withUsername<Found>(
    activeUsers(db).select('users.id', 'users.username', 'users.password'),
    username,
  );
  const isRight = await verifyPassword(found?.password ?? null, password);
  if (!found || !isRight) {
    await attempt.failed();
    throw new HttpError(401, 'errors.credentials');
  }
  return db.transaction(async trx => {
    await attempt.succeeded(trx);
    await trx('users').where({ id: found.id }).update({ lastLogin: now.toISOString() });
    const token = await startSession(trx, found.id, now, client.userAgent);
    const account = await accountOf(trx, found.id);
    if (!account) throw new HttpError(401, 'errors.credentials');
    return { account, token };
  });
};
