import { setTimeout as wait } from 'node:timers/promises';
import { lossesOf, newDiary, unmatched, work, yesesOf } from './diary.ts';
import { type Fault, noFaults, withFault } from './faults.ts';
import { type Goal, sayFirst, scaled } from './Goal.ts';
import { openSite } from './site.ts';

const TIMES = 10;
const EACH_MS = 3_000;

/** Every so many calls one fails, none of them known before: what is written, and what waits for the disk. */
const FAULTS: Record<string, Fault> = {
  'waiting for the disk': { calls: 'fsync,fdatasync', how: 'error=EIO:when=5+7' },
  'writing and moving': { calls: 'pwrite64,rename,fsync,fdatasync', how: 'error=EIO:when=11+37' },
};

/** What was answered before, between and after the faults is there, also for who starts anew after kill -9. */
export const diskFaults: Goal = {
  id: 'G3, F4, F5',
  promise: `the disk failing again and again for ${EACH_MS / 1000} s, ${TIMES} times each in ${Object.keys(FAULTS).join(' and in ')}, then kill -9: nothing acknowledged is lost, no answer but 503, no end of the server by itself`,
  measure: async options => {
    const without = noFaults();
    if (without) return without;
    const found: string[] = [];
    let reached = true;
    for (const [name, fault] of Object.entries(FAULTS)) {
      const site = await openSite();
      try {
        const faults: string[] = [];
        let [yeses, refusals] = [0, 0];
        const times = scaled(TIMES, options);
        for (let round = 0; round < times; round += 1) {
          const desk = await site.start();
          const diary = newDiary();
          const working = work(desk, site, diary, { isOver: () => false });
          await wait(200);
          await withFault(desk.server.child.pid ?? 0, fault, () => wait(EACH_MS));
          await wait(200);
          if (desk.server.child.exitCode !== null) faults.push(`ended by itself: ${desk.server.said()}`);
          desk.server.child.kill('SIGKILL');
          await Promise.all([working, desk.server.ended]);
          refusals += diary.refused.get(503) ?? 0;
          for (const [status, count] of diary.refused) if (status !== 503) faults.push(`${count} × ${status}`);
          faults.push(...(await lossesOf(site, diary)));
          yeses += yesesOf(diary);
        }
        faults.push(...(await unmatched(site)));
        sayFirst(faults, options);
        reached &&= faults.length === 0 && refusals > 0;
        found.push(
          `${name}: ${times} times, ${refusals} refused with 503, ${faults.length} faults or losses of ${yeses}`,
        );
      } finally {
        await site.close();
      }
    }
    return { reached, found: `SQLite: ${found.join('; ')}` };
  },
};
