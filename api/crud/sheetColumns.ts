import { carrierName } from '#domain/carriers';
import type { Entity } from '#domain/entity';
import type { FieldSpec } from '#domain/fields';
import { readableFields } from '#domain/permissions';
import type { ResourceName } from '#domain/resources';
import { isAdminLevel } from '#domain/roles';
import { translate } from '../../i18n/translate.ts';
import type { CellKind, Column } from '../sheets/column.ts';
import { inWords } from '../sheets/inWords.ts';
import type { Ctx } from '../world.ts';
import { withLinks } from './read.ts';
import type { Link, Resource, Row, Sheet, Values } from './resource.ts';

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

export const columnOf = (resource: Kept, name: string): Column => {
  const { kind, choices } = resource.entity.fields[name] ?? { kind: 'text' };
  const key = `resources.${resource.name}`;
  const choice = (value: unknown) =>
    value === null || value === undefined ? value : translate(`${key}.choices.${name}.${value}`, { _: `${value}` });
  return {
    head: translate(`${key}.fields.${name}`),
    kind: KINDS[kind] ?? 'text',
    of: row => {
      if (choices && kind === 'select') return choice(row[name]);
      return kind === 'object' || kind === 'list' ? inWords(name, row[name]) : row[name];
    },
  };
};

/** What rows that others point at are called. Orders and routes are called by their numbers. */
const CALLED: Partial<Record<ResourceName, { columns: readonly string[]; say: (row: Values) => unknown }>> = {
  carriers: { columns: ['name', 'surname'], say: carrierName },
  clients: { columns: ['name', 'alias'], say: ({ alias, name }) => alias ?? name },
  vehicles: { columns: ['number'], say: ({ number }) => number },
  invoices: { columns: ['num'], say: ({ num }) => num },
  users: { columns: ['username'], say: ({ username }) => username },
};

const calledBy = ({ fields }: Entity, name: string) => {
  const target = fields[name]?.target;
  return target && CALLED[target];
};

const known = new WeakMap<Entity, readonly Link[]>();

/** Each field that names a row becomes that row: made once, since what a link asks is kept by the link. */
const linksOf = (entity: Entity): readonly Link[] => {
  const links =
    known.get(entity) ??
    Object.entries(entity.fields).flatMap(([by, { target = '' }]): Link[] => {
      const called = calledBy(entity, by);
      return called ? [{ name: by, by, table: target, columns: ['id', ...called.columns] }] : [];
    });
  known.set(entity, links);
  return links;
};

/** Who did something is for the office to know; whom a company appointed, for whoever reads of the company. */
const isTold = ({ fields }: Entity, name: string, { user }: Ctx): boolean =>
  fields[name]?.target !== 'users' || name === 'accountantId' || isAdminLevel(user.role);

const namedColumn = (resource: Kept, name: string): Column => {
  const called = calledBy(resource.entity, name);
  const column = columnOf(resource, name);
  return called ? { ...column, kind: 'text', of: row => row[name] && called.say(row[name] as Values) } : column;
};

/** Columns of these fields: who or what is meant, instead of a number that only the product knows. */
export const namedSheet = (resource: Kept, fields: readonly string[], ctx: Ctx): Required<Sheet> => {
  const { entity } = resource;
  const names = fields.filter(name => isTold(entity, name, ctx));
  const links = linksOf(entity).filter(({ by }) => names.includes(by));
  return {
    columns: names.map(name => namedColumn(resource, name)),
    expand: (rows: readonly Row[], asking: Ctx) => withLinks(links, rows, asking),
  };
};

/** Every column of a resource that the role may read. */
export const plainSheet = (resource: Kept & Pick<Resource, 'notInSheet'>, ctx: Ctx): Required<Sheet> => {
  const { entity, name: service, notInSheet } = resource;
  const names = readableFields(ctx.user.role, service).filter(
    name => !entity.fields[name]?.relation && name !== 'version' && !notInSheet?.includes(name),
  );
  return namedSheet(resource, names, ctx);
};
