import { setTimeout as wait } from 'node:timers/promises';
import { lossesOf, newDiary, work, yesesOf } from './diary.ts';
import { type Goal, ms, sayFirst, scaled } from './Goal.ts';
import { openSite } from './site.ts';

const TIMES = 10;
const CLOSED_MS = 10_000;

/** SIGTERM under load: what is under way is finished, the exit code is 0, nothing is lost. */
export const closing: Goal = {
  id: 'F25',
  promise: `SIGTERM under load, ${TIMES} times: ends by itself with code 0 in under 10 s, nothing lost, no 5xx but 503`,
  measure: async options => {
    const site = await openSite();
    try {
      const [faults, lost]: [string[], string[]] = [[], []];
      let [yeses, slowest] = [0, 0];
      const times = scaled(TIMES, options);
      for (let round = 0; round < times; round += 1) {
        const desk = await site.start();
        const diary = newDiary();
        const working = work(desk, site, diary, { people: 16, isOver: () => false });
        await wait(300 + Math.random() * 300);
        const begun = performance.now();
        desk.server.child.kill('SIGTERM');
        const code = await desk.server.ended;
        slowest = Math.max(slowest, performance.now() - begun);
        await working;
        if (code !== 0) faults.push(`ended with ${code}`);
        for (const status of diary.refused.keys()) if (status !== 503) faults.push(`answered ${status}`);
        lost.push(...(await lossesOf(site, diary)));
        yeses += yesesOf(diary);
      }
      sayFirst([...faults, ...lost], options);
      const found = `${times} times, ${faults.length} faults, ${lost.length} lost of ${yeses}, ended after at most ${ms(slowest)}`;
      return { reached: faults.length + lost.length === 0 && slowest < CLOSED_MS, found };
    } finally {
      await site.close();
    }
  },
};
