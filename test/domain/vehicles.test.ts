import { describe, expect, test } from 'vitest';
import { withExclusiveFlags } from '#domain/loads/requirements';
import {
  canTow,
  needsTow,
  towingOptions,
  TOWING_TYPES,
  TRACTION_TYPES,
  VEHICLE_TYPES,
  vehicleErrors,
  vehicleFits,
  vehicleTypes,
} from '#domain/vehicles';

describe('the type of a vehicle (Spec 5)', () => {
  test('is one that pulls with traction and one that is pulled without', () => {
    expect(vehicleTypes(true)).toEqual(['tractor_head', 'rigid', 'van']);
    for (const none of [false, null, undefined])
      expect(vehicleTypes(none)).toEqual(['tauliner', 'gondola', 'mega', 'frigo', 'trailer']);
    expect(VEHICLE_TYPES).toEqual([...TRACTION_TYPES, ...TOWING_TYPES]);
  });

  test.each([
    ['tractor_head', ['tauliner', 'gondola', 'mega', 'frigo']],
    ['rigid', ['trailer']],
    ['van', []],
    ['mega', []],
    ['', []],
    [null, []],
    ['toString', []],
  ])('%s tows %j', (type, tows) => {
    expect(towingOptions(type)).toEqual(tows);
    expect(canTow(type)).toBe(tows.length > 0);
  });

  test('carries nothing itself only as a tractor head', () =>
    expect(VEHICLE_TYPES.filter(needsTow)).toEqual(['tractor_head']));
});

describe('what is wrong with a vehicle', () => {
  test.each([
    [{ hasTraction: true, type: 'rigid' }, []],
    [{ hasTraction: false, type: 'rigid' }, ['type']],
    [{ type: 'tauliner' }, []],
    [{ hasTraction: true, type: 'tauliner' }, ['type']],
    [{ hasTraction: true }, []],
    [{ type: 'mega', isFrigo: true, isLona: false }, []],
    [{ type: 'mega', isFrigo: true, isLona: true }, ['isFrigo', 'isLona']],
    [{ number: '1234 bcd' }, []],
    [{ number: 'ab·123' }, ['number']],
  ])('%j: %j', (vehicle, fields) => expect(Object.keys(vehicleErrors(vehicle))).toEqual(fields));

  test('is no plate that it had before, however that is written now', () => {
    const before = { number: '1234BCD/R1234BBB' };
    expect(vehicleErrors({ number: '1234bcd/r-1234-bbb' }, before)).toEqual({});
    expect(vehicleErrors({ number: '1234BCD/R1234BBC' }, before)).toEqual({ number: 'validation.characters' });
  });
});

describe('a vehicle that a route asks for', () => {
  const head = { type: 'tractor_head', hasTraction: true, isNational: true };
  const mega = { type: 'mega', hasTraction: false, isNational: true, isLona: true };
  const asked = (flags: object, more: object = {}) => ({ requirements: flags, ...more });
  test.each<[string, Parameters<typeof vehicleFits>[0], Parameters<typeof vehicleFits>[1], boolean]>([
    ['fits when nothing is asked for', { type: 'van', hasTraction: true }, null, true],
    ['fits by one of the types', head, { traction: ['rigid', 'tractor_head'] }, true],
    ['does not fit by another type', head, { traction: ['rigid'] }, false],
    ['does not fit to be towed when only traction is asked for', mega, { traction: ['van'], tow: [] }, false],
    ['fits to be towed by one of the types', mega, { traction: ['tractor_head'], tow: ['mega'] }, true],
    ['does not fit without a flag asked for', head, asked({ isInternational: true }), false],
    ['fits as a head though lona is asked for, which is the trailer’s', head, asked({ isLona: true }), true],
    ['does not fit as a trailer without the frigo asked for', mega, asked({ isFrigo: true }), false],
    ['fits as a trailer with the lona asked for', mega, asked({ isLona: true, isNational: true }), true],
  ])('%s', (_sentence, vehicle, needed, fits) => expect(vehicleFits(vehicle, needed)).toBe(fits));
});

describe('Frigo and Lona (Spec 4)', () => {
  test('clear each other when set, and nothing else', () => {
    const both = { isFrigo: true, isLona: true, isAdr: true };
    expect(withExclusiveFlags(both, 'isFrigo')).toEqual({ isFrigo: true, isLona: false, isAdr: true });
    expect(withExclusiveFlags(both, 'isLona')).toEqual({ isFrigo: false, isLona: true, isAdr: true });
    expect(withExclusiveFlags(both, 'isAdr')).toEqual(both);
    expect(withExclusiveFlags({ isFrigo: false, isLona: true }, 'isFrigo')).toEqual({ isFrigo: false, isLona: true });
  });
});
