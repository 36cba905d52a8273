import type { Db } from '../database/db.ts';
import { invalidKeys } from '../http/HttpError.ts';
import type { User } from '../world.ts';
import { throttle } from './attempts.ts';
import { verifyPassword } from './passwords.ts';
import { takeCode } from './takeCode.ts';

/** Guesses that a session has in fifteen minutes; who found it open is stopped without the owner being locked out. */
const MAX_GUESSES = 10;

type Asked = { db: Db; user: User; now: Date };

/** Counted before it is checked, so that many at once are caught; outside of any transaction, so that a refusal counts. */
const isRight = async ({ db, user, now }: Asked, what: string, check: () => Promise<boolean>): Promise<boolean> => {
  const subject = `${what}:${user.sessionId ?? user.id}`;
  await throttle(db, subject, MAX_GUESSES, now);
  if (!(await check())) return false;
  await db('attempts').where({ subject }).del();
  return true;
};

/** Who is logged in says the password once more: 422 at the field when it is missing or wrong, 429 after too many. */
export const provePassword = async (asked: Asked, typed: unknown): Promise<void> => {
  const { db, user } = asked;
  const found: { password: string | null } | undefined = await db('users').where({ id: user.id }).first('password');
  // Without one nobody can log in, so there is nobody to ask: an invited account before its link was opened.
  const stored = found?.password;
  if (!stored) return;
  if (typeof typed !== 'string' || !typed) throw invalidKeys({ currentPassword: 'validation.required' });
  const right = await isRight(asked, 'proof', () => verifyPassword(stored, typed));
  if (!right) throw invalidKeys({ currentPassword: 'errors.auth.wrongPassword' });
};

/** The same with a code of the second factor, which is used up by it. */
export const proveCode = async (asked: Asked, typed: unknown): Promise<void> => {
  const { db, user, now } = asked;
  if (typeof typed !== 'string' || !typed) throw invalidKeys({ code: 'validation.required' });
  const right = await isRight(asked, 'code', () => takeCode(db, user.id, typed, now));
  if (!right) throw invalidKeys({ code: 'errors.secondFactorWrong' });
};
