import { readableFields } from '#domain/permissions';
import { isAdminLevel } from '#domain/roles';
import { badRequest } from '../http/HttpError.ts';
import { parseJson } from '../http/parseJson.ts';
import type { User } from '../world.ts';
import type { Resource, Values } from './resource.ts';

export const MAX_PAGE = 100;
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

/** Refuses a column that isn't one (400) or that this role may not read (400 too: its existence is no secret, its content is). */
export const checkReadable = (resource: Resource, user: User, field: string): void => {
  if (!(field in resource.entity.fields) && !resource.entity.derived.includes(field))
    throw badRequest('errors.unknownField', { field }, field);
  if (!readableFields(user.role, resource.name).includes(field) || resource.entity.fields[field]?.relation)
    throw badRequest('errors.fieldNotAllowed', { field }, field);
};

const readSort = (resource: Resource, user: User, text: unknown): ListParams['sort'] => {
  const [field, direction] = resource.defaultSort;
  if (text === undefined) return { field, direction };
  const value = readJson(text, 'sort');
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string')
    throw badRequest('errors.malformedParameter', { name: 'sort' });
  const order = String(value[1]).toLowerCase();
  if (order !== 'asc' && order !== 'desc') throw badRequest('errors.malformedParameter', { name: 'sort' });
  checkReadable(resource, user, value[0]);
  const kind = resource.entity.fields[value[0]]?.kind;
  if (!kind || kind === 'object' || kind === 'list')
    throw badRequest('errors.unknownSort', { field: value[0] }, value[0]);
  return { field: value[0], direction: order };
};

const readRange = (text: unknown, fallback: number): Pick<ListParams, 'offset' | 'limit'> => {
  if (text === undefined) return { offset: 0, limit: fallback };
  const value = readJson(text, 'range');
  const isPair =
    Array.isArray(value) && value.length === 2 && value.every(each => Number.isSafeInteger(each) && each >= 0);
  if (!isPair || value[1] < value[0] || value[0] > MAX_OFFSET) throw badRequest('errors.badRange');
  return { offset: value[0], limit: Math.min(value[1] - value[0] + 1, MAX_PAGE) };
};

const readFilter = (text: unknown): Values => {
  if (text === undefined) return {};
  const value = readJson(text, 'filter');
  if (!value || typeof value !== 'object' || Array.isArray(value))
    throw badRequest('errors.malformedParameter', { name: 'filter' });
  return value as Values;
};

const KNOWN = ['sort', 'range', 'filter'];

/** `sort`, `range` and `filter` as ra-data-simple-rest sends them (Design 4); a parameter not known answers 400. */
export const readListParams = (
  resource: Resource,
  user: User,
  query: Values,
  known: readonly string[] = [],
): ListParams => {
  for (const name of Object.keys(query))
    if (!KNOWN.includes(name) && !known.includes(name)) throw badRequest('errors.unknownParameter', { name }, name);
  const filter = readFilter(query.filter);
  if ('disabled' in filter && !isAdminLevel(user.role))
    throw badRequest('errors.fieldNotAllowed', { field: 'disabled' }, 'disabled');
  const ids = Array.isArray(filter.id) ? Math.max(filter.id.length, 1) : PAGE;
  return { sort: readSort(resource, user, query.sort), filter, ...readRange(query.range, Math.min(ids, MAX_PAGE)) };
};
