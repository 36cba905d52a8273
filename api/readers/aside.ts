import process from 'node:process';
import type { Knex } from 'knex';
import { isServing } from '../database/serving.ts';
import { createPaces, type Paces } from './paces.ts';
import { createReaders, type Readers } from './createReaders.ts';

/** Stands for a connection, so that none is taken: queries waiting for another thread would occupy all of them. */
export const ASIDE = { inTransaction: false };

/**
 * Marks a query that is slow if there are many rows: on SQLite, which runs in the calling thread, it goes to another
 * thread (sqlite.ts) unless known to be quick. Not inside a transaction, which sees uncommitted data.
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

/** Records how long a query took in the main thread, in milliseconds; `config` is the database's. */
export const notePace = (config: object, sql: string, ms: number): void => all.get(config)?.paces.note(sql, ms);

const isOfTheEngine = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_');

/**
 * Rows from a reader thread; null if the caller must query here (known quick, server not ready, or the thread failed).
 * The caller then waits for the file or gets the error; a broken thread is reported as a process warning.
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

/** Ends a database's reader threads. */
export const endReaders = async (config: object): Promise<void> => {
  await all.get(config)?.readers.close();
  all.delete(config);
};
