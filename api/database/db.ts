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
 * `synchronous` is set on every open: better-sqlite3 builds with NORMAL, which loses commits when the power goes. What is
 * written while somebody reads for long is kept apart; once it is in the database, that file is cut down again.
 */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 5',
  'cache_size = -4000',
  'journal_size_limit = 33554432',
];

/** Indexes hold what it answers: each connection to SQLite that writes or copies them has to know it. */
export const tellOrder = (connection: Pick<Connection, 'function'>): unknown =>
  connection.function(ORDER_KEY, { deterministic: true }, orderKey);

// What goes wrong is logged: with the statement, and without the values in it (`compileSqlOnError`).
const sqlite = (filename: string): Db =>
  knex({
    client: ImmediateSqlite,
    connection: { filename },
    useNullAsDefault: true,
    compileSqlOnError: false,
    pool: {
      min: 1,
      // One writes at a time (sqlite.ts); the others are for who waits for that and whoever only reads meanwhile.
      max: 16,
      afterCreate: (connection: Connection, done: (error: Error | null, connection: Connection) => void) => {
        for (const pragma of PRAGMAS) connection.pragma(pragma);
        tellOrder(connection);
        keepPrepared(connection);
        done(null, connection);
      },
    },
  });

/** Connections that fail are thrown too, and told by whoever catches that: Knex need not print them besides. */
const quiet = { warn: () => {} };

/** How long who asks waits for a connection, and for its beginning. */
const ACQUIRE_MS = 8_000;
const CONNECT_MS = 5_000;
/** How long nothing comes or goes on a connection while people wait before it is given up: networks drop things in silence. */
const SILENCE_MS = 10_000;

/** `readyForQuery`: no question is under way. */
type PgConnection = Naming & {
  connection: { stream: Socket };
  readyForQuery: boolean;
  getTransactionStatus: () => string | null;
};

/** Whether nothing comes because nothing was asked: within a transaction whose owner works out what it will write. */
const isIdleInTransaction = (connection: PgConnection): boolean =>
  connection.readyForQuery && connection.getTransactionStatus() === 'T';

/** Days, big counts and sums come as text from PostgreSQL's driver; the same JavaScript values on both engines are wanted. */
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
        // Tables may be made and copied for longer, before anybody waits.
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

/** Where SQLite keeps everything. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'portes.db');

/** Opens the database of a configuration: PostgreSQL when DATABASE_URL says so, else SQLite in DATA_DIR (Design 1). */
export const openDatabase = (config: Pick<Config, 'databaseUrl' | 'dataDir'>): Db => {
  if (config.databaseUrl) return postgres(config.databaseUrl);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  return sqlite(databaseFile(config.dataDir));
};

export const isPostgres = (db: Db): boolean => db.client.config.client === 'pg';

/** Any number that no other lock uses. */
const MIGRATING = 7_200;

/**
 * Brings the tables up to date, in one transaction: cut off at any point it leaves nothing behind. Processes that start
 * at once wait for one another, on PostgreSQL by a lock, on SQLite since a transaction begins by taking the write lock.
 */
export const migrate = async (db: Db): Promise<void> => {
  await db.transaction(async trx => {
    if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(?)', [MIGRATING]);
    await trx.migrate.latest({ migrationSource, disableTransactions: true });
  });
};

/** Whether every migration has run: what readiness asks. */
export const isMigrated = async (db: Db): Promise<boolean> => {
  const [, pending] = (await db.migrate.list({ migrationSource })) as [unknown[], unknown[]];
  return pending.length === 0;
};
