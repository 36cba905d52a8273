import { mkdtemp, open, readdir, rm, statfs, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lossesOf, newDiary, unmatched, work, yesesOf } from './diary.ts';
import { noDisks, withDisk } from './disks.ts';
import { type Goal, type Options, type Outcome, sayFirst, scaled } from './Goal.ts';
import { type Desk, openSite, type Site, statusOf } from './site.ts';

const TIMES = 20;
const MEGABYTES = 48;

/** Takes what room there is left but a few blocks, while others take some as well. */
const fill = async (at: string, leave: number): Promise<string> => {
  const path = join(at, 'filler');
  const filler = await open(path, 'w');
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(at);
      if (bavail * bsize <= leave) return path;
      await filler.write(Buffer.alloc(Math.min(bavail * bsize - leave, 256 * 1024)));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return path;
  } finally {
    await filler.close();
  }
};

/** Reading, leaving and coming in go on however full the disk is; what can't be kept is refused as that. */
const faultsWhileFull = async (desk: Desk, refused: ReadonlyMap<number, number>): Promise<string[]> => {
  const faults: string[] = [];
  const asked = { list: '/api/locations', one: '/api/carriers/1', ready: '/api/ready' };
  for (const [what, url] of Object.entries(asked)) {
    const status = await statusOf(desk.ask('admin', 'GET', url));
    if (status !== 200) faults.push(`${what} answered ${status}`);
  }
  for (const [status, times] of refused) if (status !== 507 && status !== 503) faults.push(`${times} × ${status}`);
  return faults;
};

type Filled = { faults: string[]; lost: string[]; yeses: number; refusals: number };

const fillOnce = async (site: Site, desk: Desk): Promise<Filled> => {
  const diary = newDiary();
  let isOver = false;
  const working = work(desk, site, diary, { isOver: () => isOver });
  const filler = await fill(site.dataDir, Math.random() * 300_000);
  await wait(700);
  const faults = await faultsWhileFull(desk, diary.refused);
  await truncate(filler, 0);
  isOver = true;
  await working;
  const refusals = diary.refused.get(507) ?? 0;
  // There is room again: the same server goes on by itself.
  diary.refused.clear();
  let turns = 0;
  await work(desk, site, diary, { people: 1, isOver: () => (turns += 1) > 3 });
  if (diary.refused.size) faults.push(`with room again: ${[...diary.refused.keys()].join(', ')}`);
  const left = await readdir(join(site.dataDir, 'tmp')).catch(() => []);
  if (left.length) faults.push(`${left.length} temporary files left`);
  return { faults, lost: await lossesOf(site, diary), yeses: yesesOf(diary), refusals };
};

const measureOn = async (dataDir: string, options: Options): Promise<Outcome> => {
  const site = await openSite({ dataDir });
  try {
    const desk = await site.start();
    const [faults, lost]: [string[], string[]] = [[], []];
    let [yeses, refusals] = [0, 0];
    const times = scaled(TIMES, options);
    for (let round = 0; round < times; round += 1) {
      const found = await fillOnce(site, desk);
      faults.push(...found.faults);
      lost.push(...found.lost);
      yeses += found.yeses;
      refusals += found.refusals;
    }
    desk.server.child.kill('SIGTERM');
    await desk.server.ended;
    faults.push(...(await unmatched(site)));
    sayFirst([...faults, ...lost], options);
    const found = `${times} times full, ${refusals} refused with 507, ${faults.length} faults, ${lost.length} lost of ${yeses}`;
    return { reached: faults.length + lost.length === 0 && refusals > 0, found };
  } finally {
    await site.close();
  }
};

export const fullDisk: Goal = {
  id: 'G3',
  promise: `the disk full ${TIMES} times in writes and uploads: reading goes on, 507 and nothing else, goes on by itself, nothing lost`,
  measure: async options => {
    const without = noDisks();
    if (without) return without;
    const folder = await mkdtemp(join(tmpdir(), 'portes-full-'));
    const dataDir = join(folder, 'disk');
    const memory = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'none'];
    try {
      return await withDisk(dataDir, memory, () => measureOn(dataDir, options));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
