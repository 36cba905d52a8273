import { describe, expect, test } from 'vitest';
import { changedValues, filledValues, isSame } from '../../src/provider/changes.ts';

describe('what a form sends', () => {
  test.each([
    [null, undefined, true],
    [null, '', true],
    [null, [], true],
    [null, { street: null, city: '' }, true],
    [{ city: 'Getafe' }, { street: '', city: 'Getafe' }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [false, null, false],
    [0, null, false],
    [[1, 2], [2, 1], false],
    ['a', 'b', false],
  ])('%j and %j say the same: %s', (a, b, same) => {
    expect(isSame(a, b)).toBe(same);
  });

  test('a change sends what differs from the row, and null for what was emptied', () => {
    const row = { id: 1, version: 3, name: 'A', phone: '600', address: { city: 'Getafe' } };
    const form = { ...row, name: 'B', phone: null, address: { city: 'Getafe', street: '' } };
    expect(changedValues(form, row)).toEqual({ name: 'B', phone: null });
  });

  test('a creation sends what was filled in', () => {
    expect(filledValues({ name: 'A', phone: '', flags: [], address: { city: null }, isAdr: false, weight: 0 })).toEqual(
      {
        name: 'A',
        isAdr: false,
        weight: 0,
      },
    );
  });
});
