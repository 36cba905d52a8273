import { type Field, type FieldSpec, flag, integer, MAX_ID, moment } from './fields.ts';
import type { ResourceName } from './resources.ts';

export type Shape = Record<string, Field>;

/** Columns that every kept row has (Design 4). */
const common = {
  id: integer(1, MAX_ID),
  version: integer(1, MAX_ID),
  createdAt: moment(),
  updatedAt: moment(),
  disabled: flag(),
};

export type Entity<I extends Shape = Shape> = {
  name: ResourceName;
  /** What a form or a client of the API may send, by field. */
  inputFields: I;
  /** Every column, sent or kept by the server: the closed list that filters and sorts are checked against. */
  fields: Record<string, FieldSpec>;
  /** Names that answers carry besides columns: the client of a load, the files of a document. */
  derived: readonly string[];
  /** Fields that go by another name in this row: which text, by field. */
  renamed: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>;
};

/**
 * Declares an entity once for both sides: `input` is what may be sent (checked by its schema, schemas.ts), `stored` what only the server writes and
 * `derived` what answers add. Forms, validation, codecs, filters and the API's documentation all come from here.
 */
export const entity = <I extends Shape>(declaration: {
  name: ResourceName;
  input: I;
  stored?: Shape;
  derived?: readonly string[];
  renamed?: Entity['renamed'];
}): Entity<I> => {
  const columns = { ...common, ...declaration.input, ...declaration.stored };
  return {
    name: declaration.name,
    inputFields: declaration.input,
    fields: Object.fromEntries(Object.entries(columns).map(([name, { spec }]) => [name, spec])),
    derived: declaration.derived ?? [],
    renamed: declaration.renamed ?? (() => ({})),
  };
};

export const isRequired = (of: Entity, field: string): boolean => of.fields[field]?.required ?? false;
