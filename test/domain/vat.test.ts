import { describe, expect, test } from 'vitest';
import { EU_COUNTRIES } from '#domain/geography/countries';
import { isEuVat, normalizeVat, taxNumberOf, VAT_COUNTRIES, vatCountry } from '#domain/identifiers/vat';

describe('EU VAT numbers', () => {
  test.each(
    (
      'ATU12345678 BE0123456789 BG123456789 BG1234567890 CY12345678X CZ12345678 CZ1234567890 DE123456789 DK12345678 ' +
      'EE123456789 EL123456789 ESB12345674 ES12345678Z FI12345678 FR40303265045 FRAB303265045 HR12345678901 HU12345678 ' +
      'IE1234567T IE1234567TW IT12345678901 LT123456789 LT123456789012 LU12345678 LV12345678901 MT12345678 ' +
      'NL123456789B01 PL1234567890 PT501442600 RO12 RO1234567890 SE123456789012 SI12345678 SK1234567890 XI123456789'
    ).split(' '),
  )('%s has the shape of its country', vat => expect(isEuVat(vat)).toBe(true));

  test.each([
    ['GB123456789', 'Great Britain is out since 2021'],
    ['US123456789', 'no country of the register'],
    ['ATA12345678', 'Austria begins with U'],
    ['BE2123456789', 'Belgium begins with 0 or 1'],
    ['FRIO303265045', 'France has neither I nor O'],
    ['DE12345678', 'a digit short'],
    ['PT5014426000', 'a digit too many'],
    ['LT1234567890', 'nine or twelve'],
    ['RO0123', 'no leading zero'],
    ['NL123456789A01', 'a B in the middle'],
    ['ES12345678A', 'the letter of the person is wrong'],
    ['ES123', 'no NIF'],
    ['B12345674', 'no prefix'],
    ['', 'nothing'],
  ])('%s is wrong: %s', vat => expect(isEuVat(vat)).toBe(false));

  test('separators, case and the ISO code of Greece are forgiven', () => {
    expect(normalizeVat('gr 123.456-789')).toBe('EL123456789');
    expect(isEuVat('pt 501 442 600')).toBe(true);
    expect(vatCountry('gr123456789')).toBe('EL');
    expect(vatCountry('123456789')).toBeNull();
  });

  test.each([
    [{ nif: '501442600', vat: 'PT501442600' }, 'PT501442600'],
    [{ nif: 'PT501442600', vat: null }, 'PT501442600'],
    [{ nif: 'B12345674', vat: 'ESB12345674' }, 'B12345674'],
    [{ nif: 'B12345674', vat: 'PT1' }, 'B12345674'],
    [{ nif: 'B12345674', vat: 'PT501442600' }, 'B12345674'],
    [{ nif: 'N0050033J', vat: 'PT500000033' }, 'PT500000033'],
    [{ nif: 'es-n0050033j', vat: 'PT500000033' }, 'PT500000033'],
    [{ nif: 'N0050033J', vat: 'ESN0050033J' }, 'N0050033J'],
    [{ nif: 'N0050033J', vat: null }, 'N0050033J'],
    [{ nif: 'W0010754J', vat: 'PT500000033' }, 'W0010754J'],
    [{ nif: '', vat: '' }, null],
  ])('papers say of %o %s', (company, number) => expect(taxNumberOf(company)).toBe(number));

  test('every country of the Union has a shape', () =>
    expect(VAT_COUNTRIES).toEqual(
      expect.arrayContaining(EU_COUNTRIES.map(({ code }) => (code === 'GR' ? 'EL' : code))),
    ));
});
