import type { Knex } from 'knex';
import { daysBetween, isDay, toRowDay } from '#domain/dates';
import { FIELD_INDEXES, FIELDS_PRESENT, fieldIndexOf } from '../../migrations/037_fieldIndexes.ts';
import { ADDED_FIELDS } from '../../migrations/049_specialPermits.ts';
import type { FieldSpec } from '#domain/fields';
import { type Db, isPostgres } from '../database/db.ts';
import { type Resource, tableOf, type Values } from './resource.ts';

/** What each index holds by now. */
const HELD = new Map(
  Object.entries(FIELD_INDEXES).map(([table, fields]) => [table, [...fields, ...(ADDED_FIELDS[table] ?? [])]]),
);

/** Up to this many days, rows are looked up one by one. */
const FEW_DAYS = 31;

const isBrief = (between: unknown): boolean => {
  const [from, to] = Array.isArray(between) ? between : [];
  if (typeof from !== 'string' || typeof to !== 'string' || !isDay(from) || !isDay(to)) return false;
  return daysBetween(toRowDay(from), toRowDay(to)) <= FEW_DAYS;
};

/** Whether few rows match a field's filter: one of some values, or a day within a short period. */
const leavesFew = ({ few, day }: NonNullable<Resource['indexed']>, field: string, given: unknown): boolean => {
  const [operator, value] =
    given && typeof given === 'object' && !Array.isArray(given) ? (Object.entries(given)[0] ?? []) : ['is', given];
  if (field === day && operator === 'isBetween') return isBrief(value);
  return few.includes(field) && (operator === 'is' || operator === 'isEqual') && value !== null;
};

const isAlwaysThere = (spec: FieldSpec | undefined): boolean => spec?.kind === 'object' && spec.required === true;

/**
 * Whether a query on all rows of a table should use its index of all fields, because no other index answers it. Left
 * alone, SQLite reads the table (five times as much), or takes an index and fetches each row. `sortedBy`: the field
 * that decides the order; null if only a count is needed.
 */
export const isReadByFields = (resource: Resource, filter: Values, sortedBy: string | null, db: Db): boolean => {
  const { indexed } = resource;
  const table = tableOf(resource);
  const held = HELD.get(table);
  if (!indexed || !held || isPostgres(db) || 'id' in filter || 'q' in filter) return false;
  const fields = Object.keys(filter);
  const order = sortedBy ? [sortedBy] : [];
  const isAnswered = fields.every(field => indexed.filters.includes(field));
  if (isAnswered && order.every(field => indexed.orders.includes(field))) return false;
  if (Object.entries(filter).some(([field, given]) => leavesFew(indexed, field, given))) return false;
  const isHeld = (field: string) => field === 'id' || held.includes(field);
  // Whether an always-filled field is filled in needs no reading.
  const isTold = (field: string) => field === FIELDS_PRESENT[table] || isAlwaysThere(resource.entity.fields[field]);
  return order.every(isHeld) && fields.every(field => isHeld(field) || isTold(field));
};

/** Makes a query use that index. */
export const readByFields = (query: Knex.QueryBuilder, resource: Resource, db: Db): void => {
  const table = tableOf(resource);
  void query.from(db.raw('?? indexed by ??', [table, fieldIndexOf(table)]));
};
