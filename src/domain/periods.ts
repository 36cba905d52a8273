import { endOfMonth } from './dates.ts';

/** A year or one of its quarters, the periods of tax declarations. */
export type Period = { year: number; quarter: number | null };
export type Quarter = { year: number; quarter: number };

export const QUARTERS = [1, 2, 3, 4] as const;

const pad = (month: number): string => String(month).padStart(2, '0');

/** First and last day of a year or of one of its quarters, `YYYY-MM-DD`. */
export const daysOfPeriod = ({ year, quarter }: Period): [string, string] => {
  const [first, last] = quarter ? [quarter * 3 - 2, quarter * 3] : [1, 12];
  return [`${year}-${pad(first)}-01`, endOfMonth(`${year}-${pad(last)}`)];
};

/** The quarter of a day, in either form of a day. */
export const quarterOf = (day: string): Quarter => ({
  year: Number(day.slice(0, 4)),
  quarter: Math.ceil(Number(day.slice(5, 7)) / 3),
});

/** The last `count` quarters up to a day's, latest first. */
export const lastQuarters = (day: string, count: number): Quarter[] => {
  const { year, quarter } = quarterOf(day);
  return Array.from({ length: count }, (_, back) => {
    const place = year * 4 + quarter - 1 - back;
    return { year: Math.floor(place / 4), quarter: (place % 4) + 1 };
  });
};
