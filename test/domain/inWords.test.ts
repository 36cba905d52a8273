import { describe, expect, test } from 'vitest';
import { bothInWords, inWords } from '#domain/inWords';
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
    ['tax', { IVA: 21, IRPF: 1 }, 'IVA 21 % e IRPF 1 %'],
    ['tax', {}, '0 %'],
  ])('%s', (field, value, text) => expect(inWords(field, value, translate)).toBe(text));

  test.each([
    ['address', null],
    ['name', 'Nave 7'],
    ['price', 5],
  ])('is none of %s: %j', (field, value) => expect(inWords(field, value, translate)).toBeNull());
});

describe('a change of such a field', () => {
  const stop = { deliveryDate: '2026-11-24', destination: { city: 'Madrid' } };
  const reached = { 'at-destination': '2026-11-24T09:05:00.000Z', delivered: null };
  const served = { ...reached, delivered: '2026-11-24T10:00:00.000Z' };

  test.each([
    ['address', { city: 'Getafe' }, { city: 'Madrid' }, ['Getafe', 'Madrid']],
    [
      'address',
      { city: 'Getafe', latitude: '40.3', longitude: '-3.7' },
      { city: 'Getafe', latitude: '40.3057', longitude: '-3.7329' },
      ['Getafe · 40.3, -3.7', 'Getafe · 40.3057, -3.7329'],
    ],
    ['origin', { city: 'Getafe', latitude: '1', longitude: '2' }, { city: 'Getafe' }, ['Getafe · 1, 2', 'Getafe']],
    [
      'intermediateStops',
      [stop],
      [{ ...stop, statusTimestamps: reached }],
      ['24-11-2026 Madrid', '24-11-2026 Madrid · En destino 24-11-2026 10:05'],
    ],
    [
      'intermediateStops',
      [{ ...stop, statusTimestamps: reached }],
      [{ ...stop, statusTimestamps: served }],
      [
        '24-11-2026 Madrid · En destino 24-11-2026 10:05',
        '24-11-2026 Madrid · En destino 24-11-2026 10:05 · Entregado 24-11-2026 11:00',
      ],
    ],
    ['origin', null, { city: 'Getafe' }, [null, 'Getafe']],
    ['price', 5, 6, [null, null]],
  ])('says of %s what differs: %j', (field, before, after, texts) =>
    expect(bothInWords(field, before, after, translate)).toEqual(texts),
  );
});
