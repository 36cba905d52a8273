import { DAY } from '#domain/dates';
import { newToken, tokenHash } from '../auth/tokens.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';

/** Whether there is no account yet. */
export const isEmpty = async (db: Db): Promise<boolean> => !(await db('users').first('id'));

/**
 * A one-time address to create the first superUser: valid for a day, until there is an account. Processes starting
 * together print one each; using one voids all.
 */
export const newSetupAddress = async (db: Db, config: Pick<Config, 'publicUrl'>, now: Date): Promise<string> => {
  const token = newToken();
  await db('setupTokens').insert({
    tokenHash: tokenHash(token),
    expiresAt: new Date(now.getTime() + DAY).toISOString(),
  });
  return `${config.publicUrl}/app/setup/${token}`;
};

/** Whether a token may create the first account: known, not expired, and there is no account yet. */
export const isSetupToken = async (db: Db, token: string, now: Date): Promise<boolean> => {
  const found = await db('setupTokens')
    .where({ tokenHash: tokenHash(token) })
    .where('expiresAt', '>', now.toISOString())
    .first('tokenHash');
  return !!found && (await isEmpty(db));
};
