import { LONGEST } from '../database/preparedStatements.ts';

/** What is quicker than this holds up nobody, and to have it answered by another thread takes a tenth of it. */
const QUICK_MS = 3;
/** For how long what was slow once is expected to be so again: one client has ten orders, another a hundred thousand. */
const REMEMBERED_MS = 10 * 60_000;
/**
 * How many quick answers in a row outweigh each millisecond of a slow one: the machine was busy, or a page of the file on its
 * way. Should it be slow again, it has held others up by a fraction of a millisecond for each of them.
 */
const QUICK_PER_MS = 7;
/** As much a first answer counts for at most: it has its part of the file read in, which the next find in memory. */
const FIRST_MS = 15;
/** The shapes of a day's lists, with their filters and their orders. */
const KEPT = 2_000;

/** Which questions, by their text without its values, are known to be quick. */
export type Paces = { isQuick: (sql: string) => boolean; note: (sql: string, ms: number) => void };

/** When a question was slow last how many milliseconds count against it, and how often it was quick since. */
type Pace = { slowAt: number; slowest: number; quick: number };

export const createPaces = (clock = () => performance.now()): Paces => {
  const paces = new Map<string, Pace>();
  const isSlow = ({ slowAt, slowest, quick }: Pace): boolean =>
    clock() - slowAt <= REMEMBERED_MS && quick < slowest * QUICK_PER_MS;
  return {
    isQuick: sql => {
      const pace = paces.get(sql);
      return pace !== undefined && !isSlow(pace);
    },
    note: (sql, ms) => {
      if (sql.length > LONGEST) return;
      const known = paces.get(sql);
      if (ms <= QUICK_MS && known) {
        known.quick += 1;
        return;
      }
      const before = known && isSlow(known) ? known.slowest : 0;
      const counted = known ? ms : Math.min(ms, FIRST_MS);
      // Those that were slow last are at the end, and so are kept.
      paces.delete(sql);
      paces.set(sql, { slowAt: ms > QUICK_MS ? clock() : -Infinity, slowest: Math.max(counted, before), quick: 0 });
      if (paces.size > KEPT) paces.delete(paces.keys().next().value ?? '');
    },
  };
};
