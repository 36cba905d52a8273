import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatEuros, formatNumber } from '#domain/figures';
import { percentOf, toCents, toEuros } from '#domain/money';

const SPACE = /\s/g;

describe('euros and cents', () => {
  test.each([
    [0, 0],
    [0.1, 10],
    [1.005, 101],
    [8.7, 870],
    [1.15, 115],
    [99_999_999.99, 9_999_999_999],
  ])('%d € are %i cents', (euros, cents) => expect(toCents(euros)).toBe(cents));

  test('go both ways without losing any', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12_199_999_999 }), cents => {
        expect(toCents(toEuros(cents))).toBe(cents);
      }),
    );
  });

  test.each([
    [10, 5, 1],
    [50, 21, 11],
    [49, 1, 0],
    [50, 1, 1],
    [333, 21, 70],
  ])('%i cents by %d %% are %i, half up', (cents, percent, result) => expect(percentOf(cents, percent)).toBe(result));
});

describe('on screen (Spec 9)', () => {
  test.each([
    [1234.5, '1.234,50 €'],
    [1000, '1.000,00 €'],
    [0.1, '0,10 €'],
    [1_234_567.891, '1.234.567,89 €'],
    [-10, '-10,00 €'],
    [-0, '0,00 €'],
    [-0.001, '0,00 €'],
    [null, ''],
    [undefined, ''],
  ])('%s is %s', (euros, text) => expect(formatEuros(euros).replace(SPACE, ' ')).toBe(text));

  test.each([
    [1234, '1.234'],
    [2.4, '2,4'],
    [0.1234, '0,123'],
    [-0.0001, '0'],
    [-2.4, '-2,4'],
    [null, ''],
  ])('the number %s is %s', (value, text) => expect(formatNumber(value)).toBe(text));
});
