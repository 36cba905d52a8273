import { DAY } from '#domain/dates';
import { REPORTS_WAIT } from '#domain/moments';
import { KNOWN_FOR } from '../auth/loginAttempt.ts';
import type { Deps } from '../crud/ctx.ts';

/**
 * How long, in ms, a creating call can be repeated with its Idempotency-Key: longer than a phone may keep an unsent
 * step, so that a photo whose answer got lost is never stored twice.
 */
const KEYS_FOR = REPORTS_WAIT + DAY;
const MAILS_FOR = 30 * DAY;

/** A job: deletes technical data no longer needed; never what a person entered. */
export const purge = async ({ db, world }: Deps): Promise<void> => {
  const now = world.now();
  const ago = (milliseconds: number): string => new Date(now.getTime() - milliseconds).toISOString();
  await db('sessions').where('expiresAt', '<', ago(0)).del();
  await db('passwordResets').where('expiresAt', '<', ago(DAY)).del();
  await db('setupTokens').where('expiresAt', '<', ago(0)).del();
  await db('attempts').where('at', '<', ago(DAY)).whereNot('subject', 'like', 'known:%').del();
  await db('attempts').where('at', '<', ago(KNOWN_FOR)).del();
  await db('idempotencyKeys').where('at', '<', ago(KEYS_FOR)).del();
  await db('mails').where('createdAt', '<', ago(MAILS_FOR)).whereNot({ status: 'pending' }).del();
};
