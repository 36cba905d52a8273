import { setTimeout as wait } from 'node:timers/promises';
import { controlPostgres } from '../machine/postgres.mjs';
import { lossesOf, newDiary, work, yesesOf } from './diary.ts';
import { type Goal, ms, sayFirst, scaled } from './Goal.ts';
import { type Desk, openSite, type Site, statusOf } from './site.ts';

const TIMES = 10;
const BACK_MS = 3_000;

const cutConnections = (site: Site): Promise<void> =>
  site.look(async db => {
    await db.raw(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
  });

/** The server dies as if its machine did, and comes back. Answers when it was there again. */
const crash = (data: string): number => {
  const { status, stderr } = controlPostgres(data, '-m', 'immediate', 'restart');
  if (status !== 0) throw new Error(`PostgreSQL did not come back: ${stderr}`);
  return performance.now();
};

/** How long after a moment a list is answered again. */
const servedAfter = async ({ ask }: Desk, since: number): Promise<number> => {
  for (;;) {
    if ((await statusOf(ask('admin', 'GET', '/api/carriers'))) === 200) return performance.now() - since;
    await wait(50);
  }
};

export const postgresAway: Goal = {
  id: 'G12, F8',
  promise: `PostgreSQL's connections cut and PostgreSQL crashed, ${TIMES} times each in writes and uploads: no answer but 503 for what was under way, served again in under ${BACK_MS / 1000} s, nothing lost`,
  measure: async options => {
    if (!options.newPostgres) return { reached: false, found: 'not measured: no PostgreSQL' };
    const databaseUrl = await options.newPostgres();
    const site = await openSite({ databaseUrl });
    try {
      // What is confirmed is written here, as a server refuses to do without; the tests' own PostgreSQL is in a hurry.
      await site.look(db =>
        db.raw(`alter database "${new URL(databaseUrl).pathname.slice(1)}" set synchronous_commit = on`),
      );
      const data: string = await site.look(async db => (await db.raw('show data_directory')).rows[0].data_directory);
      const desk = await site.start();
      const [faults, lost]: [string[], string[]] = [[], []];
      let [yeses, refused, slowest] = [0, 0, 0];
      const times = scaled(TIMES, options);
      for (let round = 0; round < 2 * times; round += 1) {
        const diary = newDiary();
        const over = new AbortController();
        const working = work(desk, site, diary, { isOver: () => over.signal.aborted });
        await wait(400);
        if (round % 2) await cutConnections(site);
        const back = round % 2 ? performance.now() : crash(data);
        slowest = Math.max(slowest, await servedAfter(desk, back));
        await wait(200);
        over.abort();
        await working;
        for (const [status, count] of diary.refused) {
          if (status === 503) refused += count;
          else faults.push(`${count} × ${status}`);
        }
        lost.push(...(await lossesOf(site, diary)));
        yeses += yesesOf(diary);
      }
      sayFirst([...faults, ...lost], options);
      const found = `${2 * times} times, ${refused} × 503, ${faults.length} faults, ${lost.length} lost of ${yeses}, served again after at most ${ms(slowest)}`;
      return { reached: faults.length + lost.length === 0 && slowest < BACK_MS, found };
    } finally {
      await site.close();
    }
  },
};
