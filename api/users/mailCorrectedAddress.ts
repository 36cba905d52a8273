import type { Ctx } from '../world.ts';
import type { UserRow } from './accountRules.ts';
import { mailWayIn } from './mailWayIn.ts';

const LETTER = { subject: 'emails.correctedAddress.subject', text: 'emails.correctedAddress.body' };

/**
 * An account that was made for somebody who never chose a password has another e-mail now: the letter with the link to choose
 * one goes there anew, as the first went to whoever has the wrong address. Nothing for anybody else.
 */
export const mailCorrectedAddress = async (account: UserRow, previous: UserRow, ctx: Ctx): Promise<void> => {
  if (account.email === previous.email || account.password || !account.isActive) return;
  await mailWayIn(account, false, LETTER, ctx);
};
