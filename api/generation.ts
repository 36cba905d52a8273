import type { Knex } from 'knex';

type Statement = { pluck: () => { get: () => unknown } };
type Connection = { prepare: (sql: string) => Statement; close: () => unknown };
type Driver = new (filename: string, options: { timeout: number }) => Connection;
type Watch = { number: () => unknown; close: () => unknown };
type Generation = { number: unknown; kept: Map<string, unknown> };

/** Totals of the lists that people look at, and their sessions; what is longer asks for something that nobody asks again. */
const KEPT = 2_000;
const LONGEST_KEY = 2_000;

/** By its configuration, which a database shares with its transactions. */
const watches = new WeakMap<object, Watch>();
const generations = new WeakMap<object, Generation>();

/** A connection that never writes: SQLite counts for it the commits of all others. It waits for nobody. */
const watch = ({ client }: Knex): Watch => {
  const connection = new (client.driver as Driver)(client.connectionSettings.filename, { timeout: 0 });
  const statement = connection.prepare('pragma data_version').pluck();
  const begun: Watch = { number: () => statement.get(), close: () => connection.close() };
  watches.set(client.config, begun);
  return begun;
};

/** Changes with every commit, of this process or another; null when it can't be told. */
const numberOf = (db: Knex): unknown => {
  try {
    return (watches.get(db.client.config) ?? watch(db)).number();
  } catch {
    // A file that is locked, or no longer readable: the question itself, which is now asked, waits for it or says so.
    return null;
  }
};

/**
 * What is kept as long as nobody commits anything; null where nothing is. Taken before the database is asked, so that what
 * is kept in it is never older than its number. Inside a transaction one sees what others don't.
 */
const generationOf = (db: Knex): Generation | null => {
  // PostgreSQL has no such number.
  if (db.isTransaction || !db.client.connectionSettings.filename) return null;
  const number = numberOf(db);
  if (number === null) return null;
  const last = generations.get(db.client.config);
  if (last && last.number === number) return last;
  const next: Generation = { number, kept: new Map() };
  generations.set(db.client.config, next);
  return next;
};

/**
 * The answer to a question that nothing but the database decides: that of the last time while nothing has been written
 * since, by anybody. `key` names the question with all its values; what is found must not be changed. Nothing found
 * (undefined) is asked again. On PostgreSQL, and in a transaction, always asks.
 */
export const unlessWritten = async <T>(db: Knex, key: string, ask: () => PromiseLike<T>): Promise<T> => {
  const generation = generationOf(db);
  const known = generation?.kept.get(key);
  if (known !== undefined) return known as T;
  const found = await ask();
  if (!generation || found === undefined || key.length > LONGEST_KEY) return found;
  generation.kept.set(key, found);
  if (generation.kept.size > KEPT) generation.kept.delete(generation.kept.keys().next().value ?? '');
  return found;
};

/** Closes what was opened for it; `config` is what the database was opened with. */
export const stopWatching = (config: object): void => {
  watches.get(config)?.close();
  watches.delete(config);
};
