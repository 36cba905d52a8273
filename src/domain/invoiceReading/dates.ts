import { isDay } from '../dates.ts';

/** A day in a text, `YYYY-MM-DD`, and its position. */
export type FoundDay = { day: string; from: number; to: number };

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

const NAMES =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|sept|set|' +
  MONTHS.join('|');

const PATTERNS = [
  /(?<![\d/.-])(?<day>\d{1,2})\s?(?<sep>[/.-])\s?(?<month>\d{1,2})\s?\k<sep>\s?(?<year>\d{4}|\d{2})(?![\d/]|[.,-]\d)/g,
  /(?<!\d)(?<year>\d{4})[-/.](?<month>\d{2})[-/.](?<day>\d{2})(?!\d)/g,
  new RegExp(
    String.raw`(?<!\d)(?<day>\d{1,2})(?:\s+de\s+|[\s/.-]+)(?<month>${NAMES})\b\.?(?:\s+(?:de|del)\s+|[\s/.,-]+)(?<year>\d{4}|\d{2})(?!\d)`,
    'gi',
  ),
];

const pad = (text: string): string => text.padStart(2, '0');

const monthOf = (text: string): string => {
  if (/^\d/.test(text)) return pad(text);
  const name = text.toLowerCase().slice(0, 3).replace('set', 'sep');
  return pad(String(MONTHS.indexOf(name) + 1));
};

/** The days in a text, in all forms used on Spanish papers: `03/11/2026`, `3-11-26`, `3 de noviembre de 2026`. */
export const daysIn = (text: string): FoundDay[] =>
  PATTERNS.flatMap(pattern =>
    Array.from(text.matchAll(pattern), match => {
      const { year = '', month = '', day = '' } = match.groups ?? {};
      const full = `${year.length === 2 ? `20${year}` : year}-${monthOf(month)}-${pad(day)}`;
      return { day: full, from: match.index, to: match.index + match[0].length };
    }),
  )
    .filter(({ day }) => isDay(day))
    .sort((a, b) => a.from - b.from);
