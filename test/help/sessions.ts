import { startSession } from '../../api/auth/session.ts';
import type { Db } from '../../api/database/db.ts';
import type { Account, Furniture } from './furnish.ts';

/** A session of every account of furnish.ts: the token of each. */
export const sessionsOf = async (db: Db, { users }: Furniture, now: Date): Promise<Map<Account, string>> => {
  const tokens = new Map<Account, string>();
  for (const [account, id] of Object.entries(users) as [Account, number][])
    tokens.set(account, await startSession(db, id, now, 'test'));
  return tokens;
};
