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

/** What SQLite leaves beside a database that wasn't closed, and takes for part of whichever is opened there next. */
const BESIDE = ['-journal', '-shm', '-wal'];

/** The database of a folder and what is left beside it or of an earlier one, as far as it is there. */
const filesThere = async (dataDir: string): Promise<string[]> => {
  const found: string[] = [];
  for (const ending of ['', ...BESIDE]) {
    const path = databaseFile(dataDir) + ending;
    if (await isThere(path)) found.push(basename(path));
  }
  return found;
};

/** Nothing that is there is ever written over, or has another put beside it: whoever means to, moves it away first. */
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

/** What lets somebody in. */
const WAYS_IN = ['sessions', 'passwordResets', 'setupTokens'];

/** Who had a session then may have logged out or been shut out since, and a link may have been used: nobody is let in by either. */
const closeWaysIn = (config: Pick<Config, 'databaseUrl' | 'dataDir'>) =>
  withDatabase(config, async db => {
    for (const table of WAYS_IN) await db(table).delete();
  });

const restoreSqlite = async (from: string, { dataDir }: Config): Promise<void> => {
  // In a folder of its own until it is whole: a server that starts meanwhile finds no database rather than half of one.
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
 * Brings a backup back into an empty place: the database that the settings name and the store of files. All of it is
 * proven by its hashes before anything is written; the database comes last, so that a restore that was cut off can
 * be started again; at the end the rows of every table are counted. Throws BackupError with what to do.
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
