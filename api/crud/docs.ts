import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Entity } from '#domain/entity';
import { operatorsOf } from '#domain/filters';

type JsonSchema = Record<string, unknown>;

const convert = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;

/** Worked out when the documentation is asked for: all of them would take a tenth of the time in which a server starts. */
type Later = () => JsonSchema;

/** The JSON Schema of what validates, for the API's documentation. */
export const jsonSchemaOf =
  (schema: z.ZodType | (() => z.ZodType)): Later =>
  () =>
    convert(typeof schema === 'function' ? schema() : schema);

/** What was declared of a call, with all that was left for later. */
export const schemaNow = (declared: unknown): unknown => {
  if (typeof declared === 'function') return (declared as Later)();
  if (Array.isArray(declared)) return declared.map(schemaNow);
  if (typeof declared !== 'object' || declared === null) return declared;
  return Object.fromEntries(Object.entries(declared).map(([name, part]) => [name, schemaNow(part)]));
};

const errorBody: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['message', 'code'],
};

const REFUSALS = {
  400: 'Petición mal formada',
  401: 'Sin sesión',
  403: 'Sin permiso',
  404: 'No existe o no es tuyo',
  409: 'Conflicto',
  422: 'Datos no válidos',
} as const;

const refusals = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => [status, { description, ...errorBody }]),
);

const dataOf = (data: JsonSchema): JsonSchema => ({ type: 'object', properties: { data } });

const rowSchema = (entity: Entity): JsonSchema => ({
  type: 'object',
  description: `Campos: ${[...Object.keys(entity.fields), ...entity.derived].join(', ')}`,
  additionalProperties: true,
});

const filterHelp = (entity: Entity): string =>
  Object.entries(entity.fields)
    .map(([name, { kind }]) => `${name}: ${operatorsOf(kind).join(', ')}`)
    .join('; ');

/** What /api/docs says of a call. Bodies are checked by the entity's own schema, with the role's fields, in the handler. */
export const documented = (
  entity: Entity,
  summary: string,
  parts: { list?: true; body?: JsonSchema | Later; id?: true } = {},
): FastifySchema => ({
  tags: [entity.name],
  summary,
  ...(parts.id && { params: { type: 'object', properties: { id: { type: 'integer' } } } }),
  ...(parts.body && { body: parts.body }),
  ...(parts.list && {
    querystring: {
      type: 'object',
      properties: {
        sort: { type: 'string', description: '["campo","ASC"]' },
        range: { type: 'string', description: '[0,24]' },
        filter: { type: 'string', description: `JSON. q: texto libre. ${filterHelp(entity)}` },
      },
    },
  }),
  response: {
    200: dataOf(parts.list ? { type: 'array', items: rowSchema(entity) } : rowSchema(entity)),
    ...refusals,
  },
});
