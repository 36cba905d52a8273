import type { Knex } from 'knex';
import { addDays, isDay, startOfDay, toRowDay } from '#domain/dates';
import type { Operator } from '#domain/filters';

const beginOf = (day: string): string => new Date(startOfDay(day)).toISOString();

/** From the start of a day in Spain to the end of another, or of the same. */
const within = (query: Knex.QueryBuilder, column: string, from: string, to: string) =>
  query.where(column, '>=', beginOf(from)).where(column, '<', beginOf(addDays(to, 1)));

/** Filters moments by their day in Spain; false if the values aren't days and must be compared as they are. */
export const applyDaysOfMoment = (
  query: Knex.QueryBuilder,
  column: string,
  operator: Operator,
  values: readonly unknown[],
): boolean => {
  const days = values.flatMap(value => (typeof value === 'string' && isDay(value) ? [toRowDay(value)] : []));
  const [from, to = from] = days;
  if (from === undefined || to === undefined || days.length < values.length) return false;
  const some = (any: Knex.QueryBuilder) => days.forEach(day => any.orWhere(one => void within(one, column, day, day)));
  if (operator === 'is') query.where(some);
  else if (operator === 'isNot') query.where(any => any.whereNull(column).orWhereNot(some));
  else if (operator === 'isBetween') within(query, column, from, to);
  else return false;
  return true;
};
