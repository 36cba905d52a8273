import { DAY, dayOf } from '#domain/dates';

type Period = { of: (moment: Date) => string; count: number };

/** Of the latest 30 days and 12 months with backups, the newest backup of each is kept. */
const KEPT: readonly Period[] = [
  { of: dayOf, count: 30 },
  { of: moment => dayOf(moment).slice(0, 7), count: 12 },
];

const keptOf = (newestFirst: readonly Date[], { of, count }: Period): Date[] => {
  const newest = new Map<string, Date>();
  for (const moment of newestFirst) {
    const period = of(moment);
    if (!newest.has(period)) newest.set(period, moment);
  }
  return [...newest.values()].slice(0, count);
};

/**
 * The backups no longer needed. All of the last 24 hours are kept: from just before and just after a mishap. Days and
 * months without a backup don't count, so that after a long pause none is deleted by the calendar alone.
 */
export const surplusBackups = (moments: readonly Date[]): Date[] => {
  const newestFirst = [...moments].sort((one, other) => other.getTime() - one.getTime());
  const kept = new Set(KEPT.flatMap(period => keptOf(newestFirst, period)));
  const recent = (newestFirst[0]?.getTime() ?? 0) - DAY;
  return newestFirst.filter(moment => moment.getTime() <= recent && !kept.has(moment));
};
