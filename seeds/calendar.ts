import { addDays, dayOf, dayToUtc, HOUR, startOfDay } from '#domain/dates';

/** Days are `YYYY-MM-DD`; minutes count from 00:00 in Spain. */
export type Calendar = {
  now: Date;
  today: string;
  /** The moment, as text, that a clock in Spain shows those minutes of that day. */
  at: (day: string, minutes: number) => string;
  /** The nearest day on which lorries load: that one, or when it is a Sunday the one before (-1) or after (1). */
  workday: (day: string, direction: 1 | -1) => string;
  /** So many working days further on, or back when negative. */
  work: (day: string, days: number) => string;
  /** The latest day and minutes at which somebody was at work, so that nothing happens at night or tomorrow. */
  latest: { day: string; minutes: number };
};

const MINUTE = 60_000;
const OPENING = 9.5 * 60;
const CLOSING = 18.5 * 60;

const isSunday = (day: string) => new Date(dayToUtc(day)).getUTCDay() === 0;

export const createCalendar = (now: Date): Calendar => {
  const starts = new Map<string, number>();
  const startOf = (day: string) => {
    const start = starts.get(day) ?? startOfDay(day);
    starts.set(day, start);
    return start;
  };
  const workday = (day: string, direction: 1 | -1) => (isSunday(day) ? addDays(day, direction) : day);
  const work = (day: string, days: number) => {
    const direction = days < 0 ? -1 : 1;
    let found = workday(day, direction);
    for (let left = Math.abs(days); left > 0; left -= 1) found = workday(addDays(found, direction), direction);
    return found;
  };
  const today = dayOf(now);
  const minutes = Math.floor((now.getTime() - startOf(today)) / MINUTE);
  const isOpen = !isSunday(today) && minutes >= OPENING;
  return {
    now,
    today,
    // Minutes of the clock, not since midnight: in the two nights that clocks change, noon is 11 or 13 hours away.
    at: (day, clock) => {
      const shift = startOf(day) + 12 * HOUR - startOf(addDays(day, 1)) + 12 * HOUR;
      return new Date(startOf(day) + clock * MINUTE - shift).toISOString();
    },
    workday,
    work,
    latest: isOpen
      ? { day: today, minutes: Math.min(minutes, CLOSING) }
      : { day: workday(addDays(today, -1), -1), minutes: CLOSING },
  };
};
