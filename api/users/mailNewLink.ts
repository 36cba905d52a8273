import type { Ctx } from '../world.ts';
import type { UserRow } from './accountRules.ts';
import { mailWayIn } from './mailWayIn.ts';

const letter = (name: string) => ({ subject: `emails.${name}.subject`, text: `emails.${name}.body` });
const CORRECTED = letter('correctedAddress');
const ACTIVATED = letter('activatedAccount');

/** Whether an account may come in and never chose a password: it needs a link to choose one. */
const needsLink = ({ isActive, password }: UserRow): boolean => isActive && !password;

/**
 * After a change of such an account, sends the link anew: to a corrected e-mail, as the first letter went to the wrong one,
 * or because it is active again, as the first letter's is void. Otherwise nothing.
 */
export const mailNewLink = async (account: UserRow, previous: UserRow, ctx: Ctx): Promise<void> => {
  if (!needsLink(account)) return;
  if (account.email !== previous.email) await mailWayIn(account, false, CORRECTED, ctx);
  else if (!previous.isActive) await mailWayIn(account, false, ACTIVATED, ctx);
};

/** The same after it was restored: the link that it had is void. */
export const mailLinkAgain = async (account: UserRow, ctx: Ctx): Promise<void> => {
  if (needsLink(account)) await mailWayIn(account, false, ACTIVATED, ctx);
};
