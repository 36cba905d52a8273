import { expect, test } from 'vitest';
import { COUNTRIES } from '#domain/geography/countries';

test('countries are offered in the order of a Spanish dictionary', () => {
  const names = COUNTRIES.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')));
  expect(new Set(names).size).toBe(names.length);
});
