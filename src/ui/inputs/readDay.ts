import { isDay } from '#domain/dates';

const AS_WRITTEN = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const AS_SENT = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;

const wireDay = (year: string, month: string, date: string): string | null => {
  // Two figures are of this century, also where a field has put zeros before them.
  const whole = year.replace(/^(?:00)?(?=\d\d$)/, '20');
  const day = `${whole}/${month.padStart(2, '0')}/${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
};

/** Whether a text is a whole date as people write it, be there such a day or not. */
export const isWholeDay = (text: string): boolean => AS_WRITTEN.test(text.trim());

/** A day as people write it or as other programs do, `5/1/27`, `05.01.2027`, `2027-01-05`, as it is sent; null when it is none. */
export const readDay = (text: string): string | null => {
  const [, date = '', month = '', year = ''] = AS_WRITTEN.exec(text.trim()) ?? [];
  if (year) return wireDay(year, month, date);
  const [, sentYear = '', sentMonth = '', sentDate = ''] = AS_SENT.exec(text.trim()) ?? [];
  return sentYear ? wireDay(sentYear, sentMonth, sentDate) : null;
};
