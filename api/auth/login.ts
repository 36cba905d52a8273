import { z } from 'zod';
import { isStorable } from '#domain/text/characters';
import { MAX_USERNAME, normalizeUsername } from '#domain/identifiers/username';
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

/** Longer than any password, but short enough to hash. */
const MAX_TYPED = 1000;

export const loginBody = z.object({
  username: z
    .string()
    // In its stored form; composing may lengthen a text, but no stored name changes by it.
    .overwrite(normalizeUsername)
    .min(1)
    .max(MAX_USERNAME)
    .refine(isStorable, { params: { key: 'characters' } }),
  password: z.string().min(1).max(MAX_TYPED),
  acceptTerms: z.boolean().nullish(),
  /** The second factor's: six digits, or a recovery code. */
  code: z.string().max(100).nullish(),
});

type Client = { address: string; userAgent: string | undefined };
type Found = { id: number; username: string; password: string | null; hasSecondFactor: boolean | number };

/**
 * The key for counting code attempts, apart from passwords: no username begins with a space, and a new password doesn't
 * reset them.
 */
const codeKey = (username: string): string => ` ${usernameKey(username)}`;

/** Hashes the password again if its hash has an older cost, unless it was changed meanwhile; gives the stored hash. */
const renewHash = async (db: Db, { id, password: stored }: Found, password: string): Promise<string | null> => {
  if (!stored || !isDated(stored)) return stored;
  const hashed = await hashPassword(password);
  return (await db('users').where({ id, password: stored }).update({ password: hashed })) ? hashed : stored;
};

/**
 * Records the login if the account still requires exactly what was proven: whatever ended its sessions meanwhile didn't
 * know of this one yet.
 */
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
 * Logs an account in: gives its data and a new session's token. 401 with the same message for a wrong name, a wrong
 * password and a locked account, another for a missing code; 429 after too many guesses. `acceptTerms` left out is
 * accepted (API clients have no box to tick); `false` is a refusal.
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
