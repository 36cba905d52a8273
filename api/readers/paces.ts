import { LONGEST } from '../database/preparedStatements.ts';

/** In ms: quicker queries block nobody, and another thread would add a tenth of it. */
const QUICK_MS = 3;
/**
 * How long, in ms, a slow query is expected to be slow again: one client has ten orders, another a hundred thousand.
 */
const REMEMBERED_MS = 10 * 60_000;
/**
 * Quick answers in a row needed per millisecond of a slow one to outweigh it: the machine may have been busy, or the
 * file not in memory yet. If it is slow again, it blocked others for only a fraction of a millisecond per quick one.
 */
const QUICK_PER_MS = 7;
/** A first answer counts at most this much, in ms: it also paid for reading the file from disk. */
const FIRST_MS = 15;
/** Queries remembered: a day's lists with their filters and orders. */
const KEPT = 2_000;

/** Knows which queries, by their text without values, are quick. */
export type Paces = { isQuick: (sql: string) => boolean; note: (sql: string, ms: number) => void };

/** When a query was last slow, how many milliseconds count against it, and how often it was quick since. */
type Pace = { slowAt: number; slowest: number; quick: number };

/** Learns which queries are quick; `clock` counts milliseconds. */
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
      // Moved to the end, so that the last slow ones are kept.
      paces.delete(sql);
      paces.set(sql, { slowAt: ms > QUICK_MS ? clock() : -Infinity, slowest: Math.max(counted, before), quick: 0 });
      if (paces.size > KEPT) paces.delete(paces.keys().next().value ?? '');
    },
  };
};
