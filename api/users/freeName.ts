import { MAX_USERNAME } from '#domain/identifiers/username';
import { withUsername } from '../auth/usernames.ts';
import type { Ctx } from '../world.ts';

/** The wanted username, numbered if it is or was in use: a name is never given to another account. */
export const freeName = async (wanted: string, { db }: Ctx): Promise<string> => {
  for (let n = 1; ; n += 1) {
    const ending = n === 1 ? '' : `-${n}`;
    const name = wanted.slice(0, MAX_USERNAME - ending.length) + ending;
    if (!(await withUsername(db('users').select('users.username'), name))) return name;
  }
};
