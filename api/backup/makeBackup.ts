import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup as texts } from '../../i18n/es/backup.ts';
import type { Config } from '../config.ts';
import { onDisk } from '../files/onDisk.ts';
import type { FileStore } from '../files/store.ts';
import { BackupError } from './BackupError.ts';
import { newestBackup, tidyBackups } from './backupFolder.ts';
import { backupName, PARTIAL } from './backupName.ts';
import { copyFiles, FILES } from './copyFiles.ts';
import { type Manifest, sha256Of, writeManifest } from './manifest.ts';
import { rowCounts, withSnapshot } from './snapshot.ts';

export type Backup = { folder: string; manifest: Manifest; removed: number };

const fill = (folder: string, previous: string | null, config: Config, files: FileStore, now: Date) =>
  withSnapshot(config, folder, async ({ db, file }) => {
    const sums = new Map([[file, await sha256Of(join(folder, file))]]);
    // Rows first, then files: a file is stored before its row, and kept for a day after its row is gone.
    const missing = await copyFiles(db, files, { folder, previous, sums });
    const manifest: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      engine: config.databaseUrl ? 'postgres' : 'sqlite',
      database: file,
      migration: (await db('knex_migrations').orderBy('id', 'desc').first('name'))?.name,
      tables: await rowCounts(db),
      files: sums.size - 1,
      missing,
    };
    await writeManifest(folder, manifest, sums);
    await onDisk(join(folder, FILES));
    await onDisk(folder);
    return manifest;
  });

/**
 * Backs up the database at one moment and every file its rows name, in a new folder under `config.backupDir`, while the
 * server runs. The folder gets its final name once complete and on disk; older ones are deleted by `surplusBackups`.
 * Throws BackupError, or errors of the disk, the store and the database.
 */
export const makeBackup = async (config: Config, files: FileStore, now: Date): Promise<Backup> => {
  const folder = join(config.backupDir, backupName(now));
  const partial = folder + PARTIAL;
  const newest = await newestBackup(config.backupDir, now);
  await mkdir(partial, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new BackupError(texts.another(partial)) : error;
  });
  try {
    const previous = newest && join(config.backupDir, backupName(newest));
    const manifest = await fill(partial, previous, config, files, now);
    await rename(partial, folder);
    await onDisk(config.backupDir);
    return { folder, manifest, removed: await tidyBackups(config.backupDir, now) };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
};
