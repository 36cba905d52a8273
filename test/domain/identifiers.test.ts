import { describe, expect, test } from 'vitest';
import { asStored, type Identifier, searchedIdentifier, shownAs, spellingsOf, storedAs } from '#domain/identifiers';
import { invoices } from '#domain/invoices';
import { settings } from '#domain/settings';
import { vehicles } from '#domain/vehicles';

const CASES: [Identifier, typed: string, stored: string | null, shown: string][] = [
  ['nif', ' es-12.345.678–z ', '12345678Z', '12345678Z'],
  ['nif', '--', null, ''],
  ['vat', 'gr 123456789', 'EL123456789', 'EL123456789'],
  ['vat', 'GB 123 45', 'GB 123 45', 'GB 123 45'],
  ['iban', 'IBAN es91-2100.0418 4502\u00a00005 1332', 'ES9121000418450200051332', 'ES91 2100 0418 4502 0005 1332'],
  ['plate', ' r-1234.bbb ', 'R1234BBB', 'R1234BBB'],
  ['plate', '-', null, ''],
  ['phone', '0034 600.12.31.23', '+34600123123', '+34 600 123 123'],
  ['phone', '+34', null, ''],
  ['phone', 'centralita', 'centralita', 'centralita'],
];

describe('an identifier', () => {
  test.each(CASES)('of kind %s typed as %j is kept as %j and shown as %j', (as, typed, stored, shown) => {
    expect(storedAs(as, typed)).toBe(stored);
    expect(shownAs(as, stored ?? '')).toBe(shown);
    expect(storedAs(as, shown)).toBe(stored);
  });

  test.each([
    ['phone', '600 123 123', ['600123123', '+34600123123', '600 123 123']],
    ['phone', '+34600123123', ['600123123', '+34600123123']],
    ['phone', '+351211234567', ['+351211234567']],
    ['nif', 'b-12345674', ['B12345674', 'b-12345674']],
    ['iban', '+34', ['+34']],
  ] as const)('%s %j is looked for as %j', (as, typed, spellings) => expect(spellingsOf(as, typed)).toEqual(spellings));
});

test.each([
  [settings, { nif: 'b 1234567 4', phone: '+34', name: 'a-b' }, { nif: 'B12345674', phone: null, name: 'a-b' }],
  [vehicles, { number: '1234 bcd', specs: '1 2' }, { number: '1234BCD', specs: '1 2' }],
  [invoices, { rawNif: 'x-1234567-l' }, { rawNif: 'X1234567L' }],
  [invoices, { rawNif: null }, { rawNif: null }],
] as const)('of an entity just the identifiers are spelled anew', (entity, typed, stored) =>
  expect(asStored(entity, typed)).toEqual(stored),
);

test.each([
  ['ES91 2100-0418', 'es9121000418'],
  ['1234 BCD', '1234bcd'],
  ['m-1234-ab', 'm1234ab'],
  ['+34 600 12 31 23', '600123123'],
  ['0034600123123', '600123123'],
  ['00351 211 234 567', '+351211234567'],
  ['ES B-12.345.674', 'b12345674'],
  ['P. 12', null],
  ['Calle Mayor', null],
  ['', null],
])('a search for %j also means %j', (typed, identifier) => expect(searchedIdentifier(typed)).toBe(identifier));
