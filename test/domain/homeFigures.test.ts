import { describe, expect, test } from 'vitest';
import { hasKey } from '#i18n';
import { homeFigures } from '#domain/homeFigures';
import { menuOf } from '#domain/menu';
import { ROLES } from '#domain/roles';

describe.each(ROLES)('the figures of the home page of %s', role => {
  const entries = menuOf({ id: 1, role, carrierId: 1, clientId: 1, vehicleId: 1 }).map(({ key }) => key);

  test('stand on cards that the role has, in words', () => {
    for (const { entry, text } of homeFigures(role)) {
      expect(entries, entry).toContain(entry);
      expect(hasKey(`home.figures.${text}`), text).toBe(true);
    }
  });
});

test('everybody who has lists has some', () => {
  expect(ROLES.filter(role => !homeFigures(role).length)).toEqual(['driver']);
});

test('a driver’s home asks for nothing: it opens without coverage', () => {
  expect(homeFigures('driver')).toEqual([]);
});
