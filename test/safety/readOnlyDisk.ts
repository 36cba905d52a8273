import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lossesOf, newDiary, unmatched, work, yesesOf } from './diary.ts';
import { run } from './disks.ts';
import { noFaults, withFault } from './faults.ts';
import { type Goal, sayFirst, scaled } from './Goal.ts';
import { type Desk, openSite, type Site, statusOf } from './site.ts';

const TIMES = 10;
const READ_ONLY_MS = 3_000;

/** The folders of files take nothing new; a mount can be made so while the server has nothing open in it. */
const withClosedFolders = async <T>(folders: readonly string[], use: () => Promise<T>): Promise<T> => {
  for (const folder of folders) {
    run('mount', '--bind', folder, folder);
    run('mount', '-o', 'remount,bind,ro', folder);
  }
  try {
    return await use();
  } finally {
    for (const folder of folders) run('umount', '-l', folder);
  }
};

/** What is open already goes on being open, and refuses what is written, as when the system finds its disk broken. */
const readOnly = <T>({ server }: Desk, { dataDir }: Site, use: () => Promise<T>): Promise<T> => {
  const paths = ['portes.db', 'portes.db-wal', 'portes.db-shm'].map(name => join(dataDir, name));
  const fault = { calls: 'pwrite64,ftruncate,fsync,fdatasync', how: 'error=EROFS', paths };
  const folders = ['files', 'tmp'].map(name => join(dataDir, name));
  return withClosedFolders(folders, () => withFault(server.child.pid ?? 0, fault, use));
};

/** Reading goes on; who comes in is told plainly that nothing can be kept. */
const faultsWhileReadOnly = async (desk: Desk): Promise<string[]> => {
  const faults: string[] = [];
  for (const url of ['/api/locations', '/api/carriers/1', '/api/vehicles?filter={"q":"a"}', '/api/ready']) {
    const status = await statusOf(desk.ask('admin', 'GET', url));
    if (status !== 200) faults.push(`${url} answered ${status}`);
  }
  const login = await desk.ask('admin', 'POST', '/api/auth/login', { username: 'nadie', password: 'no-es-esta-clave' });
  const { message = '' } = (await login.json()) as { message?: string };
  const isPlain = login.status === 401 || (login.status === 503 && message.startsWith('El disco del servidor'));
  if (!isPlain) faults.push(`a login heard ${login.status}: ${message}`);
  return faults;
};

export const readOnlyDisk: Goal = {
  id: 'F23',
  promise: `the disk read-only ${TIMES} times in writes and uploads: reading goes on, 503 and nothing else, goes on by itself, nothing lost`,
  measure: async options => {
    const without = noFaults();
    if (without) return without;
    const site = await openSite();
    try {
      for (const folder of ['files', 'tmp']) await mkdir(join(site.dataDir, folder), { recursive: true });
      const desk = await site.start();
      const faults: string[] = [];
      let [yeses, refusals] = [0, 0];
      const times = scaled(TIMES, options);
      for (let round = 0; round < times; round += 1) {
        const diary = newDiary();
        let isOver = false;
        const working = work(desk, site, diary, { isOver: () => isOver });
        await wait(300);
        await readOnly(desk, site, async () => {
          await wait(READ_ONLY_MS / 2);
          faults.push(...(await faultsWhileReadOnly(desk)));
          await wait(READ_ONLY_MS / 2);
        });
        isOver = true;
        await working;
        refusals += diary.refused.get(503) ?? 0;
        for (const [status, count] of diary.refused) if (status !== 503) faults.push(`${count} × ${status}`);
        diary.refused.clear();
        let turns = 0;
        await work(desk, site, diary, { people: 1, isOver: () => (turns += 1) > 3 });
        if (diary.refused.size) faults.push(`writable again: ${[...diary.refused.keys()].join(', ')}`);
        const left = await readdir(join(site.dataDir, 'tmp'));
        if (left.length) faults.push(`${left.length} temporary files left`);
        faults.push(...(await lossesOf(site, diary)));
        yeses += yesesOf(diary);
      }
      desk.server.child.kill('SIGTERM');
      await desk.server.ended;
      faults.push(...(await unmatched(site)));
      sayFirst(faults, options);
      const found = `SQLite: ${times} times, ${refusals} refused with 503, ${faults.length} faults or losses of ${yeses}`;
      return { reached: faults.length === 0 && refusals > 0, found };
    } finally {
      await site.close();
    }
  },
};
