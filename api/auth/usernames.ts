import type { Knex } from 'knex';
import { normalizeUsername } from '#domain/identifiers/username';

/** The key of a username: spellings with the same key are one name; case and surrounding spaces don't count. */
export const usernameKey = (username: string): string => username.normalize('NFC').trim().toLowerCase();

const ASCII = /^[\x20-\x7e]*$/;

/**
 * A LIKE pattern with a wildcard for letters whose case SQLite doesn't know; the matches are compared in JavaScript.
 */
const openPattern = (key: string): string => key.replace(/[\\%_]/g, sign => `\\${sign}`).replace(/[^\x20-\x7e]/gu, '_');

/** The accounts of `query` (on the table users) with this name, however spelled: one at most. */
export const withUsername = async <T extends { username: string }>(
  query: Knex.QueryBuilder,
  username: string,
): Promise<T | undefined> => {
  const key = usernameKey(username);
  if (ASCII.test(key)) query.whereRaw('lower("users"."username") = ?', [key]);
  else
    query.where(any =>
      any
        .whereRaw(`lower("users"."username") like ? escape '\\'`, [openPattern(key)])
        .orWhere('users.username', normalizeUsername(username)),
    );
  const found: T[] = await query;
  return found.find(each => usernameKey(each.username) === key);
};
