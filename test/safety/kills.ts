import { setTimeout as wait } from 'node:timers/promises';
import { lossesOf, newDiary, unmatched, work, yesesOf } from './diary.ts';
import { enginesOf, type Goal, ms, percentile, sayFirst, scaled } from './Goal.ts';
import { openSite } from './site.ts';

const KILLS = 200;
const READY_MS = 2_000;

/** Mixed writes and uploads by 8 at once; kill -9 at any moment; what was said yes to is there, row and bytes. */
const measureOn = async (databaseUrl: string | null, kills: number) => {
  const site = await openSite({ databaseUrl });
  try {
    const lost: string[] = [];
    const starts: number[] = [];
    let yeses = 0;
    for (let round = 0; round < kills; round += 1) {
      const desk = await site.start();
      starts.push(desk.startedIn);
      const diary = newDiary();
      const working = work(desk, site, diary, { isOver: () => false });
      await wait(100 + Math.random() * 400);
      desk.server.child.kill('SIGKILL');
      await Promise.all([working, desk.server.ended]);
      yeses += yesesOf(diary);
      lost.push(...(await lossesOf(site, diary)));
    }
    lost.push(...(await unmatched(site)));
    return { lost, starts, yeses };
  } finally {
    await site.close();
  }
};

export const kills: Goal = {
  id: 'G3, G12',
  promise: `kill -9 in ${KILLS} rounds of mixed writes and uploads: nothing acknowledged is lost; ready in under 2 s`,
  measure: async options => {
    const found: string[] = [];
    let reached = true;
    for (const [engine, url] of Object.entries(await enginesOf(options))) {
      const rounds = scaled(KILLS, options);
      const { lost, starts, yeses } = await measureOn(url, rounds);
      const slowest = Math.max(...starts);
      reached &&= lost.length === 0 && percentile(starts, 0.95) < READY_MS;
      found.push(
        `${engine}: ${rounds} kills, ${lost.length} lost of ${yeses}, ready p95 ${ms(percentile(starts, 0.95))}, at most ${ms(slowest)}`,
      );
      sayFirst(lost, options);
    }
    return { reached, found: found.join('; ') };
  },
};
