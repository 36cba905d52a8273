import { constants } from 'node:fs';
import { access, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { backup as texts } from '../../i18n/es/backup.ts';
import { migrationSource } from '../../migrations/index.ts';
import type { Config } from '../config.ts';
import { type Db, databaseFile, openDatabase } from '../database/db.ts';
import { onDisk } from '../files/onDisk.ts';
import type { FileStore } from '../files/store.ts';
import { withTemporary } from '../files/temporary.ts';
import { BackupError } from './BackupError.ts';
import { FILES } from './copyFiles.ts';
import { type Manifest, readProven } from './manifest.ts';
import { postgresTool } from './postgresTool.ts';
import { rowCounts } from './snapshot.ts';

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const withDatabase = async <T>(config: Pick<Config, 'databaseUrl' | 'dataDir'>, work: (db: Db) => Promise<T>) => {
  const db = openDatabase(config);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};

/** Files SQLite leaves beside a database that wasn't closed; it would apply them to the next database opened there. */
const BESIDE = ['-journal', '-shm', '-wal'];

/** The files of a folder's database, or left by an earlier one, that exist. */
const filesThere = async (dataDir: string): Promise<string[]> => {
  const found: string[] = [];
  for (const ending of ['', ...BESIDE]) {
    const path = databaseFile(dataDir) + ending;
    if (await isThere(path)) found.push(basename(path));
  }
  return found;
};

/** Refuses if a database or its files exist: nothing is overwritten, the operator has to move it away first. */
const refuseUnlessEmpty = async (config: Config): Promise<void> => {
  if (config.databaseUrl) {
    const tables = await withDatabase(config, rowCounts);
    if (Object.keys(tables).length) throw new BackupError(texts.databaseNotEmpty);
    return;
  }
  const there = await filesThere(config.dataDir);
  if (there.length) throw new BackupError(texts.folderNotEmpty(config.dataDir, there));
};

const refuseIfOther = async ({ engine, migration }: Manifest, config: Config): Promise<void> => {
  if ((engine === 'postgres') !== !!config.databaseUrl) throw new BackupError(texts.otherEngine[engine]);
  const known = await migrationSource.getMigrations([]);
  if (!known.includes(migration)) throw new BackupError(texts.newerVersion(migration));
};

/** The tables that let somebody log in. */
const WAYS_IN = ['sessions', 'passwordResets', 'setupTokens'];

/**
 * Deletes sessions and links from the backup: since then their holders may have logged out or been locked, and links
 * been used.
 */
const closeWaysIn = (config: Pick<Config, 'databaseUrl' | 'dataDir'>) =>
  withDatabase(config, async db => {
    for (const table of WAYS_IN) await db(table).delete();
  });

const restoreSqlite = async (from: string, { dataDir }: Config): Promise<void> => {
  // In a scratch folder until complete: a server starting meanwhile finds no database rather than half of one.
  const scratch = join(dataDir, 'restoring');
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  await copyFile(from, databaseFile(scratch), constants.COPYFILE_FICLONE);
  await closeWaysIn({ databaseUrl: null, dataDir: scratch });
  await rename(databaseFile(scratch), databaseFile(dataDir));
  await onDisk(dataDir);
  await rm(scratch, { recursive: true, force: true });
};

const restorePostgres = async (from: string, config: Config): Promise<void> => {
  await postgresTool('pg_restore', config.databaseUrl ?? '', [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    from,
  ]);
  await closeWaysIn(config);
};

const restoreFiles = async (folder: string, store: FileStore, dataDir: string): Promise<void> => {
  for (const name of await readdir(join(folder, FILES)))
    await withTemporary(dataDir, async path => {
      await copyFile(join(folder, FILES, name), path, constants.COPYFILE_FICLONE);
      await store.put(name, path);
    });
};

const compare = async ({ tables }: Manifest, config: Config): Promise<void> => {
  const found = await withDatabase(config, rowCounts);
  const wrong = Object.keys(tables).filter(table => !WAYS_IN.includes(table) && found[table] !== tables[table]);
  if (wrong.length) throw new BackupError(texts.countsDiffer(wrong.join(', ')));
};

/**
 * Restores a backup into an empty place: the configured database and file store. Everything is verified by hash before
 * anything is written; the database comes last, so that an interrupted restore can be run again; at the end every
 * table's rows are counted. Throws BackupError with what to do.
 */
export const restoreBackup = async (config: Config, files: FileStore, folder: string): Promise<Manifest> => {
  const manifest = await readProven(folder);
  await refuseIfOther(manifest, config);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  await refuseUnlessEmpty(config);
  await restoreFiles(folder, files, config.dataDir);
  const from = join(folder, manifest.database);
  await (config.databaseUrl ? restorePostgres(from, config) : restoreSqlite(from, config));
  await compare(manifest, config);
  return manifest;
};
