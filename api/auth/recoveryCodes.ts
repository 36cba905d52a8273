import { randomBytes } from 'node:crypto';
import type { Db } from '../database/db.ts';
import { base32 } from './totp.ts';
import { tokenHash } from './tokens.ts';

/** How many are given at once: enough for losing a phone a few times. */
const COUNT = 10;

/** 160 random bits in groups that are easy to read from paper: `k3vd-…`. */
const newCode = (): string => (base32(randomBytes(20)).toLowerCase().match(/.{4}/g) ?? []).join('-');

/** A typed code without dashes, spaces and upper case. */
const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** Gives ten new codes, voiding the earlier ones. They are readable only now: just their hashes are stored. */
export const replaceRecoveryCodes = async (db: Db, userId: number): Promise<string[]> => {
  const codes = Array.from({ length: COUNT }, newCode);
  await db('recoveryCodes').where({ userId }).del();
  await db('recoveryCodes').insert(codes.map(code => ({ userId, codeHash: tokenHash(plainCode(code)) })));
  return codes;
};

/** Uses up a code; false if it isn't the account's, or somebody was faster. */
export const takeRecoveryCode = async (db: Db, userId: number, typed: string): Promise<boolean> =>
  (await db('recoveryCodes')
    .where({ userId, codeHash: tokenHash(plainCode(typed)) })
    .del()) === 1;

/** How many unused recovery codes an account has. */
export const recoveryCodesLeft = async (db: Db, userId: number): Promise<number> => {
  const counted: { total: number }[] = await db('recoveryCodes').where({ userId }).count({ total: '*' });
  return Number(counted[0]?.total ?? 0);
};
