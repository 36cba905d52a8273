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
    // The rows first, then their files: bytes are on the disk before their row is, and stay for a day after it is gone.
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
 * A backup of the database as it is at one moment and of every file that its rows name, in a folder of its own under
 * `config.backupDir`, while the server goes on. It has its name only once it is whole and on the disk; older ones go as
 * `surplusBackups` says. Throws BackupError, or what the disk, the store and the database say.
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
