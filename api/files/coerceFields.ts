import { z } from 'zod';
import type { Entity } from '#domain/entity';
import { inputSchema } from '#domain/schemas';
import { parseJson } from '../http/parseJson.ts';

const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;

/** What a field is when it is filled in. */
const filled = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? filled(schema.unwrap() as z.ZodType) : schema;

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

/** Text becomes the kind of value that its field has; what can't stays text, for the schema to refuse. */
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

/** A form's fields, which are all text, as the JSON body that says the same: numbers, yes and no, lists and objects. */
export const coerceFields = (entity: Entity, values: object): Record<string, unknown> =>
  coerceShape(inputSchema(entity).shape, values);
