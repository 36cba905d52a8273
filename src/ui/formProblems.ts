import type { Entity } from '#domain/entity';
import { writableFields } from '#domain/permissions';
import type { Role } from '#domain/roles';
import { type CrossRule, type Problems, validateEntity } from '#domain/validation';
import type { Verb } from './formScope.ts';

type Values = Record<string, unknown>;

export type FormRules = {
  entity: Entity;
  verb: Verb;
  /** Rules across fields, shared with the API (loadErrors …): message keys by field. */
  errors?: CrossRule<Values>;
};

/** Files are no column, so the entity knows nothing of them; a page's rules may still ask for one (Spec 7). */
const FILES = 'url';

/** What is wrong with a form's values, by path: only in what this person may write, the rest is not asked of them. */
export const formProblems = ({ entity, verb, errors }: FormRules, role: Role, values: Values): Problems => {
  const writable = writableFields(role, verb, entity.name);
  const isAsked = (path: string) => path === FILES || writable.has(path.split('.')[0] ?? '');
  return Object.fromEntries(Object.entries(validateEntity(entity, values, errors)).filter(([path]) => isAsked(path)));
};
