import { z } from 'zod';
import type { Entity } from '#domain/entity';
import type { FieldKind } from '#domain/fields';
import { inputSchema } from '#domain/schemas';
import { otherNamesOf } from '../crud/otherNames.ts';
import { parseJson } from '../http/parseJson.ts';

const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;

/** The schema of a field's value when filled in. */
const filled = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? filled(schema.unwrap() as z.ZodType)
    : schema instanceof z.ZodPipe
      ? filled(schema.out as z.ZodType)
      : schema;

const parsed = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
};

const fromText = (schema: z.ZodType, text: string): unknown => {
  if (schema instanceof z.ZodNumber) return NUMBER.test(text) ? Number(text) : text;
  if (schema instanceof z.ZodBoolean) return text === 'true' ? true : text === 'false' ? false : text;
  if (schema instanceof z.ZodArray)
    return text.startsWith('[') || text === '' ? parsed(text) : [coerce(schema.element as z.ZodType, text)];
  return schema instanceof z.ZodObject && text.startsWith('{') ? parsed(text) : text;
};

const STORED: Partial<Record<FieldKind, z.ZodType>> = {
  number: z.number(),
  integer: z.number(),
  money: z.number(),
  reference: z.number(),
  boolean: z.boolean(),
};

const parsedList = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('[') ? parsed(value) : value;

/** Converts text to the field's kind of value; otherwise it stays text, for the schema to refuse. */
const coerce = (outer: z.ZodType, value: unknown): unknown => {
  const schema = filled(outer);
  if (typeof value === 'string') return fromText(schema, value);
  if (Array.isArray(value))
    return schema instanceof z.ZodArray ? value.map(each => coerce(schema.element as z.ZodType, each)) : value;
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  return coerceShape(schema.shape, value);
};

const coerceShape = (shape: Record<string, z.ZodType>, values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, schema ? coerce(schema, value) : value] as const;
    }),
  );

/** Fields outside the input: set by the server, or under another name. Their kind decides how text is converted. */
const coerceOther = (entity: Entity, name: string, value: unknown): unknown => {
  const others = otherNamesOf(entity);
  const other = Object.hasOwn(others, name) ? others[name] : undefined;
  const spec = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  if (other && !spec)
    return coerce(inputSchema(entity).shape[other.field] ?? z.unknown(), other.read(parsedList(value)));
  const kind = STORED[spec?.kind ?? 'text'];
  return kind ? coerce(kind, value) : value;
};

/** A form's fields, all text, as the equivalent JSON body: numbers, booleans, lists and objects. */
export const coerceFields = (entity: Entity, values: object): Record<string, unknown> => {
  const { shape } = inputSchema(entity);
  const coerced = coerceShape(shape, values);
  for (const [name, value] of Object.entries(coerced))
    if (!Object.hasOwn(shape, name)) coerced[name] = coerceOther(entity, name, value);
  return coerced;
};
