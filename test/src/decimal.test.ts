import { describe, expect, test } from 'vitest';
import { parseDecimal, showDecimal } from '../../src/ui/inputs/decimal.ts';

describe('a number as it is typed in Spain', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['12', 12],
    ['1234,5', 1234.5],
    ['1.234,56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1.234', 1234],
    ['2.45', 2.45],
    ['0.500', 0.5],
    ['-3,5', -3.5],
    ['1.234,56 €', 1234.56],
    [' 1 234,56\u00a0€ ', 1234.56],
    ['\t612,35\n', 612.35],
    ['12,', 12],
    ['doce', 'doce'],
    ['1,2,3', '1,2,3'],
    // What an English sheet gives can only be meant one way; what no language writes is no number.
    ['1,200.00', 1200],
    ['-12,500.5', -12_500.5],
    ['1,234,567.89', 1_234_567.89],
    ['1.5,00', '1.5,00'],
    ['12.50,00', '12.50,00'],
    ['1,20.00', '1,20.00'],
    ['0.500,00', '0.500,00'],
    ['1.234.56', '1.234.56'],
    [',5', 0.5],
    [',', ','],
  ])('%j → %j', (typed, expected) => {
    expect(parseDecimal(typed)).toBe(expected);
  });

  test.each([
    [null, undefined, ''],
    [1234.5, undefined, '1.234,5'],
    [1234.5, 2, '1.234,50'],
    [0, undefined, '0'],
    ['doce', undefined, 'doce'],
  ])('%j with %j decimals is shown %j', (value, decimals, expected) => {
    expect(showDecimal(value, decimals)).toBe(expected);
  });

  test.each([
    ['height', '2.450', 2.45],
    ['length', '13.600', 13.6],
    ['tonnage', '24.500', 24.5],
    ['tonnage', '1.234,5', 1234.5],
    ['weight', '24.500', 24_500],
  ])(
    'where no thousands are reached a dot before three digits is that of the decimals, %s: %s',
    (field, typed, value) => {
      expect(parseDecimal(typed, field)).toBe(value);
    },
  );

  test('what is shown is read back as it was', () => {
    for (const value of [0.1, 1.234, 12.5, 999.99, 1000, 1234.56, 1_000_000])
      expect(parseDecimal(showDecimal(value))).toBe(value);
  });
});
