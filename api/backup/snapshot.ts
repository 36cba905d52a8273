import { join } from 'node:path';
import knex from 'knex';
import type { Config } from '../config.ts';
import { type Db, databaseFile, isPostgres, openDatabase, tellOrder } from '../database/db.ts';
import { onDisk } from '../files/onDisk.ts';
import { postgresTool } from './postgresTool.ts';

export type Snapshot = { db: Db; file: string };

const sqliteAt = (filename: string): Db =>
  knex({
    client: 'better-sqlite3',
    connection: { filename, options: { readonly: true } },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: Parameters<typeof tellOrder>[0], done: (error: Error | null, made: object) => void) => {
        tellOrder(connection);
        done(null, connection);
      },
    },
  });

/** VACUUM INTO reads one moment of the database without blocking writers; it doesn't sync to disk. */
const ofSqlite = async <T>(dataDir: string, folder: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> => {
  const file = 'portes.db';
  const path = join(folder, file);
  const live = sqliteAt(databaseFile(dataDir));
  try {
    await live.raw('vacuum into ?', [path]);
  } finally {
    await live.destroy();
  }
  await onDisk(path);
  const db = sqliteAt(path);
  try {
    return await work({ db, file });
  } finally {
    await db.destroy();
  }
};

/** pg_dump and our own reads share one moment: the snapshot that this transaction exports. */
const ofPostgres = async <T>(config: Config, folder: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> => {
  const file = 'portes.dump';
  const db = openDatabase(config);
  try {
    return await db.transaction(
      async trx => {
        const { rows } = await trx.raw<{ rows: { id: string }[] }>('select pg_export_snapshot() as id');
        const path = join(folder, file);
        const what = [
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          `--snapshot=${rows[0]?.id}`,
          `--file=${path}`,
        ];
        await postgresTool('pg_dump', config.databaseUrl ?? '', what);
        await onDisk(path);
        return work({ db: trx, file });
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    );
  } finally {
    await db.destroy();
  }
};

/** Writes one moment of the database into a folder, and lets `work` read that same moment. */
export const withSnapshot = <T>(
  config: Config,
  folder: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> => (config.databaseUrl ? ofPostgres(config, folder, work) : ofSqlite(config.dataDir, folder, work));

const tableNames = async (db: Db): Promise<string[]> => {
  const rows: { name: string }[] = isPostgres(db)
    ? await db('pg_tables').whereRaw('schemaname = current_schema()').select({ name: 'tablename' })
    : await db('sqlite_master').where('type', 'table').andWhereNot('name', 'like', 'sqlite_%').select('name');
  return rows.map(({ name }) => name).sort();
};

/** How many rows each table of a database has, by name. */
export const rowCounts = async (db: Db): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of await tableNames(db)) counts[table] = Number((await db(table).count({ rows: '*' }))[0]?.rows);
  return counts;
};
