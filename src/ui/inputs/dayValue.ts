import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

/** The day as the API has it, `YYYY/MM/DD` (Spec 9), as the picker's value; null when there is none. */
export const toDayjs = (day: unknown): Dayjs | null =>
  typeof day === 'string' && /^\d{4}[-/]\d{2}[-/]\d{2}$/.test(day)
    ? dayjs(day.replaceAll('/', '-'), 'YYYY-MM-DD')
    : null;

/** A date typed in part: a text that the schema refuses, so that nobody saves without it by mistake. */
export const HALF_DAY = 'incompleta';

/** A whole date that there isn't, 31-04-2027: refused likewise. */
export const NO_DAY = 'inexistente';

/** The key of what is said of a value that is no day; undefined of a day, or of none. */
export const dayProblem = (value: unknown): string | undefined =>
  value === HALF_DAY ? 'app.day.invalid' : value === NO_DAY ? 'app.day.none' : undefined;

/** Back again. */
export const fromDayjs = (value: Dayjs | null): string | null => {
  if (!value) return null;
  return value.isValid() ? value.format('YYYY/MM/DD') : HALF_DAY;
};
