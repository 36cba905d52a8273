import type { Ctx } from '../world.ts';
import type { UserRow } from './accountRules.ts';
import { mailWayIn } from './mailWayIn.ts';

const LETTER = { subject: 'emails.activatedAccount.subject', text: 'emails.activatedAccount.body' };

/** Sends the link to choose a password to an active account that never chose one: the link that it had is void. */
export const mailReturned = async (account: UserRow, ctx: Ctx): Promise<void> => {
  if (account.isActive && !account.password) await mailWayIn(account, false, LETTER, ctx);
};

/**
 * If an account that never chose a password is activated, sends the link to choose one: the first letter's is void. With another e-mail besides, that one is written to (mailCorrectedAddress.ts).
 */
export const mailActivated = async (account: UserRow, previous: UserRow, ctx: Ctx): Promise<void> => {
  if (!previous.isActive && account.email === previous.email) await mailReturned(account, ctx);
};
