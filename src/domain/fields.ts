import { z } from 'zod';
import { EMAIL_PATTERN, isStorable } from './characters.ts';
import { isDay } from './dates.ts';
import type { Identifier } from './identifiers.ts';
import type { ResourceName } from './resources.ts';

/** What a value is: decides its column codec, its filter operators, its input on screen and its column in an export. */
export type FieldKind =
  | 'text'
  | 'number'
  | 'integer'
  | 'money'
  | 'boolean'
  | 'day'
  | 'moment'
  | 'select'
  | 'reference'
  | 'object'
  | 'list';

export type FieldSpec = {
  kind: FieldKind;
  required: boolean;
  max?: number;
  choices?: readonly string[];
  target?: ResourceName;
  /** Which spelling of the text is kept, and which is shown. */
  as?: Identifier;
  /** Of a list of value objects: which of their parts are calendar days. */
  days?: readonly string[];
  /** Not a column: the ids of rows elsewhere that point here (the loads of a route). */
  relation?: true;
};

export type Field<T = unknown> = z.ZodType<T> & { readonly __field?: true };

type Options<R extends boolean> = { required?: R };
type Maybe<T extends z.ZodType, R extends boolean> = R extends true ? T : z.ZodOptional<z.ZodNullable<T>>;

/** 32-bit: what an INTEGER column holds on both engines. */
export const MAX_ID = 2_147_483_647;
const MAX_EUROS = 99_999_999.99;
const MAX_NUMBER = 999_999_999;

function define<T extends z.ZodType, R extends boolean>(
  type: T,
  spec: Omit<FieldSpec, 'required'>,
  required: R | undefined,
) {
  const maybe = required ? type : type.nullish();
  return maybe.meta({ field: { ...spec, required: required === true } }) as Maybe<T, R>;
}

/** Any text at all, up to a length: the ground of every text field, in an entity or inside a value object. */
export const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .refine(isStorable, { params: { key: 'characters' } });

/** Free text, at most `max` characters; trimmed and '' → null before it gets here (normalize.ts). */
export const text = <R extends boolean = false>(max: number, options: Options<R> & { as?: Identifier } = {}) =>
  define(
    options.required ? plainText(max).min(1, { error: 'required' }) : plainText(max),
    { kind: 'text', max, ...(options.as && { as: options.as }) },
    options.required,
  );

export const MAX_EMAIL = 128;

export const email = <R extends boolean = false>(options: Options<R> = {}) =>
  define(
    plainText(MAX_EMAIL).regex(EMAIL_PATTERN, { error: 'email' }),
    { kind: 'text', max: MAX_EMAIL },
    options.required,
  );

/** An address of the web: only http and https, so that no `javascript:` link is ever stored (discounts.link). */
export const webLink = <R extends boolean = false>(max: number, options: Options<R> = {}) =>
  define(plainText(max).regex(/^https?:\/\/[^\s]+$/i, { error: 'link' }), { kind: 'text', max }, options.required);

export const number = <R extends boolean = false>(options: Options<R> & { positive?: boolean; min?: number } = {}) => {
  const base = z.number().max(MAX_NUMBER).min(-MAX_NUMBER);
  const limited = options.positive
    ? base.gt(0, { error: 'positive' })
    : options.min === undefined
      ? base
      : base.min(options.min);
  return define(limited, { kind: 'number' }, options.required);
};

/** Of two limits both are said, whichever is crossed (Spec 5). */
export const integer = <R extends boolean = false>(min: number, max: number, options: Options<R> = {}) => {
  const error = `between ${min} ${max}`;
  return define(z.int().min(min, { error }).max(max, { error }), { kind: 'integer' }, options.required);
};

/** Euros with at most two decimals on the wire, integer cents in the row (Design 7). */
export const money = <R extends boolean = false>(options: Options<R> = {}) =>
  define(
    z
      .number()
      .min(0)
      .max(MAX_EUROS)
      .refine(value => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { params: { key: 'decimals' } }),
    { kind: 'money' },
    options.required,
  );

export const flag = () => define(z.boolean(), { kind: 'boolean' }, false);

/** A calendar date: `YYYY/MM/DD` on the wire, `YYYY-MM-DD` accepted too and stored (Design 4). */
export const day = <R extends boolean = false>(options: Options<R> = {}) =>
  define(z.string().refine(isDay, { params: { key: 'day' } }), { kind: 'day' }, options.required);

/** A moment in UTC, ISO 8601 text; the server's own, or one that a phone reports of what was done without coverage. */
export const moment = () => define(z.iso.datetime(), { kind: 'moment' }, false);

export const oneOf = <const C extends readonly string[], R extends boolean = false>(
  choices: C,
  options: Options<R> = {},
) => define(z.enum(choices), { kind: 'select', choices }, options.required);

/** A status or code kept as a small number, as the specification's invoice status. */
export const oneOfNumbers = <R extends boolean = false>(choices: readonly number[], options: Options<R> = {}) =>
  define(
    z.int().refine(value => choices.includes(value), { params: { key: 'choice' } }),
    { kind: 'select', choices: choices.map(String) },
    options.required,
  );

/** The id of a row of another resource. */
export const reference = <R extends boolean = false>(target: ResourceName, options: Options<R> = {}) =>
  define(z.int().min(1).max(MAX_ID), { kind: 'reference', target }, options.required);

/** A value object kept as JSON in one column (an address, a needed vehicle). */
export const object = <T extends z.ZodType, R extends boolean = false>(shape: T, options: Options<R> = {}) =>
  define(shape, { kind: 'object' }, options.required);

/** A list of value objects; `days` names those of their parts that are calendar days. */
export const list = <T extends z.ZodType>(item: T, max: number, days: readonly string[] = []) =>
  define(z.array(item).max(max), { kind: 'list', ...(days.length && { days }) }, false);

/** Ids of rows that point at this one: sent with it, kept on them. */
export const ids = (target: ResourceName, max: number) =>
  define(z.array(z.int().min(1).max(MAX_ID)).max(max), { kind: 'list', target, relation: true }, false);

/** What a field was declared as. Throws for a schema that was not made by this file: a mistake of ours. */
export const fieldSpec = (schema: z.ZodType): FieldSpec => {
  const meta = schema.meta();
  if (!meta || typeof meta.field !== 'object') throw new Error('not a declared field');
  return meta.field as FieldSpec;
};
