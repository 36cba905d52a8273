import { isDay, toRowDay, toWireDay } from '../dates.ts';
import type { RouteDays } from './expiredDocuments.ts';

type Dated = { pickupDate?: string | null; deliveryDate?: string | null };

const rowDays = (days: readonly (string | null | undefined)[]): string[] =>
  days.flatMap(day => (day && isDay(day) ? [toRowDay(day)] : []));

/**
 * The first and the last day of a route's orders, `YYYY/MM/DD`, if one of them lies outside the route's days; null if
 * none does. A route without a first or last day is open at that end.
 */
export const daysOutside = (
  { startDate, endDate }: RouteDays,
  loads: readonly Dated[],
): { startDate: string; endDate: string } | null => {
  const days = rowDays(loads.flatMap(load => [load.pickupDate, load.deliveryDate])).sort((a, b) => a.localeCompare(b));
  const [first, last] = [days[0], days.at(-1)];
  const [start] = rowDays([startDate]);
  const [end] = rowDays([endDate]);
  if (!first || !last) return null;
  const isOutside = (start && first < start) || (end && last > end);
  return isOutside ? { startDate: toWireDay(first), endDate: toWireDay(last) } : null;
};
