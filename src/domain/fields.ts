import type { z } from 'zod';
import { EMAIL_PATTERN, isStorable } from './text/characters.ts';
import { isDay } from './dates.ts';
import type { Identifier } from './identifiers.ts';
import type { ResourceName } from './resources.ts';

/** The kind of a value: it decides the column codec, filter operators, input on screen and export column. */
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
  /** The identifier it holds, which decides its stored and its shown spelling. */
  as?: Identifier;
  /** Counted from zero in the row, from one by people (asCounted). */
  fromZero?: true;
  /** It names something and is no amount: a year, a row's number. No dot sets its thousands apart. */
  isName?: true;
  /** In a list of value objects: the parts that are calendar days. */
  days?: readonly string[];
  /** Not a column: ids of other rows that point at this one (a route's loads). */
  relation?: true;
};

/**
 * The part of zod that fields use. Whoever validates passes it to `schema`; a list only shows fields, so it never loads
 * zod.
 */
export type Zod = Pick<
  typeof z,
  'array' | 'boolean' | 'enum' | 'int' | 'iso' | 'number' | 'record' | 'strictObject' | 'string' | 'tuple' | 'unknown'
>;
type Schema<T extends z.ZodType> = (z: Zod) => T;

/** A declared field: its data, and how to make its schema where it is checked (schemas.ts). */
export type Field<T extends z.ZodType = z.ZodType> = { spec: FieldSpec; schema: Schema<T> };

type Options<R extends boolean> = { required?: R };
type Maybe<T extends z.ZodType, R extends boolean> = R extends true ? T : z.ZodOptional<z.ZodNullable<T>>;

/** The largest 32-bit integer, which an INTEGER column holds on both engines. */
export const MAX_ID = 2_147_483_647;
const MAX_EUROS = 99_999_999.99;
const MAX_NUMBER = 999_999_999;

const define = <T extends z.ZodType, R extends boolean>(
  type: Schema<T>,
  spec: Omit<FieldSpec, 'required'>,
  required: R | undefined,
): Field<Maybe<T, R>> => ({
  spec: { ...spec, required: required === true },
  schema: z => (required ? type(z) : type(z).nullish()) as Maybe<T, R>,
});

/** Any storable text up to a length: the base of every text field, in an entity or a value object. */
export const plainText = (max: number) => (z: Zod) =>
  z
    .string()
    .max(max)
    .refine(isStorable, { params: { key: 'characters' } });

/** A number as people write it (`2026/14`) stands in file names and lists, in one line. */
const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

/** Free text, at most `max` characters; `line`: without line breaks. It arrives trimmed, '' as null (text/normalize.ts). */
export const text = <R extends boolean = false>(
  max: number,
  options: Options<R> & { as?: Identifier; line?: true } = {},
) =>
  define(
    z => {
      const free = options.required ? plainText(max)(z).min(1, { error: 'required' }) : plainText(max)(z);
      return options.line ? free.refine(isOneLine, { params: { key: 'characters' } }) : free;
    },
    { kind: 'text', max, ...(options.as && { as: options.as }) },
    options.required,
  );

export const MAX_EMAIL = 128;

/** An e-mail by the pattern of Spec 5, at most MAX_EMAIL characters. */
export const email = <R extends boolean = false>(options: Options<R> = {}) =>
  define(
    z => plainText(MAX_EMAIL)(z).regex(EMAIL_PATTERN, { error: 'email' }),
    { kind: 'text', max: MAX_EMAIL },
    options.required,
  );

/** A web address, only http and https, so that no `javascript:` link is ever stored (discounts.link). */
export const webLink = <R extends boolean = false>(max: number, options: Options<R> = {}) =>
  define(
    z => plainText(max)(z).regex(/^https?:\/\/[^\s]+$/i, { error: 'link' }),
    { kind: 'text', max },
    options.required,
  );

/** Whether its decimals are all shown (formatNumber): what nobody sees is not stored either. */
const isShownWhole = (value: number): boolean => Number(value.toFixed(3)) === value;

/** A number up to ±999,999,999, with at most three decimals; `positive`: above 0. */
export const number = <R extends boolean = false>(options: Options<R> & { positive?: boolean; min?: number } = {}) => {
  const limited = (z: Zod) => {
    const base = z.number().max(MAX_NUMBER).min(-MAX_NUMBER);
    const limit = options.min === undefined ? base : base.min(options.min);
    const above = options.positive ? base.gt(0, { error: 'positive' }) : limit;
    return above.refine(isShownWhole, { params: { key: 'thousandths' } });
  };
  return define(limited, { kind: 'number' }, options.required);
};

/** A whole number between two limits; the message states both (Spec 5). */
export const integer = <R extends boolean = false>(
  min: number,
  max: number,
  { required, fromZero, isName }: Options<R> & Pick<FieldSpec, 'fromZero' | 'isName'> = {},
) => {
  const error = `between ${min} ${max}`;
  return define(
    z => z.int().min(min, { error }).max(max, { error }),
    { kind: 'integer', ...(fromZero && { fromZero }), ...(isName && { isName }) },
    required,
  );
};

/** A value as people count: what a row counts from zero begins with one. */
export const asCounted = (spec: Pick<FieldSpec, 'fromZero'> | undefined, value: unknown): unknown =>
  spec?.fromZero && typeof value === 'number' ? value + 1 : value;

/** Euros with at most two decimals on the wire, integer cents in the row (Design 7). */
export const money = <R extends boolean = false>(options: Options<R> = {}) =>
  define(
    z =>
      z
        .number()
        .min(0)
        .max(MAX_EUROS)
        .refine(value => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { params: { key: 'decimals' } }),
    { kind: 'money' },
    options.required,
  );

/** A yes or no, never required; an empty one is stored as no. */
export const flag = () => define(z => z.boolean(), { kind: 'boolean' }, false);

/** A calendar date: `YYYY/MM/DD` on the wire, `YYYY-MM-DD` accepted too and stored (Design 4). */
export const day = <R extends boolean = false>(options: Options<R> = {}) =>
  define(z => z.string().refine(isDay, { params: { key: 'day' } }), { kind: 'day' }, options.required);

/** A moment in UTC, ISO 8601 text: set by the server, or reported by a phone for something done without coverage. */
export const moment = () => define(z => z.iso.datetime(), { kind: 'moment' }, false);

/** One of these texts, shown as a select. */
export const oneOf = <const C extends readonly string[], R extends boolean = false>(
  choices: C,
  options: Options<R> = {},
) => define(z => z.enum(choices), { kind: 'select', choices }, options.required);

/** A status or code stored as a small number, such as Spec 4's invoice status. */
export const oneOfNumbers = <R extends boolean = false>(choices: readonly number[], options: Options<R> = {}) =>
  define(
    z => z.int().refine(value => choices.includes(value), { params: { key: 'choice' } }),
    { kind: 'select', choices: choices.map(String) },
    options.required,
  );

/** The id of a row. */
export const rowId = (z: Zod) => z.int().min(1).max(MAX_ID);

/** The id of a row of another resource. */
export const reference = <R extends boolean = false>(target: ResourceName, options: Options<R> = {}) =>
  define(rowId, { kind: 'reference', target }, options.required);

/** A value object stored as JSON in one column (an address, a needed vehicle). */
export const object = <T extends z.ZodType, R extends boolean = false>(shape: Schema<T>, options: Options<R> = {}) =>
  define(shape, { kind: 'object' }, options.required);

/** A list of value objects, at most `max`; `days` names their parts that are calendar days. */
export const list = <T extends z.ZodType>(item: Schema<T>, max: number, days: readonly string[] = []) =>
  define(z => z.array(item(z)).max(max), { kind: 'list', ...(days.length && { days }) }, false);

/** Ids of rows that point at this one: sent with it, stored on those rows. */
export const ids = (target: ResourceName, max: number) =>
  define(z => z.array(rowId(z)).max(max), { kind: 'list', target, relation: true }, false);
