import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Entity } from '#domain/entity';
import { type CallParts, documentedCall, type JsonSchema, type Later } from '../http/callDocs.ts';
import { columnOf, columnSpec, operatorsTaken } from './columnSpec.ts';

const convert = (schema: z.ZodType): JsonSchema => {
  const { $schema: _dialect, ...converted } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return converted;
};

/** The JSON Schema of a validating schema, for the API's documentation; made later. */
export const jsonSchemaOf =
  (schema: z.ZodType | (() => z.ZodType)): Later =>
  () =>
    convert(typeof schema === 'function' ? schema() : schema);

/** A call's declared schema, its deferred parts computed. */
export const schemaNow = (declared: unknown): unknown => {
  if (typeof declared === 'function') return schemaNow((declared as Later)());
  if (Array.isArray(declared)) return declared.map(schemaNow);
  if (typeof declared !== 'object' || declared === null) return declared;
  return Object.fromEntries(Object.entries(declared).map(([name, part]) => [name, schemaNow(part)]));
};

/** The schema of a row in an answer; which fields it has depends on the user's role. */
export const rowSchema = (entity: Entity): JsonSchema => ({
  type: 'object',
  description: `Campos: ${[...Object.keys(entity.fields), ...entity.derived].join(', ')}`,
  additionalProperties: true,
});

const filterHelp = (entity: Entity): string =>
  [...Object.keys(entity.fields), ...entity.derived]
    .flatMap(name => {
      const spec = columnSpec(entity, columnOf(entity, name));
      return spec ? [`${name}: ${operatorsTaken(spec).join(', ')}`] : [];
    })
    .join('; ');

const text = (description: string): JsonSchema => ({ type: 'string', description });

/** The parameters of every list; `more`: further ones, by name. */
export const listQuery =
  (entity: Entity, more: Readonly<Record<string, string>> = {}): Later =>
  () => ({
    type: 'object',
    properties: {
      sort: text('["campo","ASC"]'),
      range: text('[0,24]'),
      filter: text(`JSON. q: texto libre. ${filterHelp(entity)}`),
      ...Object.fromEntries(Object.entries(more).map(([name, description]) => [name, text(description)])),
    },
  });

/** A call's entry in /api/docs. The handler checks bodies by the entity's schema and the role's fields. */
export const documented = (
  entity: Entity,
  summary: string,
  { rows, ...parts }: CallParts & { rows?: true } = {},
): FastifySchema => {
  const row = rowSchema(entity);
  return documentedCall(entity.name, summary, { data: rows ? { type: 'array', items: row } : row, ...parts });
};
