import type { Knex } from 'knex';
import { type Db, isPostgres } from '../database/db.ts';

type Text = { sql: string; bindings: readonly unknown[] };
/** Reads the rows with these ids (or other keys); no query without any. */
export type AskByIds<T, Id = number> = (db: Db, ids: readonly Id[]) => Promise<T[]>;

/** A query for three ids is sent as one for four, the last twice: each text stays prepared on each connection. */
const SIZES = [1, 2, 4, 8, 16, 25, 50, 100];

/** As many ids as a query has places for: the last one also fills those left over. At least one is given. */
export const fillPlaces = <Id>(ids: readonly Id[]): Id[] => {
  const count = SIZES.find(size => size >= ids.length) ?? ids.length;
  return [...ids, ...Array<Id>(count - ids.length).fill(ids.at(-1) as Id)];
};

/** Stands for the first id in a query's text; no row has such an id. */
const FIRST_PLACE = Number.MIN_SAFE_INTEGER;
const isPlace = (value: unknown): value is number => typeof value === 'number' && value < 0;

/**
 * Makes a query by ids, such as a page's linked rows. Its SQL depends only on how many ids there are, so it is built
 * once and not per request: Knex takes longer to build it than the database to answer. `make` gets placeholder ids;
 * nothing else in the query may vary, or be a negative number.
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
    const filled = fillPlaces(ids);
    const { sql, bindings } = textOf(db, filled.length);
    const values = bindings.map(each => (isPlace(each) ? filled[each - FIRST_PLACE] : each));
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
