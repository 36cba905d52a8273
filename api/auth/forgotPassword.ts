import { MINUTE } from '#domain/dates';
import { z } from 'zod';
import { EMAIL_PATTERN } from '#domain/text/characters';
import { translate } from '../../i18n/translate.ts';
import type { Deps } from '../crud/ctx.ts';
import type { Db } from '../database/db.ts';
import { companyName } from '../mails/companyName.ts';
import { queueMail } from '../mails/queueMail.ts';
import { transaction } from '../database/transaction.ts';
import { throttle } from './attempts.ts';
import { newPasswordLink, RESET_MINUTES } from './passwordLinks.ts';
import { activeUsers } from './session.ts';

const MAX_PER_EMAIL = 5;
const MAX_PER_ADDRESS = 20;

export const forgotBody = z.object({ email: z.string().max(128).regex(EMAIL_PATTERN, { error: 'email' }) });

/**
 * Stores a request for a new password and nothing else: whether the e-mail has an account is looked up later, so that
 * neither answer nor timing reveals it. 429 for too many, whether of accounts or not.
 */
export const askForPassword = async ({ db, world }: Deps, email: string, address: string): Promise<void> => {
  const now = world.now();
  await throttle(db, `forgot:${address}`, MAX_PER_ADDRESS, now);
  await throttle(db, `forgot:${email.toLowerCase()}`, MAX_PER_EMAIL, now);
  await db('resetRequests').insert({ email, at: now.toISOString() });
};

type Asked = { id: number; email: string };
type Account = { id: number; username: string; email: string };

const mailLinks = async ({ email }: Asked, { db, config, world }: Deps): Promise<void> => {
  const now = world.now();
  const accounts: Account[] = await activeUsers(db)
    .whereRaw('lower("users"."email") = ?', [email.toLowerCase()])
    .orderBy('users.id')
    // Locked, so that the e-mail can't change before the link is made, which would then go to the wrong address.
    .forUpdate('users')
    .select('users.id', 'users.username', 'users.email');
  const company = await companyName(db);
  for (const account of accounts) {
    const link = await newPasswordLink({ db, config, now }, account.id, RESET_MINUTES);
    const args = { username: account.username, minutes: RESET_MINUTES, link, company };
    await queueMail(
      { db, now },
      {
        to: account.email,
        subject: translate('emails.forgotPassword.subject', args),
        text: translate('emails.forgotPassword.body', args),
        until: new Date(now.getTime() + RESET_MINUTES * MINUTE),
      },
    );
  }
};

/** Removes a request from the list; false if another process already has it. */
const take = async (db: Db, { id }: Asked): Promise<boolean> => (await db('resetRequests').where({ id }).del()) === 1;

/** A job: for each stored request, sends every account of that e-mail a letter with its own link. */
export const answerResetRequests = async (deps: Deps): Promise<void> => {
  const asked: Asked[] = await deps.db('resetRequests').orderBy('id').limit(50).select('id', 'email');
  for (const each of asked)
    await transaction(deps.db, async trx => {
      if (await take(trx, each)) await mailLinks(each, { ...deps, db: trx });
    });
};
