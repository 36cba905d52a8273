import { EMAIL_PATTERN } from '#domain/fields';
import type { Ctx } from '../world.ts';

export type Letter = {
  to: string;
  subject: string;
  text: string;
  /** What it tells of, for `recallMail`. */
  topic?: string;
  /** For how many milliseconds it waits, in which it can be taken back. */
  hold?: number;
};

const MAX_SUBJECT = 250;

/** A subject is one line: nothing in it can begin another header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/**
 * Puts a letter into the outbox, in the transaction of what it tells about; a job sends it. The receiver is one address
 * of the pattern of Spec 5; a letter to anything else is kept as failed, never sent, and fails no request.
 */
export const queueMail = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, letter: Letter): Promise<void> => {
  const { to, subject, text, topic, hold = 0 } = letter;
  const isAddress = to.length <= 128 && EMAIL_PATTERN.test(to);
  await db('mails').insert({
    to: to.slice(0, 128),
    subject: oneLine(subject).slice(0, MAX_SUBJECT),
    text,
    status: isAddress ? 'pending' : 'failed',
    lastError: isAddress ? null : 'address',
    topic: topic ?? null,
    nextAttemptAt: new Date(now.getTime() + hold).toISOString(),
    createdAt: now.toISOString(),
  });
};
