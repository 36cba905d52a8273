import type { Knex } from 'knex';

type Statement = { pluck: () => { get: () => unknown } };
type Connection = { prepare: (sql: string) => Statement; close: () => unknown };
type Driver = new (filename: string, options: { timeout: number }) => Connection;
type Watch = { commits: () => unknown; access: () => unknown; close: () => unknown };
type Generation = { number: unknown; kept: Map<string, Promise<unknown>> };
/** Values cached until any write, and until a write about accounts and sessions. */
type Generations = { anything: Generation; access: Generation };

/** Entries cached: totals of current lists, and sessions. Longer keys belong to queries that nobody repeats. */
const KEPT = 2_000;
const LONGEST_KEY = 4_000;

/** By the database's configuration, which its transactions share. */
const watches = new WeakMap<object, Watch>();
const generations = new WeakMap<object, Generations>();

const isFile = ({ client }: Knex): boolean => Boolean(client.connectionSettings.filename);

/** A connection that never writes, so that SQLite counts all others' commits for it. It never waits for a lock. */
const watch = ({ client }: Knex): Watch => {
  const connection = new (client.driver as Driver)(client.connectionSettings.filename, { timeout: 0 });
  const ask = (sql: string) => connection.prepare(sql).pluck();
  const commits = ask('pragma data_version');
  const begun: Watch = {
    commits: () => commits.get(),
    // Called only after a write, when the tables exist.
    access: () => ask('select "number" from "accessGeneration"').get(),
    close: () => connection.close(),
  };
  watches.set(client.config, begun);
  return begun;
};

/** The number each watch got in this event-loop round. */
let thisRound = new WeakMap<Watch, unknown>();

/** Forgets this round's numbers, so that reads after this process's own write see it. */
export const askAnew = (): void => {
  thisRound = new WeakMap();
};

/**
 * The number of commits, read once per round: reading it takes longer than the rest of a bell's answer. Requests
 * answered in a round (rounds.ts) arrived before it began, so they can't know of a later commit.
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
 * What is cached until the next commit; null if commits can't be detected, or in a transaction, which sees other data.
 * Take it before querying, so that a cached value is never older than its generation.
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
    // The file is locked or unreadable: the query itself then waits for it or reports it.
    return null;
  }
};

const seen = new WeakMap<object, Generation>();

/**
 * On PostgreSQL: the snapshot of visible transactions. Same snapshot, same rows (writes to other databases of the
 * server change it too).
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
  // Cached while in progress: identical queries meanwhile share the answer.
  kept.set(key, asked);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '');
  const forget = () => void (kept.get(key) === asked && kept.delete(key));
  asked.then(found => found === undefined && forget(), forget);
  return asked;
};

/**
 * Caches an answer that depends on the database alone until somebody writes. `key` names the query with all its values;
 * callers must not modify the answer. undefined isn't cached, and inside a transaction nothing is. PostgreSQL must be
 * asked whether anything was written, so this pays for queries slower than finding one row.
 */
export const unlessWritten = async <T>(db: Knex, key: string, ask: () => PromiseLike<T>): Promise<T> =>
  keptIn(isFile(db) ? generationsOf(db)?.anything : await seenOf(db), key, ask);

/** The same for a query on sessions and accounts: other writes don't matter. Never cached on PostgreSQL. */
export const unlessAccessChanged = <T>(db: Knex, key: string, ask: () => PromiseLike<T>): Promise<T> =>
  keptIn(generationsOf(db)?.access, key, ask);

/** Closes the database's watching connection; `config` is what the database was opened with. */
export const stopWatching = (config: object): void => {
  watches.get(config)?.close();
  watches.delete(config);
};
