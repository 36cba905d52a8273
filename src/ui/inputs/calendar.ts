import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { writtenAs } from '#domain/text/locale';

/** Of January 2026: the library's weeks begin there. */
const A_SUNDAY = 4;

const months = (month: 'long' | 'short'): string[] => {
  const format = new Intl.DateTimeFormat(writtenAs(), { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2026, at)));
};

const weekdays = (weekday: 'long' | 'short' | 'narrow'): string[] => {
  const format = new Intl.DateTimeFormat(writtenAs(), { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, at) => format.format(Date.UTC(2026, 0, A_SUNDAY + at)));
};

/** Days and months by their names in the language of the page, weeks from Monday (Spec 9). */
const own = () => ({
  name: writtenAs(),
  months: months('long'),
  monthsShort: months('short'),
  weekdays: weekdays('long'),
  weekdaysShort: weekdays('short'),
  weekdaysMin: weekdays('narrow'),
  weekStart: 1,
  formats: {},
  relativeTime: {},
  ordinal: (day: number) => day,
});

/** What the calendar is told of its language: the library's own Spanish, or what the browser knows of another. */
export const CALENDAR = writtenAs() === 'es-ES' ? 'es' : writtenAs();
if (CALENDAR !== 'es') dayjs.locale(own(), undefined, true);
