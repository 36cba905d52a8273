import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import process from 'node:process';
import type { Outcome } from './Goal.ts';

export const run = (program: string, ...args: string[]): void => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
};

/** What there is to say where no disk can be mounted; null where one can. */
export const noDisks = (): Outcome | null =>
  process.getuid?.() === 0 ? null : { reached: false, found: 'not measured: needs root to mount a disk' };

/** With a disk mounted at a new folder, and none any more afterwards. `source`: what mount is told of it. */
export const withDisk = async <T>(at: string, source: readonly string[], use: () => Promise<T>): Promise<T> => {
  await mkdir(at);
  run('mount', ...source, at);
  try {
    return await use();
  } finally {
    run('umount', '-l', at);
  }
};
