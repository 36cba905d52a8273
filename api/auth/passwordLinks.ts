import { MINUTE } from '#domain/dates';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { activeUsers } from './session.ts';
import { newToken, tokenHash } from './tokens.ts';

/** How long a password link is valid: short if anybody may have asked for it, longer for an invitation. */
export const RESET_MINUTES = 30;
export const INVITATION_HOURS = 72;

/**
 * A link to set the account's password once; its earlier links become void. It starts with the configured address,
 * never with a request's.
 */
export const newPasswordLink = async (
  { db, config, now }: { db: Db; config: Pick<Config, 'publicUrl'>; now: Date },
  userId: number,
  minutes: number,
): Promise<string> => {
  const token = newToken();
  await db('passwordResets').where({ userId }).del();
  await db('passwordResets').insert({
    tokenHash: tokenHash(token),
    userId,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + minutes * MINUTE).toISOString(),
  });
  return `${config.publicUrl}/app/reset-password/${token}`;
};

/** Voids an account's links: it has another address or password, or is locked. */
export const voidLinks = async (db: Db, userId: number): Promise<void> => {
  await db('passwordResets').where({ userId }).whereNull('usedAt').del();
};

export type LinkOwner = { id: number; username: string };

/**
 * The account whose password a link's token may set; undefined if the token is unknown, used or expired, or the account
 * locked.
 */
export const ownerOfLink = (db: Db, token: string, now: Date): Promise<LinkOwner | undefined> =>
  activeUsers(db)
    .join('passwordResets', 'passwordResets.userId', 'users.id')
    .where('passwordResets.tokenHash', tokenHash(token))
    .whereNull('passwordResets.usedAt')
    .where('passwordResets.expiresAt', '>', now.toISOString())
    .first('users.id', 'users.username');

/** Uses up a link; false if somebody else was faster. */
export const useLink = async (db: Db, token: string, now: Date): Promise<boolean> => {
  const used = await db('passwordResets')
    .where({ tokenHash: tokenHash(token) })
    .whereNull('usedAt')
    .update({ usedAt: now.toISOString() });
  return used === 1;
};
