import { describe, expect, test } from 'vitest';
import { inWords } from '#domain/inWords';
import { translate } from '../../i18n/translate.ts';

const NAVE = { street: 'Calle Mayor', houseNumber: '1', city: 'Getafe', county: 'Madrid', postalCode: '28901' };

describe('a field of several parts, in words', () => {
  test.each([
    ['address', NAVE, 'Calle Mayor, 1, 28901 Getafe (Madrid)'],
    ['origin', { ...NAVE, name: 'Almacén' }, 'Almacén, Calle Mayor, 1, 28901 Getafe (Madrid)'],
    ['destination', { city: 'Madrid' }, 'Madrid'],
    [
      'timeWindow',
      [
        { openTime: '08:00', closeTime: '14:00' },
        { openTime: '16:00', closeTime: '19:00' },
      ],
      '08:00-14:00, 16:00-19:00',
    ],
    [
      'intermediateStops',
      [{ deliveryDate: '2026/11/24', destination: NAVE }, { deliveryDate: '2026-11-25' }],
      '24-11-2026 Calle Mayor, 1, 28901 Getafe (Madrid); 25-11-2026',
    ],
    [
      'neededVehicle',
      { traction: ['rigid'], tow: null, requirements: { isFrigo: true, otherSpecs: 'Rampa' } },
      'Camión rígido · Frigorífico · Rampa',
    ],
    ['tax', { IVA: 21, IRPF: 1 }, 'IVA 21 %, IRPF 1 %'],
    ['tax', {}, '0 %'],
  ])('%s', (field, value, text) => expect(inWords(field, value, translate)).toBe(text));

  test.each([
    ['address', null],
    ['name', 'Nave 7'],
    ['price', 5],
  ])('is none of %s: %j', (field, value) => expect(inWords(field, value, translate)).toBeNull());
});
