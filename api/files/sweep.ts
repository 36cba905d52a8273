import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY, HOUR } from '#domain/dates';
import type { Deps } from '../crud/ctx.ts';
import { filesIn } from './folderStore.ts';
import { temporaryFolder } from './receive.ts';

/** No request takes that long: what is older was left by a process that died. */
const ABANDONED = HOUR;
/** Between a file and its row lies one transaction. */
const UNOWNED = DAY;
const BATCH = 500;

/** Takes away what interrupted uploads left in the temporary folder. Answers how many. */
const sweepTemporary = async (dataDir: string, now: Date): Promise<number> => {
  const folder = temporaryFolder(dataDir);
  let swept = 0;
  for await (const { name, at } of filesIn(folder)) {
    if (now.getTime() - at.getTime() < ABANDONED) continue;
    await rm(join(folder, name), { force: true });
    swept += 1;
  }
  return swept;
};

/** Takes stored files away that no row holds: the process died between the file and its row. Answers how many. */
const sweepStore = async ({ db, world }: Pick<Deps, 'db' | 'world'>): Promise<number> => {
  const removeUnowned = async (names: readonly string[]): Promise<number> => {
    const kept = new Set<string>(await db('files').whereIn('name', names).pluck('name'));
    const unowned = names.filter(name => !kept.has(name));
    for (const name of unowned) await world.files.remove(name);
    return unowned.length;
  };
  let [swept, batch] = [0, [] as string[]];
  for await (const { name, at } of world.files.list()) {
    if (world.now().getTime() - at.getTime() < UNOWNED) continue;
    batch.push(name);
    if (batch.length < BATCH) continue;
    swept += await removeUnowned(batch);
    batch = [];
  }
  return batch.length ? swept + (await removeUnowned(batch)) : swept;
};

/** A job, also at the start: no bytes without a row, none half received. */
export const sweepFiles = async (deps: Deps): Promise<number> =>
  (await sweepTemporary(deps.config.dataDir, deps.world.now())) + (await sweepStore(deps));
