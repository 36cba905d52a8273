import { DAY } from '#domain/dates';
import { newToken, tokenHash } from '../auth/tokens.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';

export const isEmpty = async (db: Db): Promise<boolean> => !(await db('users').first('id'));

/**
 * A one-time address at which the first superUser is made: good for a day and as long as there is no account. Several
 * processes that start at once print one each; the first used closes all.
 */
export const newSetupAddress = async (db: Db, config: Pick<Config, 'publicUrl'>, now: Date): Promise<string> => {
  const token = newToken();
  await db('setupTokens').insert({
    tokenHash: tokenHash(token),
    expiresAt: new Date(now.getTime() + DAY).toISOString(),
  });
  return `${config.publicUrl}/app/setup/${token}`;
};

export const isSetupToken = async (db: Db, token: string, now: Date): Promise<boolean> => {
  const found = await db('setupTokens')
    .where({ tokenHash: tokenHash(token) })
    .where('expiresAt', '>', now.toISOString())
    .first('tokenHash');
  return !!found && (await isEmpty(db));
};
