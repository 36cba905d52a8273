import { DAY, HOUR, MINUTE } from '#domain/dates';
import { following } from '#domain/text/locale';

const short = following(locale => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }));

/** How long ago a moment was, while that says more than the date: `ahora`, `hace 5 min`, `hace 3 h`. Null after a day. */
export const ago = (iso: string, now: number): string | null => {
  const passed = now - Date.parse(iso);
  if (!(passed < DAY)) return null;
  if (passed < MINUTE) return short().format(0, 'second');
  return passed < HOUR
    ? short().format(-Math.floor(passed / MINUTE), 'minute')
    : short().format(-Math.floor(passed / HOUR), 'hour');
};
