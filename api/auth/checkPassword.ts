import { passwordProblem } from '#domain/passwords';
import type { Db } from '../database/db.ts';
import { invalid } from '../http/HttpError.ts';
import { companyName } from '../mails/companyName.ts';
import { commonPasswords } from './commonPasswords.ts';
import { hashPassword } from './passwords.ts';

/** Checks a new password for the account of that name and gives it back; 422 if it won't do. */
export const checkPassword = async (db: Db, password: unknown, username: string): Promise<string> => {
  const common = await commonPasswords();
  const typed = typeof password === 'string' ? password : '';
  const names = [username, await companyName(db)];
  const problem = passwordProblem(typed, { names, isCommon: folded => common.has(folded) });
  if (problem) throw invalid({ password: problem });
  return typed;
};

/** The same, but gives the hash to store. */
export const checkedHash = async (db: Db, password: unknown, username: string): Promise<string> =>
  hashPassword(await checkPassword(db, password, username), { isAwaited: db.isTransaction });
