import { mkdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import type pg from 'pg';
import { migrationSource } from '../../migrations/index.ts';
import type { Config } from '../config.ts';
import { type Naming, nameStatements } from './namedStatements.ts';
import { keepPrepared } from './preparedStatements.ts';
import { isServing } from './serving.ts';
import { ImmediateSqlite } from './sqlite.ts';
import { ORDER_KEY, orderKey } from './textOrder.ts';

export type Db = Knex;

type Connection = Parameters<typeof keepPrepared>[0] & {
  pragma: (text: string) => unknown;
  function: (name: string, options: { deterministic: true }, compute: (value: unknown) => unknown) => unknown;
};

/**
 * `synchronous` is set on every open: better-sqlite3's default, NORMAL, loses commits in a power cut. Writes during a
 * long read go to the WAL file, which is cut down once they are in the database.
 */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 5',
  'cache_size = -4000',
  'journal_size_limit = 33554432',
];

/** Defines the sort-key function, which indexes use: every SQLite connection that writes or copies them needs it. */
export const tellOrder = (connection: Pick<Connection, 'function'>): unknown =>
  connection.function(ORDER_KEY, { deterministic: true }, orderKey);

// Errors are logged with the statement, but without its values (`compileSqlOnError`).
const sqlite = (filename: string): Db =>
  knex({
    client: ImmediateSqlite,
    connection: { filename },
    useNullAsDefault: true,
    compileSqlOnError: false,
    pool: {
      min: 1,
      // Only one writes at a time (sqlite.ts); the others wait for that or just read.
      max: 16,
      afterCreate: (connection: Connection, done: (error: Error | null, connection: Connection) => void) => {
        for (const pragma of PRAGMAS) connection.pragma(pragma);
        tellOrder(connection);
        keepPrepared(connection);
        done(null, connection);
      },
    },
  });

/** Failed connections are thrown and reported by whoever catches them: Knex need not print them too. */
const quiet = { warn: () => {} };

/** Longest wait in ms for a free connection, and for opening one. */
const ACQUIRE_MS = 8_000;
const CONNECT_MS = 5_000;
/**
 * Longest silence in ms on a connection that people wait for, before it is given up: networks drop connections
 * silently.
 */
const SILENCE_MS = 10_000;

/** `readyForQuery`: no query is in progress. */
type PgConnection = Naming & {
  connection: { stream: Socket };
  readyForQuery: boolean;
  getTransactionStatus: () => string | null;
};

/** Whether a silent connection is just idle: inside a transaction whose owner is computing what to write. */
const isIdleInTransaction = (connection: PgConnection): boolean =>
  connection.readyForQuery && connection.getTransactionStatus() === 'T';

/**
 * Makes PostgreSQL's driver give the same values as SQLite: it would give big counts and sums as text, and dates as
 * Date.
 */
const readAsOnSqlite = ({ types }: Pick<typeof pg, 'types'>): void => {
  types.setTypeParser(types.builtins.DATE, value => value);
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(types.builtins.NUMERIC, Number);
};

const postgres = (connectionString: string): Db => {
  const db: Db = knex({
    client: 'pg',
    connection: { connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true },
    pool: {
      min: 0,
      max: 10,
      acquireTimeoutMillis: ACQUIRE_MS,
      afterCreate: (connection: PgConnection, done: (error: Error | null) => void) => {
        nameStatements(connection);
        const { stream } = connection.connection;
        // Migrations may take longer, before anybody waits.
        stream.setTimeout(SILENCE_MS).on('timeout', () => {
          if (isServing(db.client.config) && !isIdleInTransaction(connection))
            stream.destroy(new Error('Connection terminated'));
        });
        done(null);
      },
    },
    compileSqlOnError: false,
    log: quiet,
  });
  readAsOnSqlite(db.client.driver);
  return db;
};

/** The path of the SQLite database. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'portes.db');

/** Opens the database of a configuration: PostgreSQL when DATABASE_URL says so, else SQLite in DATA_DIR (Design 1). */
export const openDatabase = (config: Pick<Config, 'databaseUrl' | 'dataDir'>): Db => {
  if (config.databaseUrl) return postgres(config.databaseUrl);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  return sqlite(databaseFile(config.dataDir));
};

/** Whether the database is PostgreSQL; otherwise it is SQLite. */
export const isPostgres = (db: Db): boolean => db.client.config.client === 'pg';

/** A lock number that nothing else uses. */
const MIGRATING = 7_200;

/**
 * Migrates the database in one transaction: if interrupted, nothing is left behind. Processes starting together wait
 * for each other: on PostgreSQL by a lock, on SQLite because a transaction starts by taking the write lock.
 */
export const migrate = async (db: Db): Promise<void> => {
  await db.transaction(async trx => {
    if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(?)', [MIGRATING]);
    await trx.migrate.latest({ migrationSource, disableTransactions: true });
  });
};

/** Whether every migration has run, for the readiness check. */
export const isMigrated = async (db: Db): Promise<boolean> => {
  const [, pending] = (await db.migrate.list({ migrationSource })) as [unknown[], unknown[]];
  return pending.length === 0;
};
