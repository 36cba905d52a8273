import { dayToUtc, isDay, MINUTE, shownInSpain } from '../dates.ts';

const offsetAt = (utc: number): number => Date.parse(`${shownInSpain(new Date(utc))}Z`) - utc;

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * The moment (ISO) that clocks in Spain show as a day (`YYYY-MM-DD` or `YYYY/MM/DD`) and a time (`HH:mm`); null if there is
 * no such day or time. Of an hour that comes twice, the second; of one that is left out, the one after it.
 */
export const momentAt = (day: string, time: string): string | null => {
  const [, hours, minutes] = CLOCK.exec(time) ?? [];
  if (!isDay(day) || !hours) return null;
  const shown = dayToUtc(day) + (Number(hours) * 60 + Number(minutes)) * MINUTE;
  return new Date(shown - offsetAt(shown - offsetAt(shown))).toISOString();
};
