import { describe, expect, test } from 'vitest';
import { ADDRESS_MODES, type Address, formatAddress, mapQuery } from '#domain/geography/address';
import { postalLines } from '#domain/geography/postalLines';

const WAREHOUSE: Address = {
  street: 'Calle Torneros',
  houseNumber: '12',
  other: 'Nave 3',
  city: 'Getafe',
  county: 'Madrid',
  country: 'España',
  postalCode: '28906',
  latitude: '40.3057',
  longitude: '-3.7329',
  geocoder: 'torneros 12 getafe',
  countryCode: 'ES',
};

const EMPTY = Object.fromEntries(Object.keys(WAREHOUSE).map(key => [key, null])) as Partial<Address>;

describe('addresses', () => {
  test.each([
    ['short', 'Getafe (Madrid)'],
    ['street', 'Calle Torneros, 12'],
    ['postal', '28906 Getafe (Madrid)'],
    ['long', 'Calle Torneros, 12, 28906 Getafe (Madrid)'],
    ['full', 'Calle Torneros, 12, Nave 3, 28906 Getafe (Madrid), España'],
    ['name', 'Getafe (Madrid)'],
    ['coordinates', '40.3057, -3.7329'],
  ] as const)('%s', (mode, line) => expect(formatAddress(WAREHOUSE, mode)).toBe(line));

  test('on a letter has two lines, with the door, and the country where it is another', () => {
    expect(postalLines(WAREHOUSE)).toEqual(['Calle Torneros, 12, Nave 3', '28906 Getafe (Madrid)']);
    const porto = { street: 'Rua do Almada', postalCode: '4000-322', city: 'Porto', country: 'Portugal' };
    expect(postalLines({ ...porto, countryCode: 'PT' })).toEqual(['Rua do Almada', '4000-322 Porto, Portugal']);
    expect(postalLines({ ...porto, country: null, countryCode: 'FR' })[1]).toBe('4000-322 Porto, Francia');
    expect(postalLines({ city: 'Soria', country: ' España' })).toEqual(['', 'Soria']);
    expect(postalLines(null)).toEqual(['', '']);
  });

  test('name is that of the place when it has one', () => {
    expect(formatAddress({ ...WAREHOUSE, name: 'Almacén sur' }, 'name')).toBe('Almacén sur');
    expect(formatAddress({ ...WAREHOUSE, addressName: 'Muelle 4', name: null }, 'name')).toBe('Muelle 4');
    expect(formatAddress({ street: 'Calle Mayor' }, 'name')).toBe('Calle Mayor');
  });

  test('a capital does not repeat its province', () => {
    expect(formatAddress({ city: 'Madrid', county: 'Madrid', postalCode: '28013' }, 'postal')).toBe('28013 Madrid');
    expect(formatAddress({ county: 'Madrid' }, 'short')).toBe('Madrid');
  });

  test('stray commas and blanks leave no trace', () => {
    const untidy = { street: ' Calle Mayor, ', houseNumber: ', 3', other: '  ', city: 'Soria,,', postalCode: ' 42001' };
    expect(formatAddress(untidy, 'full')).toBe('Calle Mayor, 3, 42001 Soria');
  });

  test.each(ADDRESS_MODES)('%s of nothing is an empty text', mode => {
    for (const nothing of [null, undefined, {}, EMPTY]) expect(formatAddress(nothing, mode)).toBe('');
  });

  test('every subset of the parts reads well in every mode', () => {
    const names = Object.keys(WAREHOUSE) as (keyof Address)[];
    for (let bits = 0; bits < 2 ** names.length; bits++) {
      const some = Object.fromEntries(names.map((name, i) => [name, bits & (1 << i) ? WAREHOUSE[name] : null]));
      for (const mode of ADDRESS_MODES)
        expect(formatAddress(some, mode)).not.toMatch(/undefined|null|NaN|,\s*,|^[\s,]|[\s,]$|\s{2}|\(\)/);
    }
  });

  test('coordinates need both halves, as numbers', () => {
    expect(formatAddress({ latitude: '40.1' }, 'coordinates')).toBe('');
    expect(formatAddress({ latitude: '40.1', longitude: 'oeste' }, 'coordinates')).toBe('');
    expect(formatAddress({ latitude: '0', longitude: '0' }, 'coordinates')).toBe('0, 0');
  });
});

describe('a map is asked for', () => {
  const GETAFE = { city: 'Getafe', postalCode: '28906', county: 'Madrid' };
  const STREET = { ...GETAFE, street: 'Calle de la Forja', houseNumber: '12' };
  const TOWN = { latitude: '40.306', longitude: '-3.733' };
  const DOOR = { latitude: '40.29871', longitude: '-3.7' };
  const TEXT = 'Calle de la Forja, 12, 28906 Getafe (Madrid)';
  test.each([
    ['the street, rather than the coordinates of its town', { ...STREET, ...TOWN }, TEXT],
    ['the exact place, rather than the street', { ...STREET, ...DOOR }, '40.29871,-3.7'],
    ['the street without coordinates', STREET, TEXT],
    ['the street with half of them', { ...STREET, latitude: '40.29871' }, TEXT],
    ['the town’s coordinates without a street', { ...GETAFE, ...TOWN }, '40.306,-3.733'],
    ['the town without either', GETAFE, '28906 Getafe (Madrid)'],
  ])('%s', (_what, address, query) => {
    expect(mapQuery(address)).toBe(query);
  });
});
