import { describe, expect, test } from 'vitest';
import { capacityOf, excessOf, fullness, totalsOf } from '#domain/loads/capacity';

const HEAD = { type: 'tractor_head', tonnage: 18, long: 6 };
const TAULINER = { type: 'tauliner', tonnage: 24, long: 13.6 };
const RIGID = { type: 'rigid', tonnage: 12, long: 7.2 };
const TRAILER = { type: 'trailer', tonnage: 10, long: 8 };

test('the totals of a route add up sizes and weights', () => {
  const loads = [
    { weight: 1000, length: 0.1, width: 2, height: 1 },
    { weight: 500, length: 0.2, width: 2.4, height: null },
  ];
  expect(totalsOf(loads)).toEqual({ loads: 2, weight: 1500, length: 0.3, width: 4.4, height: 1 });
  expect(totalsOf([])).toEqual({ loads: 0, weight: 0, length: 0, width: 0, height: 0 });
});

describe('what the vehicles hold', () => {
  test('is what is pulled by a tractor head, which carries nothing itself', () => {
    expect(capacityOf([HEAD, TAULINER])).toEqual({ weight: 24_000, length: 13.6 });
    expect(capacityOf([HEAD])).toBeNull();
    expect(capacityOf([])).toBeNull();
  });

  test('is in kilograms to the gram though it is written in tonnes', () => {
    expect(capacityOf([{ type: 'van', tonnage: 1.005, long: 3.2 }])).toEqual({ weight: 1005, length: 3.2 });
    expect(capacityOf([{ type: 'van', tonnage: null, long: null }])).toEqual({ weight: 0, length: 0 });
  });

  test('is both of a rigid lorry and its trailer', () => {
    expect(capacityOf([RIGID])).toEqual({ weight: 12_000, length: 7.2 });
    expect(capacityOf([RIGID, TRAILER])).toEqual({ weight: 22_000, length: 15.2 });
  });
});

test('what exceeds it is told apart by weight and by length', () => {
  const capacity = capacityOf([HEAD, TAULINER]);
  expect(excessOf({ weight: 24_000, length: 13.6 }, capacity)).toEqual({});
  expect(excessOf({ weight: 25_500, length: 10 }, capacity)).toEqual({ weight: 1500 });
  expect(excessOf({ weight: 1000, length: 14 }, capacity)).toEqual({ length: 0.4 });
  expect(excessOf({ weight: 1000, length: 14 }, null)).toEqual({});
});

test.each([
  [0, 24_000, 0],
  [12_000, 24_000, 50],
  [23_999, 24_000, 99],
  [24_000, 24_000, 100],
  [24_001, 24_000, 101],
  [500, 0, 0],
])('%d of %d is %d %% full', (load, limit, percent) => expect(fullness(load, limit)).toBe(percent));
