import { describe, expect, test } from 'vitest';
import { naturalKey } from '#domain/imports/rows';

describe('a row of a sheet is told from others', () => {
  test('however it is written', () => {
    expect(naturalKey('clients', { nif: 'es b-1234567.4' })).toBe(naturalKey('clients', { nif: 'B12345674' }));
    expect(naturalKey('vehicles', { carrierId: 1, number: '1234 bbb' })).toBe('1 1234BBB');
    const place = { clientId: 1, addressName: 'Almacén', address: { city: 'Sagunto' } };
    expect(naturalKey('locations', { ...place, addressName: 'ALMACEN' })).toBe(naturalKey('locations', place));
    expect(naturalKey('locations', { ...place, clientId: 2 })).not.toBe(naturalKey('locations', place));
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
    expect(naturalKey('loads', { ...ORDER, ...more }) === naturalKey('loads', ORDER)).toBe(isSame);
  });

  test('an order that says no day is the same on whatever day it is entered; one that says when to invoice it is not', () => {
    const on = (invoiceDate: string, hasNoDay?: boolean) =>
      naturalKey('loads', { ...ORDER, pickupDate: null, invoiceDate }, hasNoDay);
    expect(on('2026-11-20', true)).toBe(on('2026-11-21', true));
    expect(on('2026-11-20')).not.toBe(on('2026-11-21'));
    expect(on('2026-11-20')).not.toBe(on('2026-11-20', true));
  });
});
