import type { Entity } from '#domain/entity';
import { writableFields } from '#domain/permissions';
import type { Role } from '#domain/roles';
import { type Problem, type Problems, validateEntity } from '#domain/validation';
import type { Verb } from './formScope.ts';

type Values = Record<string, unknown>;

export type FormRules = {
  entity: Entity;
  verb: Verb;
  /** Rules across fields, shared with the API (loadErrors …): message keys by field. `before` is the row that is changed. */
  errors?: (values: Values, before: Values) => Record<string, string | Problem>;
};

/**
 * What is wrong with a form's values, by path: only in what this person may write and a row like this has, the rest is not
 * asked of them. What is no field of the entity is asked for by the page's own rules.
 */
export const formProblems = (rules: FormRules, role: Role, values: Values, before: Values = {}): Problems => {
  const { entity, verb, errors } = rules;
  const writable = writableFields(role, verb, entity.name);
  const lacked = new Set(entity.lacks(values));
  const isAsked = (path: string) => {
    const [field = ''] = path.split('.');
    return !(field in entity.inputFields) || (writable.has(field) && !lacked.has(field));
  };
  const problems = validateEntity(entity, values, normal => errors?.(normal, before) ?? {});
  return Object.fromEntries(Object.entries(problems).filter(([path]) => isAsked(path)));
};
