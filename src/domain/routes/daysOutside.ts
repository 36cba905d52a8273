import { isDay, toRowDay } from '../dates.ts';
import { type Dated, daysOfLoads } from '../loads/planning.ts';
import type { RouteDays } from './expiredDocuments.ts';

/** A day in row form; null for none, or one that is being typed. */
const rowDay = (day: string | null | undefined): string | null => (day && isDay(day) ? toRowDay(day) : null);

/** Whether it says neither when it begins nor when it ends. */
export const isUndated = ({ startDate, endDate }: RouteDays): boolean => !startDate && !endDate;

/**
 * The days that a route with these loads would get (daysOfLoads), if they lie outside the ones it has or it has none; null
 * if they don't. A route without a first or last day is open at that end.
 */
export const daysOutside = (
  route: RouteDays,
  loads: readonly Dated[],
): { startDate: string; endDate: string } | null => {
  const days = daysOfLoads(loads);
  const startDate = days.startDate ?? days.endDate;
  const endDate = days.endDate ?? days.startDate;
  if (!startDate || !endDate) return null;
  const [start, end] = [rowDay(route.startDate), rowDay(route.endDate)];
  const isOutside = (start && toRowDay(startDate) < start) || (end && toRowDay(endDate) > end);
  return isOutside || isUndated(route) ? { startDate, endDate } : null;
};
