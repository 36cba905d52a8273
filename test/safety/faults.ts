import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Outcome } from './Goal.ts';
import { noDisks } from './disks.ts';

/** What there is to say where no fault can be put under a process; null where one can. */
export const noFaults = (): Outcome | null =>
  noDisks() ??
  (spawnSync('strace', ['-qq', 'true']).status === 0
    ? null
    : { reached: false, found: 'not measured: needs strace (apt-get install strace) that may trace' });

/** Which calls of a process fail and how, in strace's words: `pwrite64,fdatasync:error=EROFS`; of all files or of these. */
export type Fault = { calls: string; how: string; paths?: readonly string[] };

/** While `use` runs, the system fails the process as told; as if nothing had been afterwards. */
export const withFault = async <T>(
  pid: number,
  { calls, how, paths = [] }: Fault,
  use: () => Promise<T>,
): Promise<T> => {
  const only = paths.flatMap(path => ['-P', path]);
  const args = [
    '-f',
    '-p',
    String(pid),
    ...only,
    '-e',
    `trace=${calls}`,
    '-e',
    `inject=${calls}:${how}`,
    '-o',
    '/dev/null',
  ];
  const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(strace, 'close');
  let said = '';
  strace.stderr.on('data', chunk => (said += String(chunk)));
  try {
    while (!/attached/.test(said)) {
      if (strace.exitCode !== null) throw new Error(`strace: ${said}`);
      await new Promise(resolve => setTimeout(resolve, 10));
    }
    return await use();
  } finally {
    strace.kill('SIGINT');
    await ended;
  }
};
