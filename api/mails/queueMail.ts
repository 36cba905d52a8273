import { EMAIL_PATTERN } from '#domain/text/characters';
import { MAX_SUBJECT, type MailProblem } from '#domain/mails';
import { searchTextOf } from '../crud/search.ts';
import type { Ctx } from '../world.ts';
import { oneLine } from './oneLine.ts';
import { mailsTable } from './table.ts';

export type Letter = {
  to: string;
  subject: string;
  text: string;
  /** What it is about, for `recallMail`. */
  topic?: string;
  /** Milliseconds before sending, in which it can be recalled. */
  hold?: number;
  /** The moment after which it is useless, since its link has expired. */
  until?: Date;
};

/**
 * Puts a letter in the outbox, in the transaction it reports; a job sends it. One recipient, matching Spec 5's pattern;
 * a letter to any other address is stored as failed, never sent, and doesn't fail the request.
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
