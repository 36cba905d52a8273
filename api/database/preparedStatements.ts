import { rowsWithNames } from './rowsWithNames.ts';

type Statement = { readonly reader: boolean };
type Preparing = { prepare: (sql: string) => Statement };

/** More than the shapes that an office asks in a day; each takes some kB per connection. */
const KEPT = 300;
/** What is longer is made for one request: a batch of rows, a list of numbers. */
export const LONGEST = 12_000;
const REPEATED = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i;

/**
 * Keeps the statements of a connection to SQLite prepared, those asked for last: Knex prepares each one anew, which
 * takes longer than most of them take to run. SQLite prepares one again by itself when the tables have changed.
 */
export const keepPrepared = (connection: Preparing): void => {
  const kept = new Map<string, Statement>();
  const prepare = connection.prepare.bind(connection);
  const readRows = rowsWithNames(prepare);
  connection.prepare = sql => {
    const known = kept.get(sql);
    if (known) {
      // The last of the map is the last asked for.
      kept.delete(sql);
      kept.set(sql, known);
      return known;
    }
    const statement = prepare(sql);
    if (sql.length > LONGEST || !REPEATED.test(sql)) return statement;
    const readied = readRows(statement);
    kept.set(sql, readied);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '');
    return readied;
  };
};
