import type { FieldKind } from './fields.ts';

/** Operators by kind of field (Spec 5), in the order of the menu. */
const TEXT = ['is', 'isNot', 'isNotEmpty', 'isEmpty'] as const;
const NUMBER = ['isEqual', 'isLess', 'isGreater', 'isBetween', 'isNotEmpty', 'isEmpty'] as const;
const BOOLEAN = ['isTrue', 'isFalse'] as const;
/** Dates also have a range, for the "from … to" of a list. */
const DATE = ['is', 'isNot', 'isBetween', 'isNotEmpty', 'isEmpty'] as const;
const PRESENCE = ['isNotEmpty', 'isEmpty'] as const;

const OPERATORS = {
  text: TEXT,
  number: NUMBER,
  integer: NUMBER,
  money: NUMBER,
  boolean: BOOLEAN,
  day: DATE,
  moment: DATE,
  select: TEXT,
  reference: TEXT,
  object: PRESENCE,
  list: PRESENCE,
} as const satisfies Record<FieldKind, readonly string[]>;

export type Operator = (typeof TEXT)[number] | (typeof NUMBER)[number] | (typeof BOOLEAN)[number];

/** The operators of a kind of field, in the order of the menu (Spec 5). */
export const operatorsOf = (kind: FieldKind): readonly Operator[] => OPERATORS[kind];

/** Whether the operator needs no value. */
export const takesNoValue = (operator: Operator): boolean =>
  operator === 'isEmpty' || operator === 'isNotEmpty' || operator === 'isTrue' || operator === 'isFalse';

/** Whether Apply is enabled: a value is chosen, not just blanks; a between has both ends, in order (Spec 5). */
export const isFilterComplete = (operator: Operator, value: unknown): boolean => {
  if (takesNoValue(operator)) return true;
  const filled = (each: unknown) =>
    each !== undefined && each !== null && (typeof each !== 'string' || each.trim() !== '');
  if (operator === 'isBetween')
    return Array.isArray(value) && value.length === 2 && value.every(filled) && !isReversed(value);
  return Array.isArray(value) ? value.length > 0 : filled(value);
};

/** Whether a range runs backwards, in numbers or days (`YYYY/MM/DD`): nothing lies between. */
export const isReversed = (value: unknown): boolean => {
  if (!Array.isArray(value)) return false;
  const [from, to] = value;
  if (typeof from === 'number' && typeof to === 'number') return from > to;
  return typeof from === 'string' && typeof to === 'string' && from > to;
};
