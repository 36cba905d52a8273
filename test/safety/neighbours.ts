import { NEIGHBOURS } from './badNeighbours.ts';
import { type Goal, ms, scaled } from './Goal.ts';
import { honestDuring } from './honest.ts';
import { peakMb } from './memory.ts';
import { openSite } from './site.ts';

const EACH_MS = 30_000;
const P95_MS = 100;
const STALL_MS = 500;
const MEGABYTES = 400;

export const neighbours: Goal = {
  id: 'G7',
  promise: `honest requests have a p95 under ${P95_MS} ms (or three times the quiet one) and no stall over ${STALL_MS} ms beside each of: ${NEIGHBOURS.map(each => each.name).join(', ')}; memory under ${MEGABYTES} MB`,
  measure: async options => {
    const found: string[] = [];
    let reached = true;
    for (const { name, begin } of NEIGHBOURS) {
      const site = await openSite();
      try {
        const desk = await site.start();
        const quiet = await honestDuring(desk, scaled(5_000, options));
        const stop = await begin(desk, site, options);
        const during = await honestDuring(desk, scaled(EACH_MS, options));
        const told = await stop();
        const memory = await peakMb(desk);
        const isGood =
          during.failed === 0 &&
          during.p95 < Math.max(P95_MS, 3 * quiet.p95) &&
          during.slowest < STALL_MS &&
          memory < MEGABYTES;
        reached &&= isGood;
        found.push(
          `${name}: p95 ${ms(during.p95)} (quiet ${ms(quiet.p95)}), at most ${ms(during.slowest)}, ${during.failed} failed, ${Math.round(memory)} MB, ${told}`,
        );
        options.say(`  ${isGood ? '+' : '-'} ${found.at(-1)}`);
      } finally {
        await site.close();
      }
    }
    return { reached, found: found.join('; ') };
  },
};
