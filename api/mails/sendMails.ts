import type { FastifyBaseLogger } from 'fastify';
import { HOUR, MINUTE } from '#domain/dates';
import type { MailProblem, MailStatus } from '#domain/mails';
import type { Deps } from '../crud/ctx.ts';
import type { Db } from '../database/db.ts';
import { isRefusedForGood, type Mailer, type OutgoingMail, type Sender } from './mailer.ts';
import { oneLine } from './oneLine.ts';

/** Waiting times after each failure, in ms; after the last, the letter has failed. Some two days in all. */
const BACK_OFF = [1, 5, 15, 60, 180, 360, 720, 1440].map(minutes => minutes * MINUTE);
/** How long, in ms, a process may take to send a letter; if it dies, another takes it then. */
const LEASE = 5 * MINUTE;
/** How long, in ms, a process that is stopped waits for the letter it is sending; less than it has for all (startServer.ts). */
const PARTING_MS = 6_000;
const BATCH = 20;

type Queued = Omit<OutgoingMail, 'from'> & { attempts: number; until: string | null };
type Kept = {
  status: MailStatus;
  attempts: number;
  nextAttemptAt: string;
  sentAt: string;
  lastError: string | null;
  text: string;
};

/** The office as sender, with its e-mail or an address nobody reads. */
const senderOf = async (db: Db, publicUrl: string): Promise<Sender> => {
  const company: { name: string; email: string | null } | undefined = await db('settings').first('name', 'email');
  return { name: oneLine(company?.name ?? ''), address: company?.email ?? `no-reply@${new URL(publicUrl).hostname}` };
};

/** Updates a letter if it is unchanged since it was read; false if another process was faster. */
const note = async (db: Db, { id, attempts }: Queued, kept: Partial<Kept>, now: Date): Promise<boolean> =>
  (await db('mails')
    .where({ id, status: 'pending', attempts })
    .update({ ...kept, updatedAt: now.toISOString() })
    .increment('version', 1)) === 1;

/**
 * Claims a letter by changing its row, which only one process can. If a process dies after sending but before recording
 * it, the letter is sent again after the lease, with the same Message-ID.
 */
const claim = (db: Db, mail: Queued, now: Date): Promise<boolean> => {
  const nextAttemptAt = new Date(now.getTime() + LEASE).toISOString();
  // While being sent it has no error, which distinguishes it from one waiting for a retry.
  return note(db, mail, { attempts: mail.attempts + 1, nextAttemptAt, lastError: null }, now);
};

/**
 * Why a letter isn't tried (again): its link has expired, or processes repeatedly died while sending; null if it is.
 */
const refusalOf = ({ attempts, until }: Queued, now: Date): MailProblem | null => {
  if (until !== null && until <= now.toISOString()) return 'expired';
  return attempts > BACK_OFF.length ? 'interrupted' : null;
};

const postpone = async (db: Db, mail: Queued, error: unknown, now: Date): Promise<void> => {
  const wait = isRefusedForGood(error) ? undefined : BACK_OFF[mail.attempts];
  await note(
    db,
    { ...mail, attempts: mail.attempts + 1 },
    {
      status: wait === undefined ? 'failed' : 'pending',
      nextAttemptAt: new Date(now.getTime() + (wait ?? HOUR)).toISOString(),
      lastError: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    },
    now,
  );
};

/** What becomes of a letter under way; a process that is stopped gives it up after a while, and tries again later. */
const unlessParting = <T>(sending: Promise<T>, closing?: AbortSignal): Promise<T> =>
  new Promise((keep, giveUp) => {
    const problem: MailProblem = 'interrupted';
    const part = () => void setTimeout(() => giveUp(new Error(problem)), PARTING_MS).unref();
    // It may have been stopped while the letter was claimed.
    if (closing?.aborted) part();
    closing?.addEventListener('abort', part, { once: true });
    void sending.then(keep, giveUp).finally(() => closing?.removeEventListener('abort', part));
  });

/** A job: sends the due letters. A failing one is retried later and doesn't delay others. */
export const sendMails = async (
  { db, config, world }: Deps,
  mailer: Mailer,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  closing?: AbortSignal,
): Promise<void> => {
  const now = world.now();
  const ahead = new Date(now.getTime() + LEASE).toISOString();
  const due: Queued[] = await db('mails')
    .where({ status: 'pending' })
    // What a clock that was ahead put off is due too.
    .where(any => void any.where('nextAttemptAt', '<=', now.toISOString()).orWhere('updatedAt', '>', ahead))
    .orderBy([{ column: 'nextAttemptAt' }, { column: 'id' }])
    .limit(BATCH)
    .select('id', 'to', 'subject', 'text', 'createdAt', 'attempts', 'until');
  if (!due.length) return;
  const from = await senderOf(db, config.publicUrl);
  for (const mail of due) {
    if (closing?.aborted) return;
    const refusal = refusalOf(mail, world.now());
    if (refusal) {
      await note(
        db,
        mail,
        { status: 'failed', lastError: refusal, ...(refusal === 'expired' && { text: '' }) },
        world.now(),
      );
      continue;
    }
    if (!(await claim(db, mail, world.now()))) continue;
    try {
      const file = await unlessParting(mailer({ ...mail, from }), closing);
      // A sent letter's text isn't kept: it may hold a link that opens an account.
      const sentAt = world.now();
      const sent = { status: 'sent', sentAt: sentAt.toISOString(), text: '', lastError: null } as const;
      await note(db, { ...mail, attempts: mail.attempts + 1 }, sent, sentAt);
      log.info({ mail: mail.id, ...(file && { file }) }, file ? 'mail written' : 'mail sent');
    } catch (error) {
      await postpone(db, mail, error, world.now());
      log.warn({ err: error, mail: mail.id }, 'mail not sent');
    }
  }
};
