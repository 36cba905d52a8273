import { verifyPassword } from '../auth/passwords.ts';
import type { Db } from '../database/db.ts';

/** Whether any account can be logged in to with the demo's published password. */
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
