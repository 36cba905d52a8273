import { toRowDay, toWireDay } from '#domain/dates';
import type { Entity } from '#domain/entity';
import type { FieldSpec } from '#domain/fields';
import { toCents, toEuros } from '#domain/money';
import type { Row, Values } from './resource.ts';

type Convert = (value: unknown) => unknown;
/** How a field's values are converted; null if unchanged. */
type ConvertOf = (spec: FieldSpec) => Convert | null;

const parseJson: Convert = value => (typeof value === 'string' ? JSON.parse(value) : value);

/**
 * Either engine's values → the row's: SQLite has booleans as 0/1, and JSON is text on both. An empty list is a list,
 * not null.
 */
const decode: ConvertOf = spec => {
  if (spec.kind === 'boolean') return value => (value == null ? null : value === true || value === 1);
  if (spec.kind === 'list') return value => parseJson(value ?? []);
  return spec.kind === 'object' ? parseJson : null;
};

/** An empty list is stored as null, which filters and their index take for empty. */
const isNothing = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0);

const encode: ConvertOf = ({ kind }) =>
  kind === 'object' || kind === 'list' ? value => (isNothing(value) ? null : JSON.stringify(value)) : null;

/** Converts the days inside a list of value objects: those of a load's stops. */
const convertDays = (value: unknown, { days }: FieldSpec, convert: (day: string) => string): unknown => {
  if (!days || !Array.isArray(value)) return value;
  return value.map((item: Values) => {
    const found = days.filter(name => typeof item?.[name] === 'string');
    return found.length
      ? { ...item, ...Object.fromEntries(found.map(name => [name, convert(`${item[name]}`)])) }
      : item;
  });
};

const ofNumber =
  (convert: (value: number) => number): Convert =>
  value =>
    typeof value === 'number' ? convert(value) : value;
const ofDay =
  (convert: (day: string) => string): Convert =>
  value =>
    typeof value === 'string' ? convert(value) : value;

/** Row units → the wire's: cents to euros, YYYY-MM-DD to YYYY/MM/DD (Design 4). */
const toWire: ConvertOf = spec => {
  if (spec.kind === 'money') return ofNumber(toEuros);
  if (spec.kind === 'list') return value => convertDays(value, spec, toWireDay);
  return spec.kind === 'day' ? ofDay(toWireDay) : null;
};

const fromWire: ConvertOf = spec => {
  if (spec.kind === 'money') return ofNumber(toCents);
  if (spec.kind === 'list') return value => convertDays(value, spec, toRowDay);
  // An empty flag is no: flags are never null in a row.
  if (spec.kind === 'boolean') return value => value === true;
  return spec.kind === 'day' ? ofDay(toRowDay) : null;
};

const NONE: ReadonlySet<string> = new Set();

const without = (values: Values, leftOut: ReadonlySet<string>): Values => {
  const kept: Values = {};
  for (const name of Object.keys(values)) if (!leftOut.has(name)) kept[name] = values[name];
  return kept;
};

/**
 * Converts rows in one pass; each entity's converters are looked up once. Every row read or written goes through here.
 */
const mapFields = (convertOf: ConvertOf) => {
  const known = new WeakMap<Entity, ReadonlyMap<string, Convert>>();
  const convertersOf = (entity: Entity) => {
    const converters = new Map<string, Convert>();
    for (const [name, spec] of Object.entries(entity.fields)) {
      const convert = convertOf(spec);
      if (convert) converters.set(name, convert);
    }
    known.set(entity, converters);
    return converters;
  };
  return (entity: Entity, values: Values, leftOut = NONE): Values => {
    const converters = known.get(entity) ?? convertersOf(entity);
    // Copying whole is much faster than name by name.
    const result = leftOut.size ? without(values, leftOut) : { ...values };
    for (const [name, convert] of converters) if (name in result) result[name] = convert(result[name]);
    return result;
  };
};

export const decodeRow = mapFields(decode) as (entity: Entity, values: Values) => Row;
export const encodeRow = mapFields(encode);
/** A row in the wire's units, without the names left out. */
export const rowToWire = mapFields(toWire);
export const wireToRow = mapFields(fromWire);

/** The values that are columns: relations and derived names are stored elsewhere. */
export const onlyColumns = (entity: Entity, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => entity.fields[name] !== undefined && !entity.fields[name]?.relation),
  );
