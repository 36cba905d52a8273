import type { Db } from '../database/db.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';
import { stepOfCode } from './totp.ts';

/**
 * Whether a code is valid for the account: the current six digits or a recovery code. It is used up, also if sent twice
 * at once: digits by advancing the stored step, a recovery code by deleting its row.
 */
export const takeCode = async (db: Db, userId: number, typed: string, now: Date): Promise<boolean> => {
  const digits = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return takeRecoveryCode(db, userId, typed);
  const factor: { secret: string } | undefined = await db('secondFactors').where({ userId }).first('secret');
  const step = factor ? stepOfCode(Buffer.from(factor.secret, 'hex'), digits, now) : null;
  if (step === null) return false;
  const taken = await db('secondFactors').where({ userId }).where('lastStep', '<', step).update({ lastStep: step });
  return taken === 1;
};
