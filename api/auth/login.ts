import { z } from 'zod';
import { isStorable } from '#domain/characters';
import { MAX_USERNAME, normalizeUsername } from '#domain/username';
import type { Deps } from '../crud/ctx.ts';
import type { Db } from '../database/db.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import { transaction } from '../database/transaction.ts';
import { type Account, accountOf } from './account.ts';
import { beginAttempt } from './loginAttempt.ts';
import { hashPassword, isDated, verifyPassword } from './passwords.ts';
import { activeUsers, startSession } from './session.ts';
import { takeCode } from './takeCode.ts';
import { usernameKey, withUsername } from './usernames.ts';

/** Longer than any password can be, so that nobody makes the server hash a book. */
const MAX_TYPED = 1000;

export const loginBody = z.object({
  username: z
    .string()
    // As it is stored: some letters become more by it, which no name has.
    .overwrite(normalizeUsername)
    .min(1)
    .max(MAX_USERNAME)
    .refine(isStorable, { params: { key: 'characters' } }),
  password: z.string().min(1).max(MAX_TYPED),
  acceptTerms: z.boolean().nullish(),
  /** Of the second factor: six digits, or a recovery code. */
  code: z.string().max(100).nullish(),
});

type Client = { address: string; userAgent: string | undefined };
type Found = { id: number; username: string; password: string | null; hasSecondFactor: boolean | number };

/** Codes are counted apart from passwords, under what no name begins with: a new password forgets none of them. */
const codeKey = (username: string): string => ` ${usernameKey(username)}`;

/** Hashes the password anew when its hash is of an older cost, unless it was changed meanwhile; answers what is stored. */
const renewHash = async (db: Db, { id, password: stored }: Found, password: string): Promise<string | null> => {
  if (!stored || !isDated(stored)) return stored;
  const hashed = await hashPassword(password);
  return (await db('users').where({ id, password: stored }).update({ password: hashed })) ? hashed : stored;
};

/** Notes the login while the account asks for just what was proven: what ends sessions didn't know of this one yet. */
const noteLogin = async (
  trx: Db,
  { id, hasSecondFactor }: Found,
  password: string | null,
  now: Date,
): Promise<void> => {
  const asProven = trx('users').where({ id, password, hasSecondFactor });
  if (!(await asProven.update({ lastLogin: now.toISOString() }))) throw new HttpError(401, 'errors.credentials');
};

/**
 * Lets an account in: answers its data and the token of a new session. 401 with one and the same sentence for a wrong
 * name, a wrong password and an account that may not come in; another for one that lacks its code; 429 after too many
 * guesses. Terms that are left out of the body count as nothing said (a client of the API has no box to tick); `false`
 * is a refusal of them.
 */
export const login = async (
  { db, world }: Deps,
  { username, password, acceptTerms, code }: z.output<typeof loginBody>,
  client: Client,
): Promise<{ account: Account; token: string; factors: 1 | 2 }> => {
  if (acceptTerms === false) throw invalidKeys({ acceptTerms: 'auth.login.acceptRequired' });
  const now = world.now();
  const attempt = await beginAttempt(db, usernameKey(username), client.address, now);
  const found = await withUsername<Found>(
    activeUsers(db).select('users.id', 'users.username', 'users.password', 'users.hasSecondFactor'),
    username,
  );
  const isRight = await verifyPassword(found?.password ?? null, password);
  if (!found || !isRight) {
    await attempt.failed();
    throw new HttpError(401, 'errors.credentials', { account: found?.id });
  }
  if (found.hasSecondFactor) await attempt.withdrawn();
  if (found.hasSecondFactor && !code) throw new HttpError(401, 'errors.secondFactor', { account: found.id });
  const proven = await renewHash(db, found, password);
  const second = found.hasSecondFactor ? await beginAttempt(db, codeKey(username), client.address, now) : null;
  const entered = await transaction(db, async trx => {
    if (second && !(await takeCode(trx, found.id, code ?? '', now))) return null;
    await second?.succeeded(trx);
    await attempt.succeeded(trx);
    await noteLogin(trx, found, proven, now);
    const token = await startSession(trx, found.id, now, client.userAgent);
    const account = await accountOf(trx, found.id);
    if (!account) throw new HttpError(401, 'errors.credentials');
    return { account, token, factors: second ? 2 : 1 } as const;
  });
  if (entered) return entered;
  await second?.failed();
  throw new HttpError(401, 'errors.secondFactorWrong', { account: found.id });
};
