import { expect, test } from 'vitest';
import { ICONS, iconOf } from '../../src/ui/theme/icons.ts';

test('every entity and page has a picture of its own', () => {
  expect(new Set(Object.values(ICONS)).size).toBe(Object.keys(ICONS).length);
});

test.each([
  ['loads', true],
  ['tableLoads', true],
  ['nada', false],
  [undefined, false],
])('%s has a picture: %s', (name, has) => {
  expect(iconOf(name) !== undefined).toBe(has);
});
