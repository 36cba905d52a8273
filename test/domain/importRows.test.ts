import { describe, expect, test } from 'vitest';
import { type ImportColumn, type Imported, importColumns } from '#domain/imports';
import { completed, hasZeros } from '#domain/imports/rows';
import { readCell } from '#domain/imports/values';
import { rowWarnings } from '#domain/imports/warnings';

const TODAY = '2026-11-20';

const addressOf = (address: object) => completed('clients', { address }, TODAY).address;

const remarksOn = (resource: Imported, row: Record<string, unknown>) =>
  rowWarnings(resource, completed(resource, row, TODAY));

describe('an address without a country', () => {
  test.each([
    { postalCode: '31000', city: 'Toulouse', county: 'Haute-Garonne' },
    { postalCode: '31000', city: 'Toulouse' },
    { postalCode: '4000', city: 'Porto', county: 'Porto' },
    { postalCode: '4000', city: 'Oporto' },
    { postalCode: '8001', city: 'Utrera', county: 'Sevilla' },
    { postalCode: '4000-123', city: 'Porto' },
    { postalCode: '75001', county: 'Île-de-France' },
    { city: 'Lyon' },
    { city: 'París', county: 'París' },
  ])('that isn’t where its postal code is in Spain stays as it is, and is remarked on: %j', address => {
    expect(addressOf(address)).toEqual(address);
    expect(hasZeros({ address }, completed('clients', { address }, TODAY))).toBe(false);
    expect(remarksOn('clients', { address })).toEqual({ 'address.country': { key: 'rowRemarks.noCountry' } });
    expect(remarksOn('loads', { destination: address })).toHaveProperty(['destination.country']);
  });

  test.each([
    [{ postalCode: '8001' }, '08001'],
    [{ postalCode: '8001', city: 'Barcelona', county: 'BARCELONA' }, '08001'],
    [{ postalCode: '8940', city: 'Cornellà de Llobregat', county: 'Cataluña' }, '08940'],
    [{ postalCode: '15001', county: 'Coruña, A' }, '15001'],
    [{ postalCode: '48001', county: 'Vizcaya' }, '48001'],
    [{ postalCode: '46500', county: 'Prov. de Valencia' }, '46500'],
    [{ postalCode: '46980', city: 'Paterna', county: 'Horta Nord' }, '46980'],
    [{ postalCode: '31001', city: 'Cizur', county: 'Pamplona' }, '31001'],
    [{ postalCode: '35001', county: 'Gran Canaria' }, '35001'],
    [{ postalCode: '7800', county: 'Ibiza' }, '07800'],
    [{ postalCode: '12530', city: 'Burriana' }, '12530'],
  ])('is in Spain where nothing contradicts it, without a remark: %j', (address, postalCode) => {
    expect(addressOf(address)).toMatchObject({ ...address, postalCode, countryCode: 'ES', country: 'España' });
    expect(remarksOn('clients', { address })).toEqual({});
  });

  test.each([
    { city: 'Sagunto' },
    { city: 'Sagunto', county: 'Vlc' },
    { street: 'Mayor' },
    { city: 'Roma', county: 'Toledo' },
  ])('or a postal code isn’t remarked on where nothing says another country: %j', address => {
    expect(addressOf(address)).toEqual(address);
    expect(remarksOn('clients', { address })).toEqual({});
  });

  test('of another province of Spain than its postal code has the remark of the form alone', () => {
    const address = { postalCode: '28013', county: 'Sevilla' };
    expect(remarksOn('clients', { address })).toEqual({
      'address.postalCode': { key: 'validation.postalCodeProvince' },
    });
  });
});

test('a country that is said is believed', () => {
  const address = { postalCode: '8001', city: 'Porto', county: 'Porto', country: 'España' };
  expect(addressOf(address)).toMatchObject({ postalCode: '08001', countryCode: 'ES' });
  expect(addressOf({ postalCode: '4000', country: 'Portugal' })).toMatchObject({
    postalCode: '4000',
    countryCode: 'PT',
  });
});

describe('what a carrier’s kind of company lacks', () => {
  test.each([
    [{ companyType: 'society', surname: 'Gil' }, { surname: { key: 'rowRemarks.emptied.society' } }],
    [{ companyType: 'freelance', registry: 'Tomo 3' }, { registry: { key: 'rowRemarks.emptied.freelance' } }],
    [{ companyType: 'freelance', surname: 'Gil' }, {}],
    [{ companyType: 'society', registry: 'Tomo 3' }, {}],
  ])('is remarked on where it is filled in: %j', (row, remarks) => {
    expect(remarksOn('carriers', row)).toEqual(remarks);
  });
});

describe('a cell whose formula failed', () => {
  const KINDS = new Map<string, ImportColumn>(
    (['carriers', 'clients', 'vehicles', 'loads'] as const).flatMap(name =>
      importColumns(name).map(each => [each.kind, each]),
    ),
  );
  const texts = [
    '#N/A',
    '#VALUE!',
    '#¡VALOR!',
    '#DIV/0!',
    '#¡DIV/0!',
    '#N/D',
    '#¿NOMBRE?',
    '#NAME?',
    ' #REF! ',
    'Err:502',
  ];

  test.each([...KINDS])('is a problem of its own in a column of kind %s', (_, column) => {
    for (const text of texts)
      expect(readCell(text, column).problem).toEqual({ key: 'rowRemarks.failed', args: { text: text.trim() } });
  });

  test.each(['#', '# 12', '#PO-12', '#N/A 3', 'Err'])('is not every one with that sign: %s', text => {
    expect(readCell(text, { path: 'comments', kind: 'text', required: false })).toEqual({ value: text });
  });
});
