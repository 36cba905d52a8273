import { setTimeout as wait } from 'node:timers/promises';
import { lossesOf, newDiary, work, yesesOf } from './diary.ts';
import { type Goal, ms, sayFirst, scaled } from './Goal.ts';
import { silentProxy } from './silentProxy.ts';
import { openSite, statusOf } from './site.ts';

const TIMES = 5;
const SILENT_MS = 20_000;
const TOLD_MS = 15_000;
const BACK_MS = 3_000;
const PATIENCE_MS = 60_000;

/** The way to PostgreSQL goes silent without a word to either side, and then lets through again. */
export const postgresSilent: Goal = {
  id: 'F8',
  promise: `the way to PostgreSQL silent for ${SILENT_MS / 1000} s, ${TIMES} times in writes and uploads: 503 within ${TOLD_MS / 1000} s, served again in under ${BACK_MS / 1000} s, nothing lost`,
  measure: async options => {
    if (!options.newPostgres) return { reached: false, found: 'not measured: no PostgreSQL' };
    const databaseUrl = await options.newPostgres();
    const site = await openSite({ databaseUrl });
    const proxy = await silentProxy(databaseUrl);
    try {
      await site.look(db =>
        db.raw(`alter database "${new URL(databaseUrl).pathname.slice(1)}" set synchronous_commit = on`),
      );
      const desk = await site.start({ DATABASE_URL: proxy.url });
      const faults: string[] = [];
      let [refused, slowest, back, yeses] = [0, 0, 0, 0];
      const times = scaled(TIMES, options);
      const ask = async (): Promise<number> => {
        const begun = performance.now();
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const headers = { cookie: desk.cookieOf('otherCarrier') };
        const status = await statusOf(fetch(`${desk.address}/api/vehicles`, { headers, signal })).catch(() => 0);
        slowest = Math.max(slowest, performance.now() - begun);
        return status;
      };
      for (let round = 0; round < times; round += 1) {
        const diary = newDiary();
        const over = new AbortController();
        const working = work(desk, site, diary, { isOver: () => over.signal.aborted });
        await wait(400);
        proxy.setSilent(true);
        const asked: Promise<number>[] = [];
        for (const until = performance.now() + SILENT_MS; performance.now() < until; await wait(500)) asked.push(ask());
        proxy.setSilent(false);
        const since = performance.now();
        while ((await ask()) !== 200 && performance.now() - since < PATIENCE_MS) await wait(50);
        back = Math.max(back, performance.now() - since);
        over.abort();
        await working;
        for (const status of await Promise.all(asked)) {
          if (status === 503) refused += 1;
          else if (status !== 200) faults.push(`${status} instead of 503`);
        }
        for (const [status, count] of diary.refused) if (status !== 503) faults.push(`${count} × ${status}`);
        faults.push(...(await lossesOf(site, diary)));
        yeses += yesesOf(diary);
      }
      sayFirst(faults, options);
      const found = `${times} times, ${refused} × 503, slowest answer ${ms(slowest)}, ${faults.length} faults or losses of ${yeses}, served again after at most ${ms(back)}`;
      return { reached: faults.length === 0 && refused > 0 && slowest < TOLD_MS && back < BACK_MS, found };
    } finally {
      proxy.close();
      await site.close();
    }
  },
};
