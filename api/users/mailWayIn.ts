import { HOUR } from '#domain/dates';
import { translate } from '../../i18n/translate.ts';
import { INVITATION_HOURS, newPasswordLink } from '../auth/passwordLinks.ts';
import { companyName } from '../mails/companyName.ts';
import { queueMail } from '../mails/queueMail.ts';
import type { Ctx } from '../world.ts';
import type { UserRow } from './accountRules.ts';

/** The keys of its texts, and arguments besides username, link, its hours and the office's name. */
type Letter = { subject: string; text: string; args?: Record<string, string> };

/**
 * Mails an account's owner how to log in, in the transaction that gives access: to the login if there is a password,
 * otherwise by a link to choose one, once, within INVITATION_HOURS; earlier links become void.
 */
export const mailWayIn = async (
  { id, email, username }: Pick<UserRow, 'id' | 'email' | 'username'>,
  hasPassword: boolean,
  { subject, text, args: own }: Letter,
  ctx: Ctx,
): Promise<void> => {
  const link = hasPassword ? `${ctx.config.publicUrl}/app/` : await newPasswordLink(ctx, id, INVITATION_HOURS * 60);
  const args = { ...own, username, link, hours: INVITATION_HOURS, company: await companyName(ctx.db) };
  await queueMail(ctx, {
    to: email,
    subject: translate(subject, args),
    text: translate(text, args),
    until: hasPassword ? undefined : new Date(ctx.now.getTime() + INVITATION_HOURS * HOUR),
  });
};
