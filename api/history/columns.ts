import { entityOf } from '#domain/entities';
import { asCounted } from '#domain/fields';
import { type FieldChanges, history } from '#domain/history';
import { bothInWords } from '#domain/inWords';
import { isResourceName, type ResourceName } from '#domain/resources';
import { translate } from '../../i18n/translate.ts';
import { type NameOf, namesOf } from '../crud/rowNames.ts';
import { columnOf } from '../crud/sheetColumns.ts';
import type { Row } from '../crud/resource.ts';
import type { Column } from '../sheets/column.ts';
import type { Ctx } from '../world.ts';

const own = (name: string): Column => columnOf({ name: 'history', entity: history }, name);

const said = (resource: string, field: string, value: unknown, nameOf: NameOf): string => {
  if (value === null || value === undefined) return '—';
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
  if (typeof value === 'object') return JSON.stringify(value);
  const spec = isResourceName(resource) ? entityOf(resource)?.fields[field] : undefined;
  const name = spec?.target && nameOf(spec.target, value);
  if (name) return name;
  if (!spec?.choices) return `${asCounted(spec, value)}`;
  return translate(`resources.${resource}.choices.${field}.${value}`, { _: `${value}` });
};

/** A page of the history, with the names of the rows in it. */
type Named = Row & { nameOf: NameOf };

/** `Estado: Pendiente → Recogido; …`; of what is told without its values, that it changed. */
const changesText = (row: Row): string => {
  const { resource, changes, nameOf } = row as Named;
  return Object.entries(changes as FieldChanges)
    .map(([field, [before, after]]) => {
      const label = translate(`resources.${resource}.fields.${field}`, { _: field });
      if ((before ?? after ?? null) === null) return label;
      const [was, is] = bothInWords(field, before, after, translate);
      const text = (value: unknown) => said(`${resource}`, field, value, nameOf);
      return `${label}: ${was ?? text(before)} → ${is ?? text(after)}`;
    })
    .join('; ');
};

/** The rows that a change names: its own, and those that its fields pointed and point at. */
const namedIn = ({ resource, recordId, changes }: Row): [string, unknown][] => {
  const fields = isResourceName(`${resource}`) ? entityOf(`${resource}` as ResourceName)?.fields : undefined;
  const pointed = Object.entries(changes as FieldChanges).flatMap(([field, ids]) =>
    ids.map((id): [string, unknown] => [fields?.[field]?.target ?? '', id]),
  );
  return [[`${resource}`, recordId], ...pointed];
};

/** Adds to a page of the history what the rows in it are called, as the list shows them. */
export const withNames = async (rows: readonly Row[], ctx: Ctx): Promise<Row[]> => {
  const nameOf = await namesOf(rows.flatMap(namedIn), ctx);
  return rows.map(row => ({ ...row, nameOf }));
};

/** The history's columns in a sheet: a line per change, its fields in one cell. */
export const HISTORY_COLUMNS: readonly Column[] = [
  own('createdAt'),
  { ...own('userId'), kind: 'text', of: row => (row.user as { username: string } | null)?.username },
  own('resource'),
  {
    ...own('recordId'),
    kind: 'text',
    of: row => (row as Named).nameOf(`${row.resource}`, row.recordId) ?? row.recordId,
  },
  own('action'),
  { ...own('changes'), of: changesText, width: 80 },
  own('ip'),
];
