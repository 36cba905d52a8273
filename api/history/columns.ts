import { entityOf } from '#domain/entities';
import { asCounted } from '#domain/fields';
import { type FieldChanges, history } from '#domain/history';
import { bothInWords } from '#domain/inWords';
import { isResourceName } from '#domain/resources';
import { translate } from '../../i18n/translate.ts';
import { columnOf } from '../crud/sheetColumns.ts';
import type { Row } from '../crud/resource.ts';
import type { Column } from '../sheets/column.ts';

const own = (name: string): Column => columnOf({ name: 'history', entity: history }, name);

const said = (resource: string, field: string, value: unknown): string => {
  if (value === null || value === undefined) return '—';
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
  if (typeof value === 'object') return JSON.stringify(value);
  const spec = isResourceName(resource) ? entityOf(resource)?.fields[field] : undefined;
  if (!spec?.choices) return `${asCounted(spec, value)}`;
  return translate(`resources.${resource}.choices.${field}.${value}`, { _: `${value}` });
};

/** `Estado: Pendiente → Recogido; …` */
const changesText = ({ resource, changes }: Row): string =>
  Object.entries(changes as FieldChanges)
    .map(([field, [before, after]]) => {
      const label = translate(`resources.${resource}.fields.${field}`, { _: field });
      const [was, is] = bothInWords(field, before, after, translate);
      return `${label}: ${was ?? said(`${resource}`, field, before)} → ${is ?? said(`${resource}`, field, after)}`;
    })
    .join('; ');

/** The history's columns in a sheet: a line per change, its fields in one cell. */
export const HISTORY_COLUMNS: readonly Column[] = [
  own('createdAt'),
  { ...own('userId'), kind: 'text', of: row => (row.user as { username: string } | null)?.username },
  own('resource'),
  { ...own('recordId'), kind: 'text' },
  own('action'),
  { ...own('changes'), of: changesText, width: 80 },
  own('ip'),
];
