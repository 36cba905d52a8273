import { HOUR } from '#domain/dates';
import { translate } from '../../i18n/translate.ts';
import { INVITATION_HOURS, newPasswordLink } from '../auth/passwordLinks.ts';
import { companyName } from '../mails/companyName.ts';
import { queueMail } from '../mails/queueMail.ts';
import type { Ctx } from '../world.ts';
import type { UserRow } from './accountRules.ts';

/** Keys of its texts, and what is put into them besides the user name, the link, its hours and the office's name. */
type Letter = { subject: string; text: string; args?: Record<string, string> };

/**
 * Tells somebody how to come into an account, in the transaction that gives it: by the login where there is a password,
 * else by a link at which one is chosen, once and for INVITATION_HOURS; those that were sent before it are void.
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
