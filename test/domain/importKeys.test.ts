import { describe, expect, test } from 'vitest';
import { naturalKey } from '#domain/imports/rows';

const TODAY = '2026-11-20';

describe('a row of a sheet is told from others', () => {
  test('however it is written', () => {
    expect(naturalKey('clients', { nif: 'es b-1234567.4' }, TODAY)).toBe(
      naturalKey('clients', { nif: 'B12345674' }, TODAY),
    );
    expect(naturalKey('vehicles', { carrierId: 1, number: '1234 bbb' }, TODAY)).toBe('1 1234BBB');
    const place = { clientId: 1, addressName: 'Almacén', address: { city: 'Sagunto' } };
    expect(naturalKey('locations', { ...place, addressName: 'ALMACEN' }, TODAY)).toBe(
      naturalKey('locations', place, TODAY),
    );
    expect(naturalKey('locations', { ...place, clientId: 2 }, TODAY)).not.toBe(naturalKey('locations', place, TODAY));
  });

  const ORDER = {
    ...{ clientId: 1, clientRef: null, pickupDate: '2026-11-23', weight: 1200, length: 2.4, width: 2.4, height: 2 },
    ...{ packages: 12, isPalleted: false, goodsNature: 'Papel', comments: 'Frágil' },
    origin: { city: 'Sagunto', postalCode: '46500' },
    destination: { city: 'Lyon', country: 'Francia' },
  };

  test.each<[object, boolean]>([
    [{ comments: ' FRAGIL ', isPalleted: undefined, loadType: null }, true],
    [{ origin: { ...ORDER.origin, county: 'Valencia', countryCode: 'ES' } }, true],
    [{ length: 13.6 }, false],
    [{ width: 2, height: 1 }, false],
    [{ packages: 33 }, false],
    [{ loadType: 'fridge' }, false],
    [{ loadSide: 'back' }, false],
    [{ isPalleted: true }, false],
    [{ goodsNature: 'Azulejo' }, false],
    [{ comments: null }, false],
    [{ cmrNumber: 'CMR-1' }, false],
    [{ routeRef: 'R-1' }, false],
    [{ origin: { ...ORDER.origin, other: 'Muelle 4' } }, false],
    [{ destination: { city: 'Lyon', country: 'España' } }, false],
  ])('an order is the same as one with %j: %s', (more, isSame) => {
    expect(naturalKey('loads', { ...ORDER, ...more }, TODAY) === naturalKey('loads', ORDER, TODAY)).toBe(isSame);
  });
});
