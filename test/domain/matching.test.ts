import { describe, expect, test } from 'vitest';
import { asksForVehicle, asksTheSame, emptyReason, lacksOf } from '#domain/routes/matching';
import type { NeededVehicle } from '#domain/routes';
import { provinceOf } from '#domain/identifiers/postalCode';

const TRACTOR = { type: 'tractor_head', hasTraction: true, isNational: true };
const RIGID = { type: 'rigid', hasTraction: true, isLocal: true };
const MEGA = { type: 'mega', hasTraction: false, isLona: true };
const REEFER = { type: 'frigo', hasTraction: false, isFrigo: true, isNational: true };

describe('what a route asks for and a carrier’s vehicles lack (Design 6)', () => {
  const CASES: [string, NeededVehicle | null, object[], string[][]][] = [
    ['nothing asked, no vehicles', null, [], []],
    ['nothing asked in so many words', { traction: [], tow: null, requirements: { isAdr: false } }, [], []],
    ['one vehicle offers the flag', { requirements: { isNational: true } }, [RIGID, TRACTOR], []],
    ['each flag by another vehicle', { requirements: { isNational: true, isLona: true } }, [TRACTOR, MEGA], []],
    ['a flag nobody offers', { requirements: { isAdr: true, isLona: true } }, [TRACTOR, MEGA], [['isAdr']]],
    ['one of the types asked for', { traction: ['rigid', 'van'] }, [RIGID], []],
    ['none of the types asked for', { traction: ['van'] }, [TRACTOR, RIGID], [['van']]],
    ['either trailer would do', { tow: ['mega', 'frigo'] }, [TRACTOR], [['mega', 'frigo']]],
    ['the other trailer does', { tow: ['mega', 'frigo'] }, [REEFER], []],
    ['a tractor without the trailer', { traction: ['tractor_head'], tow: ['gondola'] }, [TRACTOR, MEGA], [['gondola']]],
    ['the trailer alone asks for no tractor', { tow: ['mega'] }, [MEGA], []],
    ['what was removed offers nothing', { tow: ['mega'] }, [{ ...MEGA, disabled: true }], [['mega']]],
    ['text in other specifications asks for nothing', { requirements: { otherSpecs: 'Trampilla' } }, [], []],
  ];
  test.each(CASES)('%s', (_what, needed, fleet, expected) => {
    expect(lacksOf(needed, fleet)).toEqual(expected);
  });
});

describe('why a pool is empty', () => {
  test.each([
    [{ switchedOff: true, published: 0, vehicles: 3 }, 'switchedOff'],
    [{ switchedOff: false, published: 0, vehicles: 0 }, 'nothingPublished'],
    [{ switchedOff: false, published: 6, vehicles: 0 }, 'noVehicles'],
    [{ switchedOff: false, published: 6, vehicles: 2 }, 'noMatch'],
  ])('%j: %s', (pool, reason) => {
    expect(emptyReason(pool)).toBe(reason);
  });
});

test.each<[string, NeededVehicle | null, boolean]>([
  ['nothing', null, false],
  ['nothing in so many words', { traction: [], tow: null, requirements: { isAdr: false, otherSpecs: '' } }, false],
  ['a flag', { requirements: { isFrigo: true } }, true],
  ['a type', { tow: ['mega'] }, true],
  ['what is written out', { requirements: { otherSpecs: 'Mantener a -18 ºC' } }, true],
])('whether a route asks anything of its vehicles: %s', (_what, needed, is) => {
  expect(asksForVehicle(needed)).toBe(is);
});

test.each<[string, NeededVehicle | null, NeededVehicle | null, boolean]>([
  ['nothing in so many words', null, { traction: [], tow: null, requirements: { isAdr: false, otherSpecs: '' } }, true],
  ['types in another order', { tow: ['mega', 'frigo'] }, { tow: ['frigo', 'mega'], traction: [] }, true],
  ['another type', { tow: ['mega'] }, { tow: ['mega', 'frigo'] }, false],
  ['a flag', { requirements: { isFrigo: true } }, { requirements: { isFrigo: true, isLona: false } }, true],
  ['another flag', { requirements: { isFrigo: true } }, { requirements: { isFrigo: true, isAdr: true } }, false],
  ['other words', { requirements: { otherSpecs: '-18 ºC' } }, { requirements: { otherSpecs: '-20 ºC' } }, false],
])('whether two routes ask the same of their vehicles: %s', (_what, one, other, is) => {
  expect(asksTheSame(one, other)).toBe(is);
});

describe('the province of an address', () => {
  test.each([
    [{ postalCode: '46500', county: 'Valencia', countryCode: 'ES' }, 'Valencia'],
    [{ postalCode: '46500', county: 'Castellón' }, 'Valencia'],
    [{ county: 'alacant' }, 'Alicante'],
    [{ postalCode: '13001', county: 'Bouches-du-Rhône', countryCode: 'FR' }, undefined],
    [{ postalCode: '4650' }, undefined],
    [{}, undefined],
  ])('%j: %s', (address, name) => {
    expect(provinceOf(address)?.name).toBe(name);
  });
});
