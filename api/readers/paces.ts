import { LONGEST } from '../preparedStatements.ts';

/** What is quicker than this holds up nobody, and to have it answered by another thread takes a tenth of it. */
const QUICK_MS = 3;
/** For how long what was slow once is expected to be so again: one client has ten orders, another a hundred thousand. */
const REMEMBERED_MS = 10 * 60_000;
/** The shapes of a day's lists, with their filters and their orders. */
const KEPT = 2_000;

/** Which questions, by their text without its values, are known to be quick. */
export type Paces = { isQuick: (sql: string) => boolean; note: (sql: string, ms: number) => void };

export const createPaces = (clock = () => performance.now()): Paces => {
  const slowAt = new Map<string, number>();
  return {
    isQuick: sql => clock() - (slowAt.get(sql) ?? clock()) > REMEMBERED_MS,
    note: (sql, ms) => {
      if (sql.length > LONGEST || (ms <= QUICK_MS && slowAt.has(sql))) return;
      // Those that were slow last are at the end, and so are kept.
      slowAt.delete(sql);
      slowAt.set(sql, ms > QUICK_MS ? clock() : -Infinity);
      if (slowAt.size > KEPT) slowAt.delete(slowAt.keys().next().value ?? '');
    },
  };
};
