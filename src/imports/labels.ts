import { entityOf } from '#domain/entities';
import { type Imported, importColumns, isInColumns, SET_ELSEWHERE } from '#domain/imports';
import { wordOf } from '#domain/imports/values';

type Translate = (key: string, args?: { _?: string }) => string;

/** What the column of a path is called, in the file and on the screen: the label of the form unless it has one of its own. */
export const headOf = (translate: Translate, resource: Imported, path: string): string =>
  translate(`imports.heads.${resource}.${path}`, { _: translate(`resources.${resource}.fields.${path}`) });

export const headsOf = (translate: Translate, resource: Imported): Record<string, string> =>
  Object.fromEntries(importColumns(resource).map(({ path }) => [path, headOf(translate, resource, path)]));

/** Headings that an export has besides, of what isn't imported: it is worked out, or set elsewhere. */
export const derivedHeads = (translate: Translate, resource: Imported): string[] =>
  Object.keys(entityOf(resource)?.fields ?? {})
    .filter(name => !isInColumns(resource, name))
    .map(name => translate(`resources.${resource}.fields.${name}`));

/** The field that a heading stands for, if that is set on a screen of its own. */
export const elsewhereOf = (translate: Translate, resource: Imported, head: string): string | null =>
  SET_ELSEWHERE.find(
    name =>
      name in (entityOf(resource)?.fields ?? {}) &&
      wordOf(translate(`resources.${resource}.fields.${name}`)) === wordOf(head),
  ) ?? null;
