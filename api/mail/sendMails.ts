import type { FastifyBaseLogger } from 'fastify';
import { HOUR } from '#domain/dates';
import { MINUTE } from '../auth/attempts.ts';
import type { Deps } from '../crud/ctx.ts';
import type { Db } from '../db.ts';
import type { Mailer, OutgoingMail, Sender } from './mailer.ts';

/** Waits after each failure; when they are used up the letter counts as failed. Some two days in all. */
const BACK_OFF = [1, 5, 15, 60, 180, 360, 720, 1440].map(minutes => minutes * MINUTE);
/** How long a process that took a letter may need; if it dies, another takes it afterwards. */
const LEASE = 5 * MINUTE;
const BATCH = 20;

type Queued = Omit<OutgoingMail, 'from'> & { attempts: number };

/** The office, at its own e-mail or at one that nobody reads. */
const senderOf = async (db: Db, publicUrl: string): Promise<Sender> => {
  const company: { name: string; email: string | null } | undefined = await db('settings').first('name', 'email');
  return { name: company?.name ?? '', address: company?.email ?? `no-reply@${new URL(publicUrl).hostname}` };
};

/**
 * Takes a letter by changing its row, which only one of several processes can. A process killed between sending it and
 * writing that down leaves it to be sent once more after the lease, with the same Message-ID.
 */
const claim = async (db: Db, mail: Queued, now: Date): Promise<boolean> => {
  const taken = await db('mails')
    .where({ id: mail.id, status: 'pending', attempts: mail.attempts })
    .update({
      attempts: mail.attempts + 1,
      nextAttemptAt: new Date(now.getTime() + LEASE).toISOString(),
      // While it is being sent there is none: that tells it from one that waits for its next turn.
      lastError: null,
    });
  return taken === 1;
};

/** Taken again and again by processes that ended before they could say how it went: one letter must not go on for ever. */
const giveUp = async (db: Db, mail: Queued): Promise<void> => {
  await db('mails').where({ id: mail.id, status: 'pending', attempts: mail.attempts }).update({
    status: 'failed',
    lastError: 'interrupted',
  });
};

const postpone = async (db: Db, mail: Queued, error: unknown, now: Date): Promise<void> => {
  const wait = BACK_OFF[mail.attempts];
  await db('mails')
    .where({ id: mail.id })
    .update({
      status: wait === undefined ? 'failed' : 'pending',
      nextAttemptAt: new Date(now.getTime() + (wait ?? HOUR)).toISOString(),
      lastError: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    });
};

/** A job: sends the letters that are due. One that can't be sent is tried again later and holds up no other. */
export const sendMails = async (
  { db, config, world }: Deps,
  mailer: Mailer,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<void> => {
  const due: Queued[] = await db('mails')
    .where({ status: 'pending' })
    .where('nextAttemptAt', '<=', world.now().toISOString())
    .orderBy([{ column: 'nextAttemptAt' }, { column: 'id' }])
    .limit(BATCH)
    .select('id', 'to', 'subject', 'text', 'createdAt', 'attempts');
  if (!due.length) return;
  const from = await senderOf(db, config.publicUrl);
  for (const mail of due) {
    if (mail.attempts > BACK_OFF.length) {
      await giveUp(db, mail);
      continue;
    }
    if (!(await claim(db, mail, world.now()))) continue;
    try {
      const file = await mailer({ ...mail, from });
      // What was sent is not kept: it may hold a link that opens an account.
      const sentAt = world.now().toISOString();
      await db('mails').where({ id: mail.id }).update({ status: 'sent', sentAt, text: '', lastError: null });
      log.info({ mail: mail.id, ...(file && { file }) }, file ? 'mail written' : 'mail sent');
    } catch (error) {
      await postpone(db, mail, error, world.now());
      log.warn({ err: error, mail: mail.id }, 'mail not sent');
    }
  }
};
