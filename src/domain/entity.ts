import { type Field, type FieldSpec, flag, integer, MAX_ID, moment } from './fields.ts';
import type { ResourceName } from './resources.ts';

export type Shape = Record<string, Field>;

/** Columns of every stored row (Design 4). */
const common = {
  id: integer(1, MAX_ID),
  version: integer(1, MAX_ID),
  createdAt: moment(),
  updatedAt: moment(),
  disabled: flag(),
};

export type Entity<I extends Shape = Shape> = {
  name: ResourceName;
  /** What a form or an API client may send, by field. */
  inputFields: I;
  /** Every column, whether sent or set by the server: filters and sorts are checked against this list. */
  fields: Record<string, FieldSpec>;
  /** Names in answers that aren't columns: a load's client, a document's files. */
  derived: readonly string[];
  /** For this row, labels that replace the usual ones, by field. */
  renamed: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>;
  /** The fields that a row like this doesn't have: no form asks for them, and none keeps what was typed there. */
  lacks: (row: Readonly<Record<string, unknown>>) => readonly string[];
};

/**
 * Declares an entity once for both sides: `input` is what may be sent (checked by its schema, schemas.ts), `stored`
 * what only the server writes and `derived` what answers add. Forms, validation, codecs, filters and the API's
 * documentation all come from here.
 */
export const entity = <I extends Shape>(declaration: {
  name: ResourceName;
  input: I;
  stored?: Shape;
  derived?: readonly string[];
  renamed?: Entity['renamed'];
  lacks?: Entity['lacks'];
}): Entity<I> => {
  const columns = { ...common, ...declaration.input, ...declaration.stored };
  return {
    name: declaration.name,
    inputFields: declaration.input,
    fields: Object.fromEntries(Object.entries(columns).map(([name, { spec }]) => [name, spec])),
    derived: declaration.derived ?? [],
    renamed: declaration.renamed ?? (() => ({})),
    lacks: declaration.lacks ?? (() => []),
  };
};

/** Whether a form must fill in the field. */
export const isRequired = (of: Entity, field: string): boolean => of.fields[field]?.required ?? false;
