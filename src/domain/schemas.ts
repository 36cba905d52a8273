import {
  array,
  boolean,
  enum as choice,
  int,
  iso,
  number,
  record,
  strictObject,
  string,
  tuple,
  unknown,
  type z,
} from 'zod';
import type { Entity, Shape } from './entity.ts';
import type { Zod } from './fields.ts';

/** Imported one by one: the whole of `z`, with all its languages, would be loaded with every form. */
const ZOD: Zod = { array, boolean, enum: choice, int, iso, number, record, strictObject, string, tuple, unknown };

type SchemasOf<I extends Shape> = { [N in keyof I]: ReturnType<I[N]['schema']> };
type InputSchema<I extends Shape> = z.ZodObject<SchemasOf<I>, z.core.$strict>;

/** The values of an entity that may be sent. */
export type InputOf<E> = E extends Entity<infer I> ? z.output<InputSchema<I>> : never;

const made = new WeakMap<Shape, z.ZodType>();

const make = (shape: Shape): z.ZodType => {
  const schemas = Object.entries(shape).map(([name, field]) => [name, field.schema(ZOD)] as const);
  const schema = strictObject(Object.fromEntries(schemas));
  made.set(shape, schema);
  return schema;
};

/** The schema of an entity's input; made on first use, once for each. */
export const inputSchema = <I extends Shape>({ inputFields }: Pick<Entity<I>, 'inputFields'>): InputSchema<I> =>
  (made.get(inputFields) ?? make(inputFields)) as InputSchema<I>;
