import type { Entity } from '#domain/entity';
import { taxPercentageOf, taxSaidBy } from '#domain/invoices/tax';
import { openingsInPairs } from './openingsInPairs.ts';

/**
 * A name in answers (Spec 3) that can also be sent instead of a field: `loads` for `loadIds`, as rows or ids. Writing
 * it needs the field's right.
 */
export type OtherName = {
  field: string;
  /** The field's value; undefined if it can't be derived. */
  read: (value: unknown) => unknown;
  /** Whether the value means the same as the field's. */
  agrees: (value: unknown, held: unknown) => boolean;
  /** What it is if both are sent and differ: a malformed body, or a wrong tax. */
  differing: 'malformed' | 'wrongTax';
};

const idOf = (row: unknown): unknown => (typeof row === 'object' && row !== null && 'id' in row ? row.id : row);

/** The ids of rows sent as ids or as rows; anything but a list is unchanged. */
export const idsOfRows = (rows: unknown): unknown => (Array.isArray(rows) ? rows.map(idOf) : rows);

const isSameList = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, index) => each === b[index]);

/** The rows of a relation, as another name for its field of ids. */
const rowsOf = (field: string): OtherName => ({
  field,
  read: idsOfRows,
  agrees: (rows, ids) => isSameList(idsOfRows(rows) ?? [], ids ?? []),
  differing: 'malformed',
});

/** `taxPercentage` as another name for the field `tax`. */
const codeOfTax: OtherName = {
  field: 'tax',
  read: code => (code === null ? null : taxSaidBy(code)),
  agrees: (code, tax) => typeof tax === 'object' && tax !== null && taxPercentageOf(tax) === code,
  differing: 'wrongTax',
};

const OTHER_NAMES: Record<string, Readonly<Record<string, OtherName>>> = {
  routes: { loads: rowsOf('loadIds') },
  invoices: { loads: rowsOf('loadIds'), routes: rowsOf('routeIds'), taxPercentage: codeOfTax },
};

/** The other names of an entity's fields, by name. */
export const otherNamesOf = ({ name }: Pick<Entity, 'name'>): Readonly<Record<string, OtherName>> =>
  OTHER_NAMES[name] ?? {};

const OTHER_SPELLINGS: Record<string, Readonly<Record<string, (value: unknown) => unknown>>> = {
  clients: { timeWindow: openingsInPairs },
  locations: { timeWindow: openingsInPairs },
};

/** How values that can be written in more than one way are read, by field. */
export const otherSpellingsOf = ({ name }: Pick<Entity, 'name'>) => OTHER_SPELLINGS[name] ?? {};
