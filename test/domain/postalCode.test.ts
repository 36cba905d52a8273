import { describe, expect, test } from 'vitest';
import { CITIES } from '#domain/geography/cities';
import {
  isOutsideIva,
  isSpanishPostalCode,
  matchesProvince,
  postalCodeWarning,
  provinceOf,
  provinceOfPostalCode,
} from '#domain/identifiers/postalCode';
import { PROVINCES, provinceByName } from '#domain/geography/provinces';

describe('postal codes', () => {
  test.each(['01001', '09999', '28013', '52006', ' 46001 '])('%j is Spanish', code =>
    expect(isSpanishPostalCode(code)).toBe(true),
  );

  test.each(['00100', '53001', '2801', '280133', '1000-001', 'ABCDE', ''])('%j is not', code => {
    expect(isSpanishPostalCode(code)).toBe(false);
    expect(provinceOfPostalCode(code)).toBeNull();
  });

  test.each([
    ['01001', 'Álava'],
    ['28013', 'Madrid'],
    ['46980', 'Valencia'],
    ['48001', 'Bizkaia'],
    ['51001', 'Ceuta'],
  ])('%s is in %s', (code, name) => expect(provinceOfPostalCode(code)?.name).toBe(name));

  test.each([
    ['28013', 'Madrid', true],
    ['28013', 'MADRID', true],
    ['48001', 'vizcaya', true],
    ['03001', 'Alicante / Alacant', true],
    ['05001', 'avila', true],
    ['28013', 'Sevilla', false],
    ['28013', null, true],
    [null, 'Madrid', true],
    ['28013', 'Ile-de-France', true],
    ['75001', 'Madrid', true],
  ])('%s with %s: %s', (code, county, expected) => expect(matchesProvince(code, county)).toBe(expected));
});

describe('what looks odd about a postal code', () => {
  test.each([
    ['28013', 'Sevilla', 'ES', 'validation.postalCodeProvince'],
    ['28013', 'Sevilla', null, 'validation.postalCodeProvince'],
    ['28013', 'Madrid', 'ES', null],
    ['28013', null, null, null],
    ['2801', 'Madrid', 'ES', 'validation.postalCode'],
    ['53001', null, 'ES', 'validation.postalCode'],
    ['1000-001', 'Lisboa', 'PT', null],
    ['75001', 'París', 'FR', null],
    ['1000-001', 'Lisboa', null, null],
    ['', 'Madrid', 'ES', null],
    [null, 'Madrid', 'ES', null],
  ])('%j in %j (%s): %s', (postalCode, county, countryCode, expected) =>
    expect(postalCodeWarning({ postalCode, county, countryCode })).toBe(expected),
  );

  test.each([
    ['28013', 'Sevilla', 'España', 'validation.postalCodeProvince'],
    ['2801', 'Madrid', 'España', 'validation.postalCode'],
    ['28013', 'Sevilla', 'Francia', null],
    ['2801', 'Madrid', 'Francia', null],
  ])('%j in %j, of a country that is named without its code (%s): %s', (postalCode, county, country, expected) => {
    expect(postalCodeWarning({ postalCode, county, country })).toBe(expected);
    expect(postalCodeWarning({ postalCode, county, country, countryCode: null })).toBe(expected);
  });
});

describe('an address that has no IVA', () => {
  test.each([
    [{ postalCode: '35001' }, true],
    [{ postalCode: '38670', county: 'Madrid', countryCode: 'ES' }, true],
    [{ postalCode: '51001', country: 'España' }, true],
    [{ county: 'Melilla', countryCode: 'es' }, true],
    [{ postalCode: '28013', county: 'Las Palmas' }, false],
    [{ postalCode: '3501', county: 'Las Palmas' }, true],
    [{ postalCode: '53001', county: 'Ceuta', country: 'España' }, true],
    [{ postalCode: '3501', county: 'Madrid' }, false],
    [{ postalCode: '35001', countryCode: 'FR' }, false],
    [{ postalCode: '35001', country: 'Francia' }, false],
    [{}, false],
  ])('%j: %s', (address, is) => expect(isOutsideIva(address)).toBe(is));

  test('abroad there is no province, be the country said by its name or by its code', () => {
    expect(provinceOf({ postalCode: '28013', country: 'Francia' })).toBeNull();
    expect(provinceOf({ postalCode: '28013', countryCode: 'FR' })).toBeNull();
    expect(provinceOf({ postalCode: '28013', country: 'ESPAÑA', countryCode: 'es' })?.name).toBe('Madrid');
  });
});

describe('provinces', () => {
  test('are 52, from 01 to 52, in order', () =>
    expect(PROVINCES.map(({ code }) => code)).toEqual(
      Array.from({ length: 52 }, (_, i) => `${i + 1}`.padStart(2, '0')),
    ));

  test('carry the tax of their territory', () => {
    const codes = (test: (province: (typeof PROVINCES)[number]) => boolean) => PROVINCES.filter(test).map(p => p.code);
    expect(codes(p => p.taxArea === 'igic')).toEqual(['35', '38']);
    expect(codes(p => p.taxArea === 'ipsi')).toEqual(['51', '52']);
    expect(codes(p => p.foral)).toEqual(['01', '20', '31', '48']);
  });

  test('are found by any of their names', () => {
    expect(provinceByName('gerona')?.code).toBe('17');
    expect(provinceByName('Araba/Álava')?.code).toBe('01');
    expect(provinceByName('Lisboa')).toBeNull();
  });

  test('and cities lie where Spain does, each in the province of its postal code', () => {
    expect(new Set(CITIES.map(({ name }) => name)).size).toBe(CITIES.length);
    for (const { latitude, longitude } of [...PROVINCES, ...CITIES]) {
      expect(latitude).toBeGreaterThan(27);
      expect(latitude).toBeLessThan(44);
      expect(longitude).toBeGreaterThan(-18.5);
      expect(longitude).toBeLessThan(4.5);
    }
    for (const city of CITIES) {
      const province = provinceOfPostalCode(city.postalCode);
      expect(province?.code).toBe(city.provinceCode);
      const reach = Math.hypot(city.latitude - (province?.latitude ?? 0), city.longitude - (province?.longitude ?? 0));
      expect(reach, city.name).toBeLessThan(2.3);
    }
  });

  test('all have their capital among the cities', () =>
    expect(CITIES.map(({ name }) => name)).toEqual(expect.arrayContaining(PROVINCES.map(({ capital }) => capital))));
});
