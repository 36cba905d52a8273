/** Calendar days are text, `YYYY-MM-DD` in rows and `YYYY/MM/DD` on the wire; every function takes both. */

export const TIME_ZONE = 'Europe/Madrid';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const PATTERN = /^(\d{4})[-/](\d{2})[-/](\d{2})$/;

const parts = (day: string): [number, number, number] | null => {
  const match = PATTERN.exec(day);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
};

/** A day's midnight UTC in milliseconds; NaN if it isn't a day. For calculating with days, not for moments. */
export const dayToUtc = (day: string): number => {
  const found = parts(day);
  return found ? Date.UTC(found[0], found[1] - 1, found[2]) : Number.NaN;
};

/** Whether a text is an existing day between 1900 and 2199: 2026-02-30 isn't rolled over. */
export const isDay = (day: string): boolean => {
  const found = parts(day);
  if (!found || found[0] < 1900 || found[0] > 2199) return false;
  const date = new Date(dayToUtc(day));
  return date.getUTCMonth() === found[1] - 1 && date.getUTCDate() === found[2];
};

/** 2026/11/21 → 2026-11-21, as rows keep it; other text unchanged. */
export const toRowDay = (day: string): string => day.replaceAll('/', '-');

/** 2026-11-21 → 2026/11/21, as the API sends it; other text unchanged. */
export const toWireDay = (day: string): string => day.replaceAll('-', '/');

/** 2026-11-21 → 21-11-2026, the date format of every screen (Spec 9). */
export const formatDay = (day: string | null | undefined): string =>
  day ? toRowDay(day).slice(0, 10).split('-').reverse().join('-') : '';

/** `21-11-2026 – 23-11-2026`; equal days are written once, missing ones left out. */
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
/** Made on first use: the first formatter takes a browser as long as drawing half a page. */
let clock: Intl.DateTimeFormat | null = null;

const readOffset = (utc: number): number => {
  clock ??= newClock();
  const second = Math.floor(utc / 1000) * 1000;
  const read = Object.fromEntries(clock.formatToParts(second).map(part => [part.type, Number(part.value)]));
  return Date.UTC(read.year ?? 0, (read.month ?? 1) - 1, read.day, read.hour, read.minute, read.second) - second;
};

/** Spain's offset from UTC in ms, by UTC day; null on days when the clocks change. */
const offsets = new Map<number, number | null>();
const KEPT_OFFSETS = 10_000;

const offsetOfDay = (day: number): number | null => {
  const [first, last] = [readOffset(day * DAY), readOffset((day + 1) * DAY - 1)];
  const offset = first === last ? first : null;
  if (offsets.size >= KEPT_OFFSETS) offsets.clear();
  offsets.set(day, offset);
  return offset;
};

/** Spain's offset from UTC at a moment, in milliseconds. */
const offsetAt = (utc: number): number => {
  const day = Math.floor(utc / DAY);
  const known = offsets.get(day);
  return (known === undefined ? offsetOfDay(day) : known) ?? readOffset(utc);
};

/** Date and time in Spain at a moment, `YYYY-MM-DDTHH:mm:ss`. RangeError for an invalid date. */
export const shownInSpain = (moment: Date): string =>
  new Date(moment.getTime() + offsetAt(moment.getTime())).toISOString().slice(0, 19);

/** The date in Spain at a moment, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => shownInSpain(moment).slice(0, 10);

/** The latest of these days, ignoring unknown ones; null if all are. */
export const lastDay = (days: readonly (string | null | undefined)[]): string | null =>
  days.reduce<string | null>((last, day) => (day && (last === null || day > last) ? day : last), null);

/** The day `days` later (earlier if negative), `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(dayToUtc(day) + days * DAY).toISOString().slice(0, 10);

/** The last day of the month of a day or of a month like `2026-11`; `YYYY-MM-DD`. */
export const endOfMonth = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** The same day `months` later, or the last of that month if it has no such day: 31-08 → 28-02. */
export const addMonths = (day: string, months: number): string => {
  const [year, month, date] = parts(day) ?? [Number.NaN, 1, 1];
  const last = endOfMonth(new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10));
  return `${last.slice(0, 8)}${`${Math.min(date, Number(last.slice(8)))}`.padStart(2, '0')}`;
};

/** Whole days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((dayToUtc(to) - dayToUtc(from)) / DAY);

/** Start of recently used days, in ms: asking the time zone data again would be slow. */
const starts = new Map<string, number>();
const KEPT_STARTS = 1_000;

/** The moment a day begins in Spain (00:00 Europe/Madrid), in milliseconds; "24 hours" count from it (Design 5). */
export const startOfDay = (day: string): number => {
  const known = starts.get(day);
  if (known !== undefined) return known;
  const midnight = dayToUtc(day);
  const start = midnight - offsetAt(midnight - HOUR);
  if (starts.size >= KEPT_STARTS) starts.clear();
  starts.set(day, start);
  return start;
};

/** Whether at least 24 hours have passed since the day began in Spain. Without a day: false. */
export const isDayOld = (day: string | null | undefined, now: Date): boolean =>
  !!day && now.getTime() - startOfDay(day) >= DAY;
