import type { Entity } from '#domain/entity';
import type { FieldSpec } from '#domain/fields';
import { type Operator, operatorsOf } from '#domain/filters';

/** An id names a row; it isn't a number to calculate with. */
const ID: FieldSpec = { kind: 'reference', required: true };

/** The spec of a column that lists can filter or sort by; null for derived names and relations. */
export const columnSpec = ({ fields }: Entity, name: string): FieldSpec | null => {
  if (name === 'id') return ID;
  const spec = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return spec && !spec.relation ? spec : null;
};

/** Names in answers that differ from their column's (Spec 3): when a row was created. */
const TOLD_AS: Record<string, string> = { creationTimestamp: 'createdAt' };

/** The column behind a name in answers. */
export const columnOf = ({ derived }: Entity, name: string): string =>
  derived.includes(name) ? (TOLD_AS[name] ?? name) : name;

/** A column's operators: the menu's conditions (Spec 5), and `is` where a plain value stands for another of them. */
export const operatorsTaken = ({ kind }: FieldSpec): readonly Operator[] => {
  const operators = operatorsOf(kind);
  return kind === 'object' || kind === 'list' || operators.includes('is') ? operators : [...operators, 'is'];
};
