import { hiddenFields } from '#domain/permissions';
import { isAdminLevel } from '#domain/roles';
import { badRequest } from '../http/HttpError.ts';
import { parseJson } from '../http/parseJson.ts';
import type { User } from '../world.ts';
import { columnOf, columnSpec } from './columnSpec.ts';
import type { Resource, Values } from './resource.ts';

const MAX_PAGE = 100;
export const PAGE = 25;
const MAX_OFFSET = 100_000_000;

export type ListParams = {
  sort: { field: string; direction: 'asc' | 'desc' };
  offset: number;
  limit: number;
  filter: Values;
};

const readJson = (text: unknown, name: string): unknown => {
  if (typeof text !== 'string') throw badRequest('errors.malformedParameter', { name });
  try {
    return parseJson(text);
  } catch {
    throw badRequest('errors.malformedParameter', { name });
  }
};

/** 400 for an unknown name or one the role may not read (its content is secret, its existence isn't). */
export const checkReadable = (resource: Resource, user: User, field: string): void => {
  if (!Object.hasOwn(resource.entity.fields, field) && !resource.entity.derived.includes(field))
    throw badRequest('errors.unknownField', { field }, field);
  if (hiddenFields(user.role, resource.name).has(field)) throw badRequest('errors.fieldNotAllowed', { field }, field);
};

const readSort = (resource: Resource, user: User, text: unknown): ListParams['sort'] => {
  const [field, direction] = resource.defaultSort;
  if (text === undefined) return { field, direction };
  const value = readJson(text, 'sort');
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string')
    throw badRequest('errors.malformedParameter', { name: 'sort' });
  const order = String(value[1]).toLowerCase();
  if (order !== 'asc' && order !== 'desc') throw badRequest('errors.malformedParameter', { name: 'sort' });
  const sorted = columnOf(resource.entity, value[0]);
  checkReadable(resource, user, sorted);
  const kind = columnSpec(resource.entity, sorted)?.kind;
  if (!kind || kind === 'object' || kind === 'list') throw badRequest('errors.unknownSort', { field: sorted }, sorted);
  return { field: sorted, direction: order };
};

const readRange = (text: unknown, fallback: number): Pick<ListParams, 'offset' | 'limit'> => {
  if (text === undefined) return { offset: 0, limit: fallback };
  const value = readJson(text, 'range');
  const isPair =
    Array.isArray(value) && value.length === 2 && value.every(each => Number.isSafeInteger(each) && each >= 0);
  if (!isPair || value[1] < value[0] || value[0] > MAX_OFFSET) throw badRequest('errors.badRange');
  return { offset: value[0], limit: Math.min(value[1] - value[0] + 1, MAX_PAGE) };
};

const readFilter = ({ entity }: Resource, text: unknown): Values => {
  if (text === undefined) return {};
  const value = readJson(text, 'filter');
  if (!value || typeof value !== 'object' || Array.isArray(value))
    throw badRequest('errors.malformedParameter', { name: 'filter' });
  const asked = Object.entries(value).map(([field, given]) => [columnOf(entity, field), given] as const);
  const filter: Values = Object.fromEntries(asked);
  // Filtered by both names of a field: which one is meant is unclear.
  if (Object.keys(filter).length < asked.length) throw badRequest('errors.malformedParameter', { name: 'filter' });
  return filter;
};

const KNOWN = ['sort', 'range', 'filter'];

/** Reads `sort`, `range` and `filter` as ra-data-simple-rest sends them (Design 4); 400 for an unknown parameter. */
export const readListParams = (
  resource: Resource,
  user: User,
  query: Values,
  known: readonly string[] = [],
): ListParams => {
  for (const name of Object.keys(query))
    if (!KNOWN.includes(name) && !known.includes(name)) throw badRequest('errors.unknownParameter', { name }, name);
  const filter = readFilter(resource, query.filter);
  if ('disabled' in filter && !isAdminLevel(user.role))
    throw badRequest('errors.fieldNotAllowed', { field: 'disabled' }, 'disabled');
  const ids = Array.isArray(filter.id) ? Math.max(filter.id.length, 1) : PAGE;
  return { sort: readSort(resource, user, query.sort), filter, ...readRange(query.range, Math.min(ids, MAX_PAGE)) };
};
