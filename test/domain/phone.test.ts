import { describe, expect, test } from 'vitest';
import { formatPhone, isDialCodeOnly, normalizePhone } from '#domain/identifiers/phone';

describe('phones', () => {
  test.each(['+34', '34', '+ 34', '(+34)', '0034', '+', '+351', '351', '+1', '+1809'])(
    '%j is a dial code and nothing else: empty',
    value => {
      expect(isDialCodeOnly(value)).toBe(true);
      expect(normalizePhone(value)).toBeNull();
    },
  );

  test.each([
    ['+34 600 123 123', '+34600123123'],
    ['0034 600.123.123', '+34600123123'],
    ['(91) 123-45-67', '911234567'],
    [' 600123123 ', '600123123'],
    ['+351 21 123 4567', '+351211234567'],
    ['91 123 45 67 ext. 5', '91 123 45 67 ext. 5'],
  ])('%j is stored as %s', (typed, stored) => expect(normalizePhone(typed)).toBe(stored));

  test.each(['', '  ', null, undefined])('%j is empty', value => expect(normalizePhone(value)).toBeNull());

  test('short numbers are no dial codes', () => expect(isDialCodeOnly('112')).toBe(false));

  test.each([
    ['+34600123123', '+34 600 123 123'],
    ['600123123', '600 123 123'],
    ['+351211234567', '+351 211 234 567'],
    ['+33142685300', '+33 142 685 300'],
    ['+4930123456', '+49 301 234 56'],
    ['+99912345678', '+99912345678'],
    ['112', '112'],
    ['91 123 45 67 ext. 5', '91 123 45 67 ext. 5'],
    ['', ''],
    [null, ''],
  ])('%j is shown as %j, which is kept as it was', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
    expect(normalizePhone(shown)).toBe(stored || null);
  });
});
