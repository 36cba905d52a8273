import type { Knex } from 'knex';

type Statement = { pluck: () => { get: () => unknown } };
type Connection = { prepare: (sql: string) => Statement; close: () => unknown };
type Driver = new (filename: string, options: { timeout: number }) => Connection;
type Watch = { commits: () => unknown; access: () => unknown; close: () => unknown };
type Generation = { number: unknown; kept: Map<string, Promise<unknown>> };
/** What is kept until anything is written, and until something is that decides who may come in with which rights. */
type Generations = { anything: Generation; access: Generation };

/** Totals of the lists that people look at, and their sessions; what is longer asks for something that nobody asks again. */
const KEPT = 2_000;
const LONGEST_KEY = 4_000;

/** By its configuration, which a database shares with its transactions. */
const watches = new WeakMap<object, Watch>();
const generations = new WeakMap<object, Generations>();

const isFile = ({ client }: Knex): boolean => Boolean(client.connectionSettings.filename);

/** A connection that never writes: SQLite counts for it the commits of all others. It waits for nobody. */
const watch = ({ client }: Knex): Watch => {
  const connection = new (client.driver as Driver)(client.connectionSettings.filename, { timeout: 0 });
  const ask = (sql: string) => connection.prepare(sql).pluck();
  const commits = ask('pragma data_version');
  const begun: Watch = {
    commits: () => commits.get(),
    // Asked after a write alone, and there once the tables are.
    access: () => ask('select "number" from "accessGeneration"').get(),
    close: () => connection.close(),
  };
  watches.set(client.config, begun);
  return begun;
};

/** What each has been told in this round of the event loop. */
let thisRound = new WeakMap<Watch, unknown>();

/** Forgets what was told in this round: whoever asks after a write of this process is told of it in any case. */
export const askAnew = (): void => {
  thisRound = new WeakMap();
};

/**
 * The number of commits, asked once a round: it takes longer than all else that a bell is answered with. Whoever is
 * answered in a round (rounds.ts) came before it began, and so knows of no commit that isn't counted in it.
 */
const commitsOf = (watch: Watch): unknown => {
  const known = thisRound.get(watch);
  if (known !== undefined) return known;
  const number = watch.commits();
  thisRound.set(watch, number);
  setImmediate(askAnew);
  return number;
};

const newer = (number: unknown, last?: Generation): Generation =>
  last && number !== undefined && last.number === number ? last : { number, kept: new Map() };

/**
 * What is kept as long as nobody commits anything; null where nothing is, because it can't be told. Taken before the
 * database is asked, so that what is kept in it is never older than its number. Inside a transaction one sees what
 * others don't.
 */
const generationsOf = (db: Knex): Generations | null => {
  if (db.isTransaction || !isFile(db)) return null;
  try {
    const asked = watches.get(db.client.config) ?? watch(db);
    const number = commitsOf(asked);
    const last = generations.get(db.client.config);
    if (last && last.anything.number === number) return last;
    const next = { anything: newer(number), access: newer(asked.access(), last?.access) };
    generations.set(db.client.config, next);
    return next;
  } catch {
    // A file that is locked, or no longer readable: the question itself, which is now asked, waits for it or says so.
    return null;
  }
};

const seen = new WeakMap<object, Generation>();

/**
 * The same of PostgreSQL, which is asked for it: whose transactions are seen by whoever asks now. Where these are the
 * same, so are all rows; those of other databases of the server count too.
 */
const seenOf = async (db: Knex): Promise<Generation | undefined> => {
  if (db.isTransaction) return undefined;
  const found: { rows: { seen: string }[] } = await db.raw('select txid_current_snapshot()::text as "seen"');
  const now = newer(found.rows[0]?.seen, seen.get(db.client.config));
  seen.set(db.client.config, now);
  return now;
};

const keptIn = <T>(generation: Generation | undefined, key: string, ask: () => PromiseLike<T>): Promise<T> => {
  const known = generation?.kept.get(key);
  if (known !== undefined) return known as Promise<T>;
  const asked = Promise.resolve(ask());
  if (!generation || key.length > LONGEST_KEY) return asked;
  const { kept } = generation;
  // While it is under way too: who asks the same meanwhile waits for the one answer.
  kept.set(key, asked);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '');
  const forget = () => void (kept.get(key) === asked && kept.delete(key));
  asked.then(found => found === undefined && forget(), forget);
  return asked;
};

/**
 * The answer to a question that nothing but the database decides: that of the last time while nothing has been written
 * since, by anybody. `key` names the question with all its values; what is found must not be changed. Nothing found
 * (undefined) is asked again; in a transaction always asks. PostgreSQL has to be asked whether anything was: worth it
 * for what takes longer than to find one row.
 */
export const unlessWritten = async <T>(db: Knex, key: string, ask: () => PromiseLike<T>): Promise<T> =>
  keptIn(isFile(db) ? generationsOf(db)?.anything : await seenOf(db), key, ask);

/**
 * The same of a question about sessions and accounts: whatever else is written changes nothing of its answer. On
 * PostgreSQL always asks.
 */
export const unlessAccessChanged = <T>(db: Knex, key: string, ask: () => PromiseLike<T>): Promise<T> =>
  keptIn(generationsOf(db)?.access, key, ask);

/** Closes what was opened for it; `config` is what the database was opened with. */
export const stopWatching = (config: object): void => {
  watches.get(config)?.close();
  watches.delete(config);
};
