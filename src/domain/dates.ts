/** Calendar days are text, `YYYY-MM-DD` in rows and `YYYY/MM/DD` on the wire; every function takes both. */

export const TIME_ZONE = 'Europe/Madrid';
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const PATTERN = /^(\d{4})[-/](\d{2})[-/](\d{2})$/;

const parts = (day: string): [number, number, number] | null => {
  const match = PATTERN.exec(day);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
};

/** Midnight UTC of a day in milliseconds; NaN when it is no day. For arithmetic on days, not for moments. */
export const dayToUtc = (day: string): number => {
  const found = parts(day);
  return found ? Date.UTC(found[0], found[1] - 1, found[2]) : Number.NaN;
};

/** Whether the text is a day that exists, between 1900 and 2199: 2026-02-30 is refused, not rolled over. */
export const isDay = (day: string): boolean => {
  const found = parts(day);
  if (!found || found[0] < 1900 || found[0] > 2199) return false;
  const date = new Date(dayToUtc(day));
  return date.getUTCMonth() === found[1] - 1 && date.getUTCDate() === found[2];
};

export const toRowDay = (day: string): string => day.replaceAll('/', '-');
export const toWireDay = (day: string): string => day.replaceAll('-', '/');

/** 2026-11-21 → 21-11-2026, the date format of every screen (Spec 9). */
export const formatDay = (day: string | null | undefined): string =>
  day ? toRowDay(day).slice(0, 10).split('-').reverse().join('-') : '';

/** `21-11-2026 – 23-11-2026`; a day that begins and ends it is said once. */
export const formatDays = (...days: readonly (string | null | undefined)[]): string =>
  [...new Set(days.map(formatDay))].filter(Boolean).join(' – ');

const newClock = () =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
/** Made when it is first needed: a browser takes as long for the first of them as for drawing half a page. */
let clock: Intl.DateTimeFormat | null = null;

const readOffset = (utc: number): number => {
  clock ??= newClock();
  const second = Math.floor(utc / 1000) * 1000;
  const read = Object.fromEntries(clock.formatToParts(second).map(part => [part.type, Number(part.value)]));
  return Date.UTC(read.year ?? 0, (read.month ?? 1) - 1, read.day, read.hour, read.minute, read.second) - second;
};

/** How far Spain is ahead of UTC, by UTC's days: read once for most of them. null: clocks are changed on it. */
const offsets = new Map<number, number | null>();
const KEPT_OFFSETS = 10_000;

const offsetOfDay = (day: number): number | null => {
  const [first, last] = [readOffset(day * DAY), readOffset((day + 1) * DAY - 1)];
  const offset = first === last ? first : null;
  if (offsets.size >= KEPT_OFFSETS) offsets.clear();
  offsets.set(day, offset);
  return offset;
};

/** How far Spain is ahead of UTC at a moment, in milliseconds. */
const offsetAt = (utc: number): number => {
  const day = Math.floor(utc / DAY);
  const known = offsets.get(day);
  return (known === undefined ? offsetOfDay(day) : known) ?? readOffset(utc);
};

/** What clocks and calendars in Spain show at a moment, `YYYY-MM-DDTHH:mm:ss`. RangeError when it is none. */
export const shownInSpain = (moment: Date): string =>
  new Date(moment.getTime() + offsetAt(moment.getTime())).toISOString().slice(0, 19);

/** The day it is in Spain at a moment, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => shownInSpain(moment).slice(0, 10);

/** The latest of some days, of which some may not be known; null when none is. */
export const lastDay = (days: readonly (string | null | undefined)[]): string | null =>
  days.reduce<string | null>((last, day) => (day && (last === null || day > last) ? day : last), null);

/** `days` later (or earlier), `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(dayToUtc(day) + days * DAY).toISOString().slice(0, 10);

/** The last day of the month of a day, or of a month itself, `2026-11`; `YYYY-MM-DD`. */
export const endOfMonth = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** The same day `months` later, or the last of that month where it has no such day: 31-08 → 28-02. */
export const addMonths = (day: string, months: number): string => {
  const [year, month, date] = parts(day) ?? [Number.NaN, 1, 1];
  const last = endOfMonth(new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10));
  return `${last.slice(0, 8)}${`${Math.min(date, Number(last.slice(8)))}`.padStart(2, '0')}`;
};

/** Whole days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((dayToUtc(to) - dayToUtc(from)) / DAY);

/** The beginnings of the days asked for of late: a calendar takes long to say what it has said before. */
const starts = new Map<string, number>();
const KEPT_STARTS = 1_000;

/** The moment a day begins in Spain (00:00 Europe/Madrid), in milliseconds: "24 hours" counts from here (Design 5). */
export const startOfDay = (day: string): number => {
  const known = starts.get(day);
  if (known !== undefined) return known;
  const midnight = dayToUtc(day);
  const start = midnight - offsetAt(midnight - HOUR);
  if (starts.size >= KEPT_STARTS) starts.clear();
  starts.set(day, start);
  return start;
};

/** Whether at least 24 hours have gone by since the day began in Spain. No day: never. */
export const isDayOld = (day: string | null | undefined, now: Date): boolean =>
  !!day && now.getTime() - startOfDay(day) >= DAY;
