import { verifyPassword } from '../auth/passwords.ts';
import type { Db } from '../database/db.ts';

/** Whether somebody could come in with the published password of the demonstration. */
export const hasDemoAccounts = async (db: Db): Promise<boolean> => {
  const { ACCOUNTS, DEMO_PASSWORD } = await import('../../seeds/users.ts');
  const names = ACCOUNTS.map(account => account.username);
  const passwords: { password: string | null }[] = await db('users')
    .distinct('password')
    .whereIn('username', names)
    .where({ isActive: true, disabled: false });
  for (const { password } of passwords) if (await verifyPassword(password, DEMO_PASSWORD)) return true;
  return false;
};
