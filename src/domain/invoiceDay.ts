import { daysBetween, formatDay } from './dates.ts';

/** The invoice whose number comes before, with its day. */
export type NumberedBefore = { num: string; date: string };
/** What a new invoice would be numbered; `before` is null for the first of a series. */
export type NextNumber = { num: string; before: NumberedBefore | null };

type DayWarning =
  | { key: 'validation.invoiceDayBack'; args: { num: string; day: string } }
  | { key: 'validation.invoiceDayAhead'; args?: never };

/**
 * What is odd about the day of an invoice that takes the next number of its series: it hasn't come yet, or those before
 * are of a later one, and who audits the series asks why (RD 1619/2012 art. 6.1.a). Warned of, never refused: there may be
 * a reason. Days in either form; `today` is that of Spain.
 */
export const invoiceDayWarning = (date: string, today: string, before: NumberedBefore | null): DayWarning | null => {
  const isBack = before !== null && daysBetween(before.date, date) < 0;
  if (isBack) return { key: 'validation.invoiceDayBack', args: { num: before.num, day: formatDay(before.date) } };
  return daysBetween(today, date) > 0 ? { key: 'validation.invoiceDayAhead' } : null;
};
