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

/** What is at a path: `origin.city` reaches into an object, and into each one of a list. */
const valuesAt = (value: unknown, [part, ...rest]: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(item => valuesAt(item, part === undefined ? [] : [part, ...rest]));
  if (part === undefined) return [value];
  return value && typeof value === 'object' ? valuesAt((value as Values)[part], rest) : [];
};

/** What `q` looks in: the folded text of the columns that an entity names, and of parts of them. */
export const searchTextOf = (resource: Pick<Resource, 'search'>, row: Values): string =>
  fold(
    resource.search
      .flatMap(path => valuesAt(row, path.split('.')))
      .flatMap(texts)
      .join(' '),
  ).slice(0, MAX_SEARCH_TEXT);

/** Escapes what LIKE takes for wildcards. */
export const likePattern = (text: string): string => `%${fold(text).replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
