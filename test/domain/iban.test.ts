import { describe, expect, test } from 'vitest';
import { formatIban, isIban, normalizeIban } from '#domain/identifiers/iban';

describe('IBAN', () => {
  test.each([
    'ES91 2100 0418 4502 0005 1332',
    'ES7921000813610123456789',
    'PT50000201231234567890154',
    'FR1420041010050500013M02606',
    'DE89370400440532013000',
    'es91-2100-0418-4502-0005-1332',
  ])('%s is right', iban => expect(isIban(iban)).toBe(true));

  test.each([
    ['ES9121000418450200051333', 'a wrong digit'],
    ['ES912100041845020005133', 'a digit short'],
    ['ES91210004184502000513322', 'a digit too many'],
    ['DE8937040044053201300', 'the length of Germany is 22'],
    ['21000418450200051332', 'an account without country'],
    ['', 'nothing'],
    ['ES91 2100 0418 4502 0005 133Ñ', 'a letter that is none of theirs'],
  ])('%s is wrong: %s', iban => expect(isIban(iban)).toBe(false));

  test('two digits swapped are noticed', () => expect(isIban('ES9121000418450200051323')).toBe(false));

  test('is stored compact and shown in groups of four', () => {
    expect(normalizeIban('es91 2100-0418')).toBe('ES9121000418');
    expect(formatIban('ES9121000418450200051332')).toBe('ES91 2100 0418 4502 0005 1332');
    expect(formatIban('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606');
    expect(formatIban('')).toBe('');
  });
});
