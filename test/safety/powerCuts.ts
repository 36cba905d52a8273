import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { lossesOf, newDiary, work, yesesOf } from './diary.ts';
import { type Goal, scaled } from './Goal.ts';
import { openSite, storedAt } from './site.ts';

const CUTS = 50;

const run = (program: string, ...args: string[]): void => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
};

/** A disk in a file: what it holds at a moment is what a machine finds there after its plug was pulled at that moment. */
const newDisk = async (folder: string, name: string, megabytes: number) => {
  const image = join(folder, `${name}.img`);
  const at = join(folder, name);
  const handle = await open(image, 'w');
  await handle.truncate(megabytes * 1024 * 1024);
  await handle.close();
  await mkdir(at);
  run('mkfs.ext4', '-q', '-F', image);
  return { image, at, mount: () => run('mount', '-o', 'loop', image, at), unmount: () => run('umount', '-l', at) };
};

/** One office on a disk of its own, cut off at some moment: what was lost of how much. */
const cutOnce = async (folder: string): Promise<{ lost: string[]; yeses: number }> => {
  const disk = await newDisk(folder, 'disk', 96);
  disk.mount();
  const site = await openSite({ dataDir: disk.at });
  try {
    const desk = await site.start();
    const diary = newDiary();
    const working = work(desk, site, diary, { isOver: () => false });
    await wait(150 + Math.random() * 500);
    // Whatever the server has not yet made sure of stays in memory, from where it never gets to the copy.
    desk.server.child.kill('SIGSTOP');
    await wait(30);
    const known = structuredClone(diary);
    await copyFile(disk.image, join(folder, 'after.img'));
    desk.server.child.kill('SIGKILL');
    await working;
    const after = await mountCopy(folder);
    try {
      return { lost: await lossesOf(storedAt(after), known), yeses: yesesOf(known) };
    } finally {
      run('umount', '-l', after);
    }
  } finally {
    await site.close();
    disk.unmount();
  }
};

const mountCopy = async (folder: string): Promise<string> => {
  const after = join(folder, 'after');
  await mkdir(after);
  run('mount', '-o', 'loop', join(folder, 'after.img'), after);
  return after;
};

export const powerCuts: Goal = {
  id: 'G3',
  promise: `the plug pulled ${CUTS} times in writes and uploads (the image of a mounted disk, copied midway): nothing acknowledged is lost`,
  measure: async options => {
    if (process.getuid?.() !== 0) return { reached: false, found: 'not measured: needs root to mount a disk' };
    const cuts = scaled(CUTS, options);
    const lost: string[] = [];
    let yeses = 0;
    for (let round = 0; round < cuts; round += 1) {
      const folder = await mkdtemp(join(tmpdir(), 'portes-power-'));
      const cut = await cutOnce(folder).finally(() => rm(folder, { recursive: true, force: true }));
      lost.push(...cut.lost);
      yeses += cut.yeses;
    }
    for (const each of lost.slice(0, 5)) options.say(`  lost: ${each}`);
    return { reached: lost.length === 0, found: `SQLite: ${cuts} cuts, ${lost.length} lost of ${yeses}` };
  },
};
