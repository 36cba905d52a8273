import { HOUR } from '#domain/dates';
import { translate } from '../../i18n/translate.ts';
import { INVITATION_HOURS, newPasswordLink } from '../auth/passwordLinks.ts';
import { companyName } from '../mails/companyName.ts';
import { queueMail } from '../mails/queueMail.ts';
import type { Ctx } from '../world.ts';
import type { UserRow } from './accountRules.ts';

/**
 * An account that was made for somebody who never chose a password has another e-mail now: the letter with the link to choose
 * one goes there anew, as the first went to whoever has the wrong address. Nothing for anybody else.
 */
export const mailCorrectedAddress = async (account: UserRow, previous: UserRow, ctx: Ctx): Promise<void> => {
  if (account.email === previous.email || account.password || !account.isActive) return;
  const args = {
    username: account.username,
    link: await newPasswordLink(ctx, account.id, INVITATION_HOURS * 60),
    hours: INVITATION_HOURS,
    company: await companyName(ctx.db),
  };
  await queueMail(ctx, {
    to: account.email,
    subject: translate('emails.correctedAddress.subject', args),
    text: translate('emails.correctedAddress.body', args),
    until: new Date(ctx.now.getTime() + INVITATION_HOURS * HOUR),
  });
};
