import type { Entity } from '#domain/entity';
import { inputSchema } from '#domain/schemas';
import { jsonSchemaOf } from './docs.ts';
import { otherNamesOf } from './otherNames.ts';
import type { Resource } from './resource.ts';

type JsonSchema = Record<string, unknown>;

const otherNames = (entity: Entity): JsonSchema =>
  Object.fromEntries(
    Object.entries(otherNamesOf(entity)).map(([name, { field }]) => [
      name,
      { description: `Lo mismo que ${field}, dicho así` },
    ]),
  );

const stepOf = ({ entity, step }: Resource): JsonSchema =>
  step ? { [step.field]: { enum: entity.fields[step.field]?.choices, description: step.docs } } : {};

const bodyOf = (entity: Entity, more: JsonSchema) => () => {
  const input = jsonSchemaOf(() => inputSchema(entity))();
  return { ...input, properties: { ...(input.properties as JsonSchema), ...more } };
};

/** The bodies of creating and changing a row in /api/docs, with the fields' names and their alternatives. */
export const bodyDocs = (resource: Resource) => {
  const { entity } = resource;
  const version = { type: 'integer', description: 'La que tenía el registro al leerlo: si ya es otra, 409' };
  return {
    create: bodyOf(entity, otherNames(entity)),
    update: bodyOf(entity, { ...otherNames(entity), ...stepOf(resource), version }),
  };
};
