import type { Opening } from '#domain/geography/places';

const parts = (times: string): string[] => times.split(',').map(time => time.trim());

const isSeveral = (line: unknown): line is Opening =>
  typeof line === 'object' &&
  line !== null &&
  'openTime' in line &&
  'closeTime' in line &&
  typeof line.openTime === 'string' &&
  typeof line.closeTime === 'string' &&
  line.openTime.includes(',');

/**
 * A timetable in which comma-separated opening and closing hours (Spec 3) are one opening for each pair. Anything else,
 * also as many of one as not of the other, stays as it was sent, for the schema to refuse.
 */
export const openingsInPairs = (lines: unknown): unknown => {
  if (!Array.isArray(lines)) return lines;
  return lines.flatMap((line: unknown) => {
    if (!isSeveral(line)) return [line];
    const [opens, closes] = [parts(line.openTime), parts(line.closeTime)];
    if (opens.length !== closes.length) return [line];
    return opens.map((openTime, each) => ({ ...line, openTime, closeTime: closes[each] }));
  });
};
