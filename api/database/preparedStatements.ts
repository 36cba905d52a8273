import { rowsWithNames } from './rowsWithNames.ts';

type Statement = { readonly reader: boolean };
type Preparing = { prepare: (sql: string) => Statement };

/** More than the different statements of an office's day; each takes some kB per connection. */
const KEPT = 300;
/** Longer statements are made for one request: a batch of rows, a list of ids. */
export const LONGEST = 12_000;
const REPEATED = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i;

/**
 * Keeps a SQLite connection's last used statements prepared: Knex prepares each anew, which mostly takes longer than
 * running it. SQLite prepares again by itself when tables change.
 */
export const keepPrepared = (connection: Preparing): void => {
  const kept = new Map<string, Statement>();
  const prepare = connection.prepare.bind(connection);
  const readRows = rowsWithNames(prepare);
  connection.prepare = sql => {
    const known = kept.get(sql);
    if (known) {
      // The last in the map is the last used.
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
