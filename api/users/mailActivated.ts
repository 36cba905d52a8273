import type { Ctx } from '../world.ts';
import type { UserRow } from './accountRules.ts';
import { mailWayIn } from './mailWayIn.ts';

const LETTER = { subject: 'emails.activatedAccount.subject', text: 'emails.activatedAccount.body' };

/**
 * If the office activates an account that never chose a password, sends the link to choose one: the first letter's is void.
 * With another e-mail besides, that one is written to (mailCorrectedAddress.ts).
 */
export const mailActivated = async (account: UserRow, previous: UserRow, ctx: Ctx): Promise<void> => {
  const isActivated = account.isActive && !previous.isActive;
  if (!isActivated || account.password || account.email !== previous.email) return;
  await mailWayIn(account, false, LETTER, ctx);
};
