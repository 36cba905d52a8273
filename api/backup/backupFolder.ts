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

/** The moment of the newest whole backup; null without any. */
export const newestBackup = async (folder: string): Promise<Date | null> => (await momentsIn(folder)).at(-1) ?? null;

/** Takes away the backups that aren't needed any more, and what was begun over a day ago and never became one. */
export const tidyBackups = async (folder: string, now: Date): Promise<number> => {
  const surplus = surplusBackups(await momentsIn(folder)).map(backupName);
  const begun = (await momentsIn(folder, PARTIAL)).filter(moment => now.getTime() - moment.getTime() > DAY);
  const names = [...surplus, ...begun.map(moment => backupName(moment) + PARTIAL)];
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
  return surplus.length;
};
