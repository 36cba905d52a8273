import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '#domain/dates';
import { backupName, momentOfBackup, PARTIAL } from './backupName.ts';
import { surplusBackups } from './retention.ts';

/** The moments of the backups in a folder, whole ones or those that were begun; none when there is no such folder. */
const momentsIn = async (folder: string, ending = ''): Promise<Date[]> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  return names
    .filter(name => name.endsWith(ending))
    .flatMap(name => momentOfBackup(name.slice(0, name.length - ending.length)) ?? [])
    .sort((one, other) => one.getTime() - other.getTime());
};

/**
 * The moments of the whole backups. One of the future was made before the clock was put right: it is neither taken for new
 * nor counted among those that are kept, and stays until its day has come.
 */
const backupsUntil = async (folder: string, now: Date): Promise<Date[]> =>
  (await momentsIn(folder)).filter(moment => moment <= now);

/** The moment of the newest whole backup; null without any. */
export const newestBackup = async (folder: string, now: Date): Promise<Date | null> =>
  (await backupsUntil(folder, now)).at(-1) ?? null;

/** Takes away the backups that aren't needed any more, and what was begun over a day ago and never became one. */
export const tidyBackups = async (folder: string, now: Date): Promise<number> => {
  const surplus = surplusBackups(await backupsUntil(folder, now)).map(backupName);
  const isLeft = (moment: Date) => Math.abs(now.getTime() - moment.getTime()) > DAY;
  const begun = (await momentsIn(folder, PARTIAL)).filter(isLeft);
  const names = [...surplus, ...begun.map(moment => backupName(moment) + PARTIAL)];
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
  return surplus.length;
};
