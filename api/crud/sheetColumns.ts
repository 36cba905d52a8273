import type { Entity } from '#domain/entity';
import { asCounted, type FieldSpec } from '#domain/fields';
import { readableFields } from '#domain/permissions';
import { isAdminLevel } from '#domain/roles';
import { translate } from '../../i18n/translate.ts';
import type { CellKind, Column } from '../sheets/column.ts';
import { inWords } from '../sheets/inWords.ts';
import type { Ctx } from '../world.ts';
import { withLinks } from './read.ts';
import type { Link, Resource, Row, Sheet, Values } from './resource.ts';
import { CALLED } from './rowNames.ts';

const KINDS: Partial<Record<FieldSpec['kind'], CellKind>> = {
  money: 'money',
  number: 'number',
  integer: 'number',
  reference: 'number',
  day: 'day',
  moment: 'moment',
  boolean: 'flag',
};

type Kept = Pick<Resource, 'name' | 'entity'>;

/** A field as a column of a sheet: its label, and its value in words. */
export const columnOf = (resource: Kept, name: string): Column => {
  const spec: FieldSpec | undefined = resource.entity.fields[name];
  const { kind, choices } = spec ?? { kind: 'text' };
  const key = `resources.${resource.name}`;
  const choice = (value: unknown) =>
    value === null || value === undefined ? value : translate(`${key}.choices.${name}.${value}`, { _: `${value}` });
  return {
    head: translate(`${key}.fields.${name}`),
    kind: KINDS[kind] ?? 'text',
    of: row => {
      if (choices && kind === 'select') return choice(row[name]);
      return kind === 'object' || kind === 'list' ? inWords(name, row[name]) : asCounted(spec, row[name]);
    },
  };
};

const calledBy = ({ fields }: Entity, name: string) => {
  const target = fields[name]?.target;
  return target && CALLED[target];
};

const known = new WeakMap<Entity, readonly Link[]>();

/** Links for all references of an entity; made once, since each link caches its query. */
const linksOf = (entity: Entity): readonly Link[] => {
  const links =
    known.get(entity) ??
    Object.keys(entity.fields).flatMap((by): Link[] => {
      const called = calledBy(entity, by);
      return called ? [{ name: by, by, table: called.table, columns: ['id', ...called.columns] }] : [];
    });
  known.set(entity, links);
  return links;
};

/**
 * Whether a reference is shown: who did something only to the office; an appointed accountant to every reader of the
 * company.
 */
const isTold = ({ fields }: Entity, name: string, { user }: Ctx): boolean =>
  fields[name]?.target !== 'users' || name === 'accountantId' || isAdminLevel(user.role);

const namedColumn = (resource: Kept, name: string): Column => {
  const called = calledBy(resource.entity, name);
  const column = columnOf(resource, name);
  return called ? { ...column, kind: 'text', of: row => row[name] && called.say(row[name] as Values) } : column;
};

/** A sheet of these fields, with names instead of internal ids. */
export const namedSheet = (resource: Kept, fields: readonly string[], ctx: Ctx): Required<Sheet> => {
  const { entity } = resource;
  const names = fields.filter(name => isTold(entity, name, ctx));
  const links = linksOf(entity).filter(({ by }) => names.includes(by));
  return {
    columns: names.map(name => namedColumn(resource, name)),
    expand: (rows: readonly Row[], asking: Ctx) => withLinks(links, rows, asking),
  };
};

/** A sheet of every column the role may read. */
export const plainSheet = (resource: Kept & Pick<Resource, 'notInSheet'>, ctx: Ctx): Required<Sheet> => {
  const { entity, name: service, notInSheet } = resource;
  const names = readableFields(ctx.user.role, service).filter(
    name => !entity.fields[name]?.relation && name !== 'version' && !notInSheet?.includes(name),
  );
  return namedSheet(resource, names, ctx);
};
