import { copyFile, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lossesOf, newDiary, work, yesesOf } from './diary.ts';
import { noDisks, run, withDisk } from './disks.ts';
import { type Goal, sayFirst, scaled } from './Goal.ts';
import { openSite, storedAt } from './site.ts';

const CUTS = 50;

const MEGABYTES = 96;

/** A disk in a file: what it holds at a moment is what a machine finds there after its plug was pulled at that moment. */
const newImage = async (image: string): Promise<void> => {
  const handle = await open(image, 'w');
  await handle.truncate(MEGABYTES * 1024 * 1024);
  await handle.close();
  run('mkfs.ext4', '-q', '-F', image);
};

const loop = (image: string): string[] => ['-o', 'loop', image];

type Cut = { lost: string[]; yeses: number };

/** One office on the disk of an image, cut off at some moment: what was lost of how much. */
const cutAt = async (dataDir: string, image: string): Promise<Cut> => {
  const site = await openSite({ dataDir });
  try {
    const desk = await site.start();
    const diary = newDiary();
    const working = work(desk, site, diary, { isOver: () => false });
    await wait(150 + Math.random() * 500);
    // Whatever the server has not yet made sure of stays in memory, from where it never gets to the copy.
    desk.server.child.kill('SIGSTOP');
    await wait(30);
    const known = structuredClone(diary);
    const copy = `${image}.after`;
    await copyFile(image, copy);
    desk.server.child.kill('SIGKILL');
    await working;
    const after = `${dataDir}.after`;
    const lost = await withDisk(after, loop(copy), () => lossesOf(storedAt(after), known));
    return { lost, yeses: yesesOf(known) };
  } finally {
    await site.close();
  }
};

const cutOnce = async (): Promise<Cut> => {
  const folder = await mkdtemp(join(tmpdir(), 'portes-power-'));
  const [image, dataDir] = [join(folder, 'disk.img'), join(folder, 'disk')];
  try {
    await newImage(image);
    return await withDisk(dataDir, loop(image), () => cutAt(dataDir, image));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const powerCuts: Goal = {
  id: 'G3',
  promise: `the plug pulled ${CUTS} times in writes and uploads (the image of a mounted disk, copied midway): nothing acknowledged is lost`,
  measure: async options => {
    const without = noDisks();
    if (without) return without;
    const cuts = scaled(CUTS, options);
    const lost: string[] = [];
    let yeses = 0;
    for (let round = 0; round < cuts; round += 1) {
      const cut = await cutOnce();
      lost.push(...cut.lost);
      yeses += cut.yeses;
    }
    sayFirst(lost, options);
    return { reached: lost.length === 0, found: `SQLite: ${cuts} cuts, ${lost.length} lost of ${yeses}` };
  },
};
