import { fold } from '#domain/fold';
import type { Resource, Values } from './resource.ts';

const MAX_SEARCH_TEXT = 1000;

/** Every text inside a value: of an address, its parts. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (value && typeof value === 'object') return Object.values(value).flatMap(texts);
  return [];
};

/** What `q` looks in: the folded text of the columns an entity names, `origin.city` reaching into an object. */
export const searchTextOf = (resource: Pick<Resource, 'search'>, row: Values): string =>
  fold(
    resource.search
      .flatMap(path => texts(path.split('.').reduce<unknown>((value, part) => (value as Values | null)?.[part], row)))
      .join(' '),
  ).slice(0, MAX_SEARCH_TEXT);

/** Escapes what LIKE takes for wildcards. */
export const likePattern = (text: string): string => `%${fold(text).replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
