import { isAdminLevel } from '#domain/roles';
import { doubtEmail, proveEmail } from '../auth/provenEmail.ts';
import type { Ctx } from '../world.ts';
import type { UserRow } from './accountRules.ts';

/** Records whether a new e-mail proves whose the account is: if admin level entered it; not yet if its owner did. */
export const markEmail = async (account: UserRow, previous: UserRow, { db, user }: Ctx): Promise<void> => {
  if (account.email === previous.email) return;
  await (isAdminLevel(user.role) ? proveEmail : doubtEmail)(db, account.id);
};
