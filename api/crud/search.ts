import { fold } from '#domain/text/fold';
import type { Resource, Values } from './resource.ts';

const MAX_SEARCH_TEXT = 1000;

/** All texts inside a value, such as an address's parts. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (value && typeof value === 'object') return Object.values(value).flatMap(texts);
  return [];
};

/** The values at a path: `origin.city` reaches into an object, and into each item of a list. */
const valuesAt = (value: unknown, [part, ...rest]: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(item => valuesAt(item, part === undefined ? [] : [part, ...rest]));
  if (part === undefined) return [value];
  return value && typeof value === 'object' ? valuesAt((value as Values)[part], rest) : [];
};

/** The text that `q` searches: the entity's named columns, or parts of them, folded. */
export const searchTextOf = (resource: Pick<Resource, 'search'>, row: Values): string =>
  fold(
    resource.search
      .flatMap(path => valuesAt(row, path.split('.')))
      .flatMap(texts)
      .join(' '),
  ).slice(0, MAX_SEARCH_TEXT);

/** A LIKE pattern for the folded text anywhere, its wildcards escaped. */
export const likePattern = (text: string): string => `%${fold(text).replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
