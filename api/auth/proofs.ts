import type { Db } from '../database/db.ts';
import { invalidKeys } from '../http/HttpError.ts';
import type { User } from '../world.ts';
import { throttle } from './attempts.ts';
import { verifyPassword } from './passwords.ts';
import { takeCode } from './takeCode.ts';

/** Guesses per session in fifteen minutes: stops whoever finds a session open, without locking the owner out. */
const MAX_GUESSES = 10;

type Asked = { db: Db; user: User; now: Date };

/**
 * Counted before checking, so that simultaneous guesses are caught; outside any transaction, so that a refusal counts.
 */
const isRight = async ({ db, user, now }: Asked, what: string, check: () => Promise<boolean>): Promise<boolean> => {
  const subject = `${what}:${user.sessionId ?? user.id}`;
  await throttle(db, subject, MAX_GUESSES, now);
  if (!(await check())) return false;
  await db('attempts').where({ subject }).del();
  return true;
};

/** The user confirms with the current password: 422 at the field if missing or wrong, 429 after too many. */
export const provePassword = async (asked: Asked, typed: unknown): Promise<void> => {
  const { db, user } = asked;
  const found: { password: string | null } | undefined = await db('users').where({ id: user.id }).first('password');
  // An account without a password can't be logged in to, so there is nobody to ask: it was invited and its link is
  // unused.
  const stored = found?.password;
  if (!stored) return;
  if (typeof typed !== 'string' || !typed) throw invalidKeys({ currentPassword: 'validation.required' });
  const right = await isRight(asked, 'proof', () => verifyPassword(stored, typed));
  if (!right) throw invalidKeys({ currentPassword: 'errors.auth.wrongPassword' });
};

/** The same with a code of the second factor, which it uses up. */
export const proveCode = async (asked: Asked, typed: unknown): Promise<void> => {
  const { db, user, now } = asked;
  if (typeof typed !== 'string' || !typed) throw invalidKeys({ code: 'validation.required' });
  const right = await isRight(asked, 'code', () => takeCode(db, user.id, typed, now));
  if (!right) throw invalidKeys({ code: 'errors.secondFactorWrong' });
};
