import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { writtenAs } from '#domain/locale';

const SUNDAY = 4;

const names = (month: 'long' | 'short' | undefined, weekday?: 'long' | 'short' | 'narrow'): string[] => {
  const format = new Intl.DateTimeFormat(writtenAs(), { month, weekday, timeZone: 'UTC' });
  // January 2026: the fourth is a Sunday, where the library's weeks begin.
  return Array.from({ length: month ? 12 : 7 }, (_, at) =>
    format.format(Date.UTC(2026, month ? at : 0, month ? 1 : SUNDAY + at)),
  );
};

/** Days and months by their names in the language of the page, weeks from Monday (Spec 9). */
const own = () => ({
  name: writtenAs(),
  months: names('long'),
  monthsShort: names('short'),
  weekdays: names(undefined, 'long'),
  weekdaysShort: names(undefined, 'short'),
  weekdaysMin: names(undefined, 'narrow'),
  weekStart: 1,
  formats: {},
  relativeTime: {},
  ordinal: (day: number) => day,
});

/** What the calendar is told of its language: the library's own Spanish, or what the browser knows of another. */
export const CALENDAR = writtenAs() === 'es-ES' ? 'es' : writtenAs();
if (CALENDAR !== 'es') dayjs.locale(own(), undefined, true);
