import type { Ctx } from '../world.ts';
import type { UserRow } from './accountRules.ts';
import { mailWayIn } from './mailWayIn.ts';

const LETTER = { subject: 'emails.correctedAddress.subject', text: 'emails.correctedAddress.body' };

/**
 * If the e-mail of an account that never chose a password changes, sends the link to choose one again: the first letter
 * went to the wrong address. Otherwise nothing.
 */
export const mailCorrectedAddress = async (account: UserRow, previous: UserRow, ctx: Ctx): Promise<void> => {
  if (account.email === previous.email || account.password || !account.isActive) return;
  await mailWayIn(account, false, LETTER, ctx);
};
