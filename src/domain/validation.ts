import type { z } from 'zod';
import type { Entity } from './entity.ts';
import { formatNumber } from './figures.ts';
import { asStored } from './identifiers.ts';
import { normalize } from './text/normalize.ts';
import { inputSchema } from './schemas.ts';

/** A message key of i18n (`validation.*` or `errors.*`) and its arguments. */
export type Problem = { key: string; args?: Record<string, string | number> };
export type Problems = Record<string, Problem>;

type Issue = z.core.$ZodIssue;

/** Whether fields.ts gave the message's key itself, instead of leaving it to zod's code. */
const isWord = (text: string): boolean => /^[a-zA-Z]+$/.test(text);

/** Reads `between 1 9`, how fields.ts passes a number's two limits. */
const betweenOf = (text: string): Problem | null => {
  const [, min, max] = /^between (-?\d+) (-?\d+)$/.exec(text) ?? [];
  return max === undefined ? null : { key: 'validation.between', args: { min: Number(min), max: Number(max) } };
};

const tooBig = (issue: Issue & { code: 'too_big' }): Problem => {
  if (issue.origin === 'string') return { key: 'validation.maxLength', args: { max: Number(issue.maximum) } };
  if (issue.origin === 'array') return { key: 'validation.maxItems', args: { max: Number(issue.maximum) } };
  return { key: 'validation.maxValue', args: { max: formatNumber(Number(issue.maximum)) } };
};

const tooSmall = (issue: Issue & { code: 'too_small' }): Problem => {
  if (isWord(issue.message)) return { key: `validation.${issue.message}` };
  if (issue.origin === 'string') return { key: 'validation.minLength', args: { min: Number(issue.minimum) } };
  return { key: 'validation.minValue', args: { min: formatNumber(Number(issue.minimum)) } };
};

const wrongType = (issue: Issue & { code: 'invalid_type' }): Problem => {
  if (issue.input === undefined || issue.input === null) return { key: 'validation.required' };
  if (issue.expected === 'int') return { key: 'validation.integer' };
  if (issue.expected === 'number') return { key: 'validation.number' };
  return { key: 'validation.invalid' };
};

/** A zod issue → the message of Spec 5. */
const problemOf = (issue: Issue): Problem => {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return { key: 'validation.required' };
  switch (issue.code) {
    case 'too_big':
      return betweenOf(issue.message) ?? tooBig(issue);
    case 'too_small':
      return betweenOf(issue.message) ?? tooSmall(issue);
    case 'invalid_type':
      return wrongType(issue);
    case 'invalid_value':
      return { key: issue.input === null ? 'validation.required' : 'validation.choice' };
    case 'unrecognized_keys':
      return { key: 'validation.unknown' };
    case 'custom': {
      const word: unknown = issue.params?.key;
      return {
        key:
          typeof word === 'string'
            ? `validation.${word}`
            : isWord(issue.message)
              ? `validation.${issue.message}`
              : 'validation.invalid',
      };
    }
    default:
      return { key: isWord(issue.message) ? `validation.${issue.message}` : 'validation.invalid' };
  }
};

/** A zod error's problems by field path (`origin.city`, `intermediateStops.0.deliveryDate`), one per field. */
export const problemsOf = (error: z.ZodError): Problems => {
  const problems: Problems = {};
  for (const issue of error.issues) {
    const at = issue.path.map(String);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...at, key]) : [at];
    for (const path of paths) problems[path.join('.')] ??= problemOf(issue);
  }
  return problems;
};

/**
 * A rule across the fields of an entity, such as loadErrors: message keys by field, or keys with arguments. `before`:
 * the stored row, if it is a change.
 */
export type CrossRule<T> = (values: T, before?: T) => Record<string, string | Problem>;

/** A message key as a problem without arguments; a problem as it is. */
export const asProblem = (found: string | Problem): Problem => (typeof found === 'string' ? { key: found } : found);

/**
 * What is wrong with a form's values, by field; empty if nothing. Values that aren't input fields, such as files, only
 * reach `cross`.
 */
export const validateEntity = (
  entity: Entity,
  values: Record<string, unknown>,
  cross?: CrossRule<Record<string, unknown>>,
): Problems => {
  const normal = asStored(entity, normalize(values));
  const known = Object.fromEntries(Object.entries(normal).filter(([name]) => name in entity.inputFields));
  const parsed = inputSchema(entity).safeParse(known, { reportInput: true });
  const problems = parsed.success ? {} : problemsOf(parsed.error);
  for (const [field, found] of Object.entries(cross?.(normal) ?? {})) problems[field] ??= asProblem(found);
  return problems;
};
