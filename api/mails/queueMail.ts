import { EMAIL_PATTERN } from '#domain/characters';
import { MAX_SUBJECT, type MailProblem } from '#domain/mails';
import { searchTextOf } from '../crud/search.ts';
import type { Ctx } from '../world.ts';
import { oneLine } from './oneLine.ts';
import { mailsTable } from './table.ts';

export type Letter = {
  to: string;
  subject: string;
  text: string;
  /** What it tells of, for `recallMail`. */
  topic?: string;
  /** For how many milliseconds it waits, in which it can be taken back. */
  hold?: number;
  /** The moment from which it is of no use, since its link has run out. */
  until?: Date;
};

/**
 * Puts a letter into the outbox, in the transaction of what it tells about; a job sends it. The receiver is one address
 * of the pattern of Spec 5; a letter to anything else is kept as failed, never sent, and fails no request.
 */
export const queueMail = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, letter: Letter): Promise<void> => {
  const { text, topic, hold = 0, until } = letter;
  const isAddress = letter.to.length <= 128 && EMAIL_PATTERN.test(letter.to);
  const shown = { to: letter.to.slice(0, 128), subject: oneLine(letter.subject).slice(0, MAX_SUBJECT) };
  await db('mails').insert({
    ...shown,
    text,
    status: isAddress ? 'pending' : 'failed',
    lastError: isAddress ? null : ('address' satisfies MailProblem),
    topic: topic ?? null,
    nextAttemptAt: new Date(now.getTime() + hold).toISOString(),
    until: until?.toISOString() ?? null,
    searchText: searchTextOf(mailsTable, shown),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  });
};
