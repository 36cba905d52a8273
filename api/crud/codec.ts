import { toRowDay, toWireDay } from '#domain/dates';
import type { Entity } from '#domain/entity';
import type { FieldSpec } from '#domain/fields';
import { toCents, toEuros } from '#domain/money';
import type { Row, Values } from './resource.ts';

type Convert = (value: unknown, kind: FieldSpec['kind'], spec: FieldSpec) => unknown;

const isJson = (kind: FieldSpec['kind']): boolean => kind === 'object' || kind === 'list';

/** The two engines' values → the row's: SQLite keeps booleans as 0/1, and JSON is text on both. */
const decode: Convert = (value, kind) => {
  if (value === null || value === undefined) return value ?? null;
  if (kind === 'boolean') return value === true || value === 1;
  if (isJson(kind) && typeof value === 'string') return JSON.parse(value);
  return value;
};

const encode: Convert = (value, kind) => (value != null && isJson(kind) ? JSON.stringify(value) : value);

/** The days inside a list of value objects: those of a load's stops. */
const convertDays = (value: unknown, { days }: FieldSpec, convert: (day: string) => string): unknown => {
  if (!days || !Array.isArray(value)) return value;
  return value.map((item: Values) => {
    const found = days.filter(name => typeof item?.[name] === 'string');
    return found.length
      ? { ...item, ...Object.fromEntries(found.map(name => [name, convert(`${item[name]}`)])) }
      : item;
  });
};

/** Row units → the wire's: cents to euros, YYYY-MM-DD to YYYY/MM/DD (Design 4). */
const toWire: Convert = (value, kind, spec) => {
  if (kind === 'money' && typeof value === 'number') return toEuros(value);
  if (kind === 'list') return convertDays(value, spec, toWireDay);
  return kind === 'day' && typeof value === 'string' ? toWireDay(value) : value;
};

const fromWire: Convert = (value, kind, spec) => {
  if (kind === 'money' && typeof value === 'number') return toCents(value);
  if (kind === 'list') return convertDays(value, spec, toRowDay);
  // A flag left empty is a no: flags are never null in a row.
  if (kind === 'boolean') return value === true;
  return kind === 'day' && typeof value === 'string' ? toRowDay(value) : value;
};

const NONE: ReadonlySet<string> = new Set();

/** Every row that is read or written goes through here: one pass over its names, and no list of pairs in between. */
const mapFields =
  (convert: Convert) =>
  (entity: Entity, values: Values, leftOut = NONE): Values => {
    const result: Values = {};
    for (const name of Object.keys(values)) {
      if (leftOut.has(name)) continue;
      const spec = entity.fields[name];
      result[name] = spec ? convert(values[name], spec.kind, spec) : values[name];
    }
    return result;
  };

export const decodeRow = mapFields(decode) as (entity: Entity, values: Values) => Row;
export const encodeRow = mapFields(encode);
/** A row as it is answered, without what is left out. */
export const rowToWire = mapFields(toWire);
export const wireToRow = mapFields(fromWire);

/** The values that are columns: relations and derived names are kept elsewhere. */
export const onlyColumns = (entity: Entity, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => entity.fields[name] !== undefined && !entity.fields[name]?.relation),
  );
