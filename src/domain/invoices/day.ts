import { daysBetween, formatDay } from '../dates.ts';

type Day = string | null | undefined;

/** The invoice with the previous number, and its day. */
export type NumberedBefore = { num: string; date: string };
/** The number a new invoice would get; `before` is null for the first of a series. */
export type NextNumber = { num: string; before: NumberedBefore | null };

type DayWarning =
  | { key: 'validation.invoiceDayBack'; args: { num: string; day: string } }
  | { key: 'validation.invoiceDayAhead'; args?: never };

/**
 * A warning about the day of an invoice that takes the next number of its series: it is in the future, or before the
 * previous number's day, which an auditor would question (RD 1619/2012 art. 6.1.a). Never refused: there may be a
 * reason. Days in either form; `today` in Spain.
 */
export const invoiceDayWarning = (date: string, today: string, before: NumberedBefore | null): DayWarning | null => {
  const isBack = before !== null && daysBetween(before.date, date) < 0;
  if (isBack) return { key: 'validation.invoiceDayBack', args: { num: before.num, day: formatDay(before.date) } };
  return daysBetween(today, date) > 0 ? { key: 'validation.invoiceDayAhead' } : null;
};

/**
 * Why a correction can't have this date (message key), or null: never before the invoice it corrects. Days in either
 * form.
 */
export const correctionDayProblem = (date: Day, corrected: Day): string | null =>
  date && corrected && daysBetween(corrected, date) < 0 ? 'validation.correctionBack' : null;
