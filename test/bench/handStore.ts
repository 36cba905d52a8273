import Database from 'better-sqlite3';
import pg from 'pg';
import { tellOrder } from '../../api/database/db.ts';

export type Values = Record<string, unknown>;
export type Ask = (sql: string, ...values: unknown[]) => Promise<Values[]>;

/** What the hand-written server needs of an engine: statements prepared once, and one transaction at a time. */
export type Store = {
  ask: Ask;
  write: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>;
  /** `id` is one of a list, the list as a value of that, and no. */
  oneOf: string;
  listOf: (ids: readonly number[]) => unknown;
  no: string;
  /** Where the newest come from without a look at the rows: SQLite has to be told. */
  newest: string;
  close: () => Promise<void>;
};

/** SQLite as the product opens it: WAL and synchronous FULL. */
export const sqliteStore = (file: string): Store => {
  const db = new Database(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) db.pragma(pragma);
  tellOrder(db);
  const prepared = new Map<string, ReturnType<Database['prepare']>>();
  const ask: Ask = async (sql, ...values) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    if (statement.reader) return statement.all(...values) as Values[];
    statement.run(...values);
    return [];
  };
  let line: Promise<unknown> = Promise.resolve();
  const transaction = async <T>(work: (ask: Ask) => Promise<T>): Promise<T> => {
    await ask('begin immediate');
    const done = await work(ask);
    await ask('commit');
    return done;
  };
  const write: Store['write'] = work => {
    const done = line.then(() => transaction(work));
    line = done;
    return done;
  };
  const close = async () => db.close();
  return {
    ask,
    write,
    oneOf: 'in (select value from json_each(?))',
    listOf: ids => JSON.stringify(ids),
    no: '0',
    newest: 'indexed by "loads_live_id_desc"',
    close,
  };
};

type Client = Pick<pg.PoolClient, 'query'>;

export const postgresStore = (address: string): Store => {
  const pool = new pg.Pool({ connectionString: address, max: 10 });
  const named = new Map<string, { name: string; text: string }>();
  const askOn =
    (client: Client): Ask =>
    async (sql, ...values) => {
      let n = 0;
      const known = named.get(sql) ?? { name: `s${named.size}`, text: sql.replace(/\?/g, () => `$${(n += 1)}`) };
      named.set(sql, known);
      return (await client.query<Values>({ ...known, values })).rows;
    };
  const write: Store['write'] = async work => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const done = await work(askOn(client));
      await client.query('commit');
      return done;
    } finally {
      client.release();
    }
  };
  const ask: Ask = (sql, ...values) => askOn(pool as Client)(sql, ...values);
  return { ask, write, oneOf: '= any(?)', listOf: ids => ids, no: 'false', newest: '', close: () => pool.end() };
};
