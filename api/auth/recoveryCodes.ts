import { randomBytes } from 'node:crypto';
import type { Db } from '../database/db.ts';
import { base32 } from './totp.ts';
import { tokenHash } from './tokens.ts';

/** How many are given at once: for a phone that is lost or broken, a few times over. */
const COUNT = 10;

/** 160 random bits in groups that can be read from paper: `k3vd-…`. */
const newCode = (): string => (base32(randomBytes(20)).toLowerCase().match(/.{4}/g) ?? []).join('-');

/** However it is typed: dashes, spaces and case don't count. */
const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** Ten new codes in place of the ones before; they are known now and never again, only their hashes are kept. */
export const replaceRecoveryCodes = async (db: Db, userId: number): Promise<string[]> => {
  const codes = Array.from({ length: COUNT }, newCode);
  await db('recoveryCodes').where({ userId }).del();
  await db('recoveryCodes').insert(codes.map(code => ({ userId, codeHash: tokenHash(plainCode(code)) })));
  return codes;
};

/** Uses a code up; false when it is none of the account's, or another was quicker. */
export const takeRecoveryCode = async (db: Db, userId: number, typed: string): Promise<boolean> =>
  (await db('recoveryCodes')
    .where({ userId, codeHash: tokenHash(plainCode(typed)) })
    .del()) === 1;

export const recoveryCodesLeft = async (db: Db, userId: number): Promise<number> => {
  const counted: { total: number }[] = await db('recoveryCodes').where({ userId }).count({ total: '*' });
  return Number(counted[0]?.total ?? 0);
};
