import { describe, expect, test } from 'vitest';
import { isFilterComplete, isReversed, type Operator, operatorsOf } from '#domain/filters';
import type { FieldKind } from '#domain/fields';

const TEXTS = ['is', 'isNot', 'isNotEmpty', 'isEmpty'];
const NUMBERS = ['isEqual', 'isLess', 'isGreater', 'isBetween', 'isNotEmpty', 'isEmpty'];

test.each<[FieldKind, string[]]>([
  ['text', TEXTS],
  ['number', NUMBERS],
  ['integer', NUMBERS],
  ['money', NUMBERS],
  ['boolean', ['isTrue', 'isFalse']],
  ['select', TEXTS],
  ['reference', TEXTS],
  ['day', ['is', 'isNot', 'isBetween', 'isNotEmpty', 'isEmpty']],
])('a field of kind %s is filtered by its own conditions (Spec 5)', (kind, operators) => {
  expect(operatorsOf(kind)).toEqual(operators);
});

describe('a filter may be applied', () => {
  test.each<[Operator, unknown, boolean]>([
    ['is', 'Valencia', true],
    ['is', '', false],
    ['is', '   ', false],
    ['is', null, false],
    ['is', undefined, false],
    ['is', [], false],
    ['is', ['assigned'], true],
    ['isEqual', 0, true],
    ['isEqual', null, false],
    ['isEmpty', null, true],
    ['isNotEmpty', null, true],
    ['isTrue', null, true],
    ['isFalse', null, true],
    ['isBetween', null, false],
    ['isBetween', [1, null], false],
    ['isBetween', [null, 1], false],
    ['isBetween', [1, 2], true],
    ['isBetween', [2, 2], true],
    ['isBetween', [2, 1], false],
    ['isBetween', ['2026/01/31', '2026/02/01'], true],
    ['isBetween', ['2026/02/01', '2026/01/31'], false],
  ])('%s %j: %s', (operator, value, complete) => {
    expect(isFilterComplete(operator, value)).toBe(complete);
  });
});

test('only two ends in the wrong order are said to be so', () => {
  expect(isReversed([3, 2])).toBe(true);
  expect(isReversed([3, null])).toBe(false);
  expect(isReversed(null)).toBe(false);
});
