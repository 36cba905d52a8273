import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { MINUTE } from './attempts.ts';
import { activeUsers } from './session.ts';
import { newToken, tokenHash } from './tokens.ts';

/** How long a link for a new password lives: short when anybody may have asked for it, longer for an invitation. */
export const RESET_MINUTES = 30;
export const INVITATION_HOURS = 72;

/**
 * A link at which the account's password can be set, once; those made before for the account are void. It starts with
 * the configured address, never with that of a request.
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

/** What was given to an account opens nothing any more: it has another address or password, or may not come in. */
export const voidLinks = async (db: Db, userId: number): Promise<void> => {
  await db('passwordResets').where({ userId }).whereNull('usedAt').del();
};

export type LinkOwner = { id: number; username: string };

/** Whose password a link's token sets; undefined when it is unknown, used, expired or of an account that may not come in. */
export const ownerOfLink = (db: Db, token: string, now: Date): Promise<LinkOwner | undefined> =>
  activeUsers(db)
    .join('passwordResets', 'passwordResets.userId', 'users.id')
    .where('passwordResets.tokenHash', tokenHash(token))
    .whereNull('passwordResets.usedAt')
    .where('passwordResets.expiresAt', '>', now.toISOString())
    .first('users.id', 'users.username');

/** Uses a link up; false when another was quicker. */
export const useLink = async (db: Db, token: string, now: Date): Promise<boolean> => {
  const used = await db('passwordResets')
    .where({ tokenHash: tokenHash(token) })
    .whereNull('usedAt')
    .update({ usedAt: now.toISOString() });
  return used === 1;
};
