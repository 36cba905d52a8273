import { addDays, dayToUtc } from '#domain/dates';

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(dayToUtc(day)).getUTCDay());

/** The first day after another on which banks work, their holidays aside. */
export const nextWorkday = (day: string): string => {
  const next = addDays(day, 1);
  return isWeekend(next) ? nextWorkday(next) : next;
};
