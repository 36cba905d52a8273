import type { Db } from '../database/db.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';
import { stepOfCode } from './totp.ts';

/**
 * Whether a code is the account's: the six digits of this moment, or a recovery code. It is used up with that, also
 * when two send it at once: digits by the step that moves on, a recovery code by its row.
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
