import process from 'node:process';
import type { Knex } from 'knex';
import { isServing } from '../database/serving.ts';
import { createPaces, type Paces } from './paces.ts';
import { createReaders, type Readers } from './createReaders.ts';

/** Stands for a connection where none is taken: those that wait for an answer by another thread would keep all of them. */
export const ASIDE = { inTransaction: false };

/**
 * Marks a question that takes long where there are many rows: on SQLite, which answers in the thread that asks, one that
 * isn't known to be quick goes to another (sqlite.ts). Inside a transaction one sees what others don't: there it is asked
 * like any other.
 */
export const mayTakeLong = <T extends Knex.QueryBuilder>(query: T, { isTransaction, client }: Knex): T => {
  if (!isTransaction && client.connectionSettings.filename) query.connection(ASIDE);
  return query;
};

type Aside = { paces: Paces; readers: Readers };
const all = new WeakMap<object, Aside>();

const asideOf = (config: object, filename: string): Aside => {
  const known = all.get(config) ?? { paces: createPaces(), readers: createReaders(filename) };
  all.set(config, known);
  return known;
};

/** How long a question has taken in the thread that answers requests, in milliseconds; `config` is the database's. */
export const notePace = (config: object, sql: string, ms: number): void => all.get(config)?.paces.note(sql, ms);

const isOfTheEngine = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_');

/**
 * The rows that answer a question, by another thread; null when it is to be asked here: it is known to be quick, nobody
 * waits for answers yet, or the other couldn't read. Whoever asks here waits for the file, or hears what is wrong;
 * a thread that doesn't work is told where the process runs.
 */
export const askAside = async (
  config: object,
  filename: string,
  sql: string,
  bindings: readonly unknown[],
): Promise<object[] | null> => {
  if (!isServing(config)) return null;
  const { paces, readers } = asideOf(config, filename);
  if (paces.isQuick(sql)) return null;
  try {
    const { rows, ms } = await readers.ask({ sql, bindings });
    paces.note(sql, ms);
    return rows;
  } catch (error) {
    if (!isOfTheEngine(error)) process.emitWarning(error as Error);
    return null;
  }
};

/** Ends the threads of a database. */
export const endReaders = async (config: object): Promise<void> => {
  await all.get(config)?.readers.close();
  all.delete(config);
};
