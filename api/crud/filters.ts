import type { Knex } from 'knex';
import type { FieldSpec } from '#domain/fields';
import { isStorable } from '#domain/characters';
import { MAX_ID } from '#domain/fields';
import { OPERATORS, type Operator } from '#domain/filters';
import { spellingsOf } from '#domain/identifiers';
import { toCents } from '#domain/money';
import { isDay, toRowDay } from '#domain/dates';
import { badRequest } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { applySearch, type Found } from './applySearch.ts';
import { checkReadable } from './listParams.ts';
import { applyDaysOfMoment } from './momentFilter.ts';
import { type Resource, tableOf, type Values } from './resource.ts';
import { isToldInPart, narrowTold } from './untold.ts';

const MAX_VALUES = 100;

const wrongValue = (field: string) => badRequest('errors.badFilterValue', { field }, field);

/** A value from the address, checked against the field's kind and turned into the row's unit. */
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
      // PostgreSQL breaks on one that is none, where SQLite finds nothing.
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

/** What is typed as on paper is the same as what is kept: `b-12345674`, `600 12 31 23`. */
const spelled = ({ as }: FieldSpec, value: string | number | boolean) =>
  as && typeof value === 'string' ? spellingsOf(as, value) : [value];

type Apply = (query: Knex.QueryBuilder, column: string, values: (string | number | boolean)[]) => void;

/** Nothing filled in: null, and for text the empty string too. */
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

const VALUES: Partial<Record<Operator, number>> = {
  isBetween: 2,
  isLess: 1,
  isGreater: 1,
  isEmpty: 0,
  isNotEmpty: 0,
  isTrue: 0,
  isFalse: 0,
};

/** Plain value: is. Array: one of. Object: one operator with its value (Design 4). */
const clauseOf = (field: string, given: unknown): { operator: string; value: unknown } => {
  if (Array.isArray(given)) return { operator: 'is', value: given };
  if (given === null || typeof given !== 'object') return { operator: 'is', value: given };
  const [entry, ...more] = Object.entries(given);
  if (!entry || more.length)
    throw badRequest('errors.unknownOperator', { field, operator: Object.keys(given).join(', ') }, field);
  return { operator: entry[0], value: entry[1] };
};

/** Whether a row in which the field isn't filled in is one of those that are asked for. */
const leavesNone = (field: string, given: unknown): boolean => {
  const { operator, value } = clauseOf(field, given);
  return operator === 'isNot' || operator === 'isEmpty' || (operator === 'is' && value === null);
};

/** Narrows a query by one column of the entity, checked against what the field is. */
const applyField = (query: Knex.QueryBuilder, resource: Resource, field: string, given: unknown): void => {
  const spec = field === 'id' ? ({ kind: 'reference', required: true } as const) : resource.entity.fields[field];
  if (!spec) throw badRequest('errors.unknownField', { field }, field);
  const { operator, value } = clauseOf(field, given);
  const column = `${tableOf(resource)}.${field}`;
  if (operator === 'is' && value === null) return void query.whereNull(column);
  const allowed: readonly string[] =
    spec.kind === 'boolean'
      ? [...OPERATORS.boolean, 'is']
      : spec.kind === 'number' || spec.kind === 'integer' || spec.kind === 'money'
        ? [...OPERATORS[spec.kind], 'is']
        : OPERATORS[spec.kind];
  if (!allowed.includes(operator)) throw badRequest('errors.unknownOperator', { field, operator }, field);
  const known = operator as Operator;
  const wanted = VALUES[known];
  const list = wanted === 0 ? [] : Array.isArray(value) ? value : [value];
  if (list.length > MAX_VALUES || (wanted !== undefined && list.length !== wanted)) throw wrongValue(field);
  // As the index of all fields has it (migration 037), which the long text itself isn't in.
  if ((spec.kind === 'object' || spec.kind === 'list') && !spec.required)
    return void query.whereRaw('(?? is null) = ?', [column, operator === 'isEmpty']);
  if (spec.kind === 'moment' && applyDaysOfMoment(query, column, known, list)) return;
  APPLY[known](
    query,
    column,
    list.flatMap(each => spelled(spec, valueOf(spec, field, each))),
  );
};

/** What a filter of a resource's own is given: `{"is":x}` says the same as `x`. */
const plainOf = (given: unknown): unknown => (given && typeof given === 'object' && 'is' in given ? given.is : given);

/**
 * Narrows a query by a filter from the address. Names come from the entity alone; anything else answers 400. `few`: what
 * it is searched for is known to find few rows.
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
