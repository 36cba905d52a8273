import type { Knex } from 'knex';
import type { FieldSpec } from '#domain/fields';
import { isStorable } from '#domain/text/characters';
import { MAX_ID } from '#domain/fields';
import type { Operator } from '#domain/filters';
import { spellingsOf } from '#domain/identifiers';
import { toCents } from '#domain/money';
import { isDay, toRowDay } from '#domain/dates';
import { badRequest } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { applySearch, type Found } from './applySearch.ts';
import { columnSpec, operatorsTaken } from './columnSpec.ts';
import { checkReadable } from './listParams.ts';
import { applyDaysOfMoment } from './momentFilter.ts';
import { type Resource, tableOf, type Values } from './resource.ts';
import { isToldInPart, narrowTold } from './untold.ts';

const MAX_VALUES = 100;

const wrongValue = (field: string) => badRequest('errors.badFilterValue', { field }, field);

/** A value from the URL, checked by the field's kind and converted to row units. */
const valueOf = (spec: FieldSpec, field: string, value: unknown): string | number | boolean => {
  switch (spec.kind) {
    case 'boolean':
      if (typeof value === 'boolean') return value;
      throw wrongValue(field);
    case 'number':
    case 'integer':
    case 'money':
      if (typeof value !== 'number' || !Number.isFinite(value)) throw wrongValue(field);
      if (spec.kind !== 'number' && Math.abs(value) > MAX_ID) throw wrongValue(field);
      // PostgreSQL fails on a fraction where SQLite finds nothing.
      if (spec.kind === 'integer' && !Number.isInteger(value)) throw wrongValue(field);
      return spec.kind === 'money' ? toCents(value) : value;
    case 'reference': {
      const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
      if (typeof id !== 'number' || !Number.isInteger(id) || id < 0 || id > MAX_ID) throw wrongValue(field);
      return id;
    }
    case 'day':
      if (typeof value !== 'string' || !isDay(value)) throw wrongValue(field);
      return toRowDay(value);
    case 'select': {
      if (!spec.choices?.includes(String(value))) throw wrongValue(field);
      return /^\d+$/.test(String(value)) ? Number(value) : String(value);
    }
    default:
      if (typeof value !== 'string' || value.length > 500 || !isStorable(value)) throw wrongValue(field);
      return value;
  }
};

/** All stored spellings of a value typed as on paper: `b-12345674`, `600 12 31 23`. */
const spelled = ({ as }: FieldSpec, value: string | number | boolean) =>
  as && typeof value === 'string' ? spellingsOf(as, value) : [value];

type Apply = (query: Knex.QueryBuilder, column: string, values: (string | number | boolean)[]) => void;

/** Not filled in means null, and for text also ''. */
const APPLY: Record<Operator, Apply> = {
  is: (query, column, values) => query.whereIn(column, values),
  isEqual: (query, column, values) => query.whereIn(column, values),
  isNot: (query, column, values) => query.where(any => any.whereNotIn(column, values).orWhereNull(column)),
  isLess: (query, column, [value]) => query.where(column, '<', value as number),
  isGreater: (query, column, [value]) => query.where(column, '>', value as number),
  isBetween: (query, column, [from, to]) => query.whereBetween(column, [from as number, to as number]),
  isEmpty: (query, column) => query.whereNull(column),
  isNotEmpty: (query, column) => query.whereNotNull(column),
  isTrue: (query, column) => query.where(column, true),
  isFalse: (query, column) => query.where(column, false),
};

const VALUES: Partial<Record<Operator, number>> = { isBetween: 2, isLess: 1, isGreater: 1 };

/** Conditions without a value, each with its opposite, for `false`. */
const OPPOSITE = new Map<string, Operator>([
  ['isEmpty', 'isNotEmpty'],
  ['isNotEmpty', 'isEmpty'],
  ['isTrue', 'isFalse'],
  ['isFalse', 'isTrue'],
]);

type Clause = { operator: string; value: unknown };

/**
 * A plain value means `is`, an array one of these, an object one operator with its value (Design 4), optional for
 * operators that need none.
 */
const clauseOf = (field: string, given: unknown): Clause => {
  if (Array.isArray(given)) return { operator: 'is', value: given };
  if (given === null || typeof given !== 'object') return { operator: 'is', value: given };
  const [entry, ...more] = Object.entries(given);
  if (!entry || more.length)
    throw badRequest('errors.unknownOperator', { field, operator: Object.keys(given).join(', ') }, field);
  const [operator, value] = entry;
  const opposite = OPPOSITE.get(operator);
  if (!opposite) return { operator, value };
  if (value !== true && value !== false && value !== null && value !== '') throw wrongValue(field);
  return { operator: value === false ? opposite : operator, value: [] };
};

/** Whether the clause matches rows in which the field isn't filled in. */
const leavesNone = (field: string, given: unknown): boolean => {
  const { operator, value } = clauseOf(field, given);
  return operator === 'isNot' || operator === 'isEmpty' || (operator === 'is' && value === null);
};

/** Filters a query by one column of the entity, checked against its kind. */
const applyField = (query: Knex.QueryBuilder, resource: Resource, field: string, given: unknown): void => {
  const spec = columnSpec(resource.entity, field);
  if (!spec) throw badRequest('errors.unknownFilter', { field }, field);
  const { operator, value } = clauseOf(field, given);
  const column = `${tableOf(resource)}.${field}`;
  if (operator === 'is' && value === null) return void query.whereNull(column);
  const taken: readonly string[] = operatorsTaken(spec);
  if (!taken.includes(operator)) throw badRequest('errors.unknownOperator', { field, operator }, field);
  const known = operator as Operator;
  const wanted = VALUES[known];
  const list = Array.isArray(value) ? value : [value];
  if (list.length > MAX_VALUES || (wanted !== undefined && list.length !== wanted)) throw wrongValue(field);
  // Written as in the index of all fields (migration 037), which doesn't contain the long text itself.
  if ((spec.kind === 'object' || spec.kind === 'list') && !spec.required)
    return void query.whereRaw('(?? is null) = ?', [column, operator === 'isEmpty']);
  if (spec.kind === 'moment' && applyDaysOfMoment(query, column, known, list)) return;
  APPLY[known](
    query,
    column,
    list.flatMap(each => spelled(spec, valueOf(spec, field, each))),
  );
};

/** The value given to a resource's own filter: `{"is":x}` means `x`. */
const plainOf = (given: unknown): unknown => (given && typeof given === 'object' && 'is' in given ? given.is : given);

/**
 * Filters a query by a filter from the URL. Names are the entity's only; others answer 400. `few`: its search is known
 * to find few rows.
 */
export const applyFilter = (
  query: Knex.QueryBuilder,
  resource: Resource,
  filter: Values,
  ctx: Ctx,
  few: Found = false,
): void => {
  for (const [field, given] of Object.entries(filter)) {
    const special = resource.filters && Object.hasOwn(resource.filters, field) ? resource.filters[field] : undefined;
    if (field === 'q') applySearch(query, resource, given, ctx, few);
    else if (special) special(query, plainOf(given), ctx);
    else {
      checkReadable(resource, ctx.user, field);
      const narrow = (rows: Knex.QueryBuilder): void => applyField(rows, resource, field, given);
      if (isToldInPart(resource.entity.fields[field], ctx))
        narrowTold(query, `${tableOf(resource)}.${field}`, narrow, leavesNone(field, given));
      else narrow(query);
    }
  }
};
