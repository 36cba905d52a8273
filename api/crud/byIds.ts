import type { Knex } from 'knex';
import { type Db, isPostgres } from '../database/db.ts';

type Text = { sql: string; bindings: readonly unknown[] };
/** The rows of these numbers, or whatever they are told apart by; none are asked for without any. */
export type AskByIds<T, Id = number> = (db: Db, ids: readonly Id[]) => Promise<T[]>;

/** A question for three is asked as one for four, the last of them twice: each text stays prepared on each connection. */
const SIZES = [1, 2, 4, 8, 16, 25, 50, 100];

/** No row has such a number. */
const FIRST_PLACE = Number.MIN_SAFE_INTEGER;
const isPlace = (value: unknown): value is number => typeof value === 'number' && value < 0;

/**
 * A question about rows by their numbers, such as what a page is shown with. Its text, which depends on nothing but how
 * many there are, is made once and not for each request: Knex takes longer for that than the database for its answer.
 * `make` says it for numbers that stand for those that will be asked for; nothing else in it may change, or be below zero.
 */
export const byIds = <T, Id = number>(make: (db: Db, ids: readonly number[]) => Knex.QueryBuilder): AskByIds<T, Id> => {
  const texts = new Map<string, Text>();
  const textOf = (db: Db, count: number): Text => {
    const key = `${isPostgres(db)} ${count}`;
    const known = texts.get(key);
    if (known) return known;
    const text = make(
      db,
      Array.from({ length: count }, (_, n) => FIRST_PLACE + n),
    ).toSQL();
    if (SIZES.includes(count)) texts.set(key, text);
    return text;
  };
  return async (db, ids) => {
    if (!ids.length) return [];
    const { sql, bindings } = textOf(db, SIZES.find(size => size >= ids.length) ?? ids.length);
    const values = bindings.map(each => (isPlace(each) ? (ids[each - FIRST_PLACE] ?? ids.at(-1)) : each));
    const { client } = db;
    const connection = await client.acquireConnection();
    try {
      const { response } = await client.query(connection, { sql, bindings: values });
      return Array.isArray(response) ? response : response.rows;
    } finally {
      await client.releaseConnection(connection);
    }
  };
};
