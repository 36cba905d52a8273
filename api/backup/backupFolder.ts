import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '#domain/dates';
import { backupName, momentOfBackup, PARTIAL } from './backupName.ts';
import { surplusBackups } from './retention.ts';

/**
 * The moments of a folder's backups, complete ones or (by `ending`) unfinished ones; empty if the folder is missing.
 */
const momentsIn = async (folder: string, ending = ''): Promise<Date[]> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  return names
    .filter(name => name.endsWith(ending))
    .flatMap(name => momentOfBackup(name.slice(0, name.length - ending.length)) ?? [])
    .sort((one, other) => one.getTime() - other.getTime());
};

/**
 * The moments of the complete backups. One dated in the future comes from a wrong clock: it is neither taken for the
 * newest nor counted among those kept, and stays until its day has come.
 */
const backupsUntil = async (folder: string, now: Date): Promise<Date[]> =>
  (await momentsIn(folder)).filter(moment => moment <= now);

/** The moment of the newest complete backup; null without any. */
export const newestBackup = async (folder: string, now: Date): Promise<Date | null> =>
  (await backupsUntil(folder, now)).at(-1) ?? null;

/** Deletes surplus backups and unfinished ones begun over a day ago; gives how many. */
export const tidyBackups = async (folder: string, now: Date): Promise<number> => {
  const surplus = surplusBackups(await backupsUntil(folder, now)).map(backupName);
  const isLeft = (moment: Date) => Math.abs(now.getTime() - moment.getTime()) > DAY;
  const begun = (await momentsIn(folder, PARTIAL)).filter(isLeft);
  const names = [...surplus, ...begun.map(moment => backupName(moment) + PARTIAL)];
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
  return surplus.length;
};
