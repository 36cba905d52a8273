import { describe, expect, test } from 'vitest';
import { endsInTotals, guessColumns, guessHeadRow } from '#domain/imports/columns';
import { columnOfProblem, type Imported, IMPORTED, importColumns, missingColumns } from '#domain/imports';
import { completed, hasZeros } from '#domain/imports/rows';
import { readCell } from '#domain/imports/values';
import { translate } from '#i18n';
import { derivedHeads, headsOf } from '../../src/imports/labels.ts';
import { readFile, sheetsOf } from '../../src/imports/readFile.ts';
import { templateCsv, templateXlsx } from '../../src/imports/template.ts';

const column = (kind: 'number' | 'money' | 'day' | 'boolean' | 'openings' | 'text') => ({
  path: 'x',
  kind,
  required: false,
});

describe('what a cell says', () => {
  test.each([
    ['1.234,56', 1234.56],
    ['1234,5', 1234.5],
    ['1.234', 1234],
    ['2.45', 2.45],
    ['1,234.56', 1234.56],
    ['1,234,567.8', 1_234_567.8],
    ['-3', -3],
    [' 7 ', 7],
    [13.6, 13.6],
    [0, 0],
    // As Excel works out 33 × 0,4 and 0,1 + 0,2.
    [13.200000000000001, 13.2],
    [0.30000000000000004, 0.3],
    [1e9, 1_000_000_000],
  ])('as a number: %s', (cell, value) => {
    expect(readCell(cell, column('number'))).toEqual({ value });
  });

  test.each([
    ['weight', '24.000 kg', 24_000],
    ['packages', '33', 33],
    ['weight', '24 t', 24_000],
    ['weight', '1,25 T.', 1250],
    ['weight', '24.000', 24_000],
    ['weight', '24.500 t', 24_500],
    ['weight', '0.500', 0.5],
    ['tonnage', '24 t', 24],
    ['tonnage', '24.000 kg', 24],
    ['tonnage', '24.500', 24.5],
    ['length', '13,60 m', 13.6],
    ['length', '13.600', 13.6],
    ['long', '1360 cm', 13.6],
    ['height', '2.450', 2.45],
    ['width', '2.55', 2.55],
  ])('in the unit of its column, %s: %s', (path, cell, value) => {
    expect(readCell(cell, { ...column('number'), path })).toEqual({ value });
  });

  test.each([
    ['15/03/2019', 2019],
    [43_539, 2019],
    ['2019-03-15', 2019],
    ['2019', 2019],
    [2019, 2019],
  ])('as the year of registration, of its day too: %s', (cell, value) => {
    expect(readCell(cell, { path: 'year', kind: 'integer', required: false })).toEqual({ value });
  });

  test.each(['850,50 €', '850,50 EUR', '850,50'])('as money: %s', cell => {
    expect(readCell(cell, column('money'))).toEqual({ value: 850.5 });
  });

  test.each([
    ['weight', '13 m'],
    ['length', '24 t'],
    ['x', '24 kg'],
    ['weight', '12 palés'],
  ])('another unit than that of its column is none, %s: %s', (path, cell) => {
    expect(readCell(cell, { ...column('number'), path }).problem).toEqual({ key: 'validation.number' });
  });

  test.each(['alto', '1.2.3', '1,2,3', '--1', '12/11', true])('no number: %s', cell => {
    expect(readCell(cell, column('money')).problem).toEqual({ key: 'validation.number' });
  });

  test.each([
    ['23-11-2026', '2026-11-23'],
    ['23/11/2026', '2026-11-23'],
    ['3/1/26', '2026-01-03'],
    ['03.01.2026', '2026-01-03'],
    ['23/11/2026 08:30', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['2026/11/23', '2026-11-23'],
    [46349, '2026-11-23'],
    [46349.75, '2026-11-23'],
    [36_526, '2000-01-01'],
  ])('as a day: %s', (cell, value) => {
    expect(readCell(cell, column('day'))).toEqual({ value });
  });

  test.each(['30/02/2026', 'mañana', '11/23/2026', '2026', 9e9, -5, 15, 2026])('no day: %s', cell => {
    expect(readCell(cell, column('day')).problem).toEqual({ key: 'validation.day' });
  });

  test.each([
    ['Sí', true],
    ['SI', true],
    ['x', true],
    [1, true],
    [true, true],
    ['No', false],
    ['n', false],
    [0, false],
    [false, false],
  ])('as yes or no: %s', (cell, value) => {
    expect(readCell(cell, column('boolean'))).toEqual({ value });
  });

  test.each([
    ['08:00-14:00', [{ openTime: '08:00', closeTime: '14:00' }]],
    [
      '8:00 a 14:00 y 16.00 – 19.00 h',
      [
        { openTime: '08:00', closeTime: '14:00' },
        { openTime: '16:00', closeTime: '19:00' },
      ],
    ],
  ])('as opening hours: %s', (cell, value) => {
    expect(readCell(cell, column('openings'))).toEqual({ value });
  });

  test.each(['', '  ', null, '\u00a0'])('nothing at all: %j', cell => {
    for (const kind of ['number', 'day', 'boolean', 'openings', 'text'] as const)
      expect(readCell(cell, column(kind))).toEqual({ value: null });
  });

  test('as text: numbers as they are written, and without the apostrophe that keeps a formula from running', () => {
    expect(readCell(600123123, column('text')).value).toBe('600123123');
    expect(readCell("'+34600123123", column('text')).value).toBe('+34600123123');
    expect(readCell("L'Hospitalet", column('text')).value).toBe("L'Hospitalet");
    expect(readCell("'s", column('text')).value).toBe("'s");
  });
});

const guess = (resource: Imported, heads: string) =>
  guessColumns(resource, heads.split('; '), headsOf(translate, resource), derivedHeads(translate, resource)).map(
    ({ path }) => path,
  );

describe('where a column goes', () => {
  const CASES: [Imported, string, (string | null)[]][] = [
    [
      'clients',
      'Razón Social; C.I.F.; Domicilio; C.P.; POBLACION; Prov.; Tlf',
      ['name', 'nif', 'address.street', 'address.postalCode', 'address.city', 'address.county', 'phone'],
    ],
    [
      'clients',
      'Nombre; Nombre comercial; NIF/CIF; Correo electrónico; IBAN; Zona',
      ['name', 'alias', 'nif', 'email', 'bankAccount', null],
    ],
    ['carriers', 'nif; name; address.city; Forma jurídica; NIF', ['nif', 'name', 'address.city', 'companyType', null]],
    [
      'vehicles',
      'Matrícula; CIF Transportista; Tipo; Carga útil; Longitud; Ancho; Alto; Frigo',
      ['number', 'carrierId', 'type', 'tonnage', 'long', 'width', 'height', 'isFrigo'],
    ],
    [
      'locations',
      'Cliente; Almacén; Dirección; Localidad; Longitud; Horario',
      ['clientId', 'addressName', 'address.street', 'address.city', 'address.longitude', 'timeWindow'],
    ],
    [
      'loads',
      'Cliente; Referencia; Origen; Destino; C.P. origen; Dirección de destino; Fecha de carga; Kg; Importe; Estado',
      [
        'clientId',
        'clientRef',
        'origin.city',
        'destination.city',
        'origin.postalCode',
        'destination.street',
        'pickupDate',
        'weight',
        'price',
        null,
      ],
    ],
    ['loads', 'Fecha recogida; Fecha descarga', ['pickupDate', 'deliveryDate']],
    ['loads', 'Día carga; Dia descarga', ['pickupDate', 'deliveryDate']],
    // The mass of the whole lorry says nothing about what it can carry.
    ['vehicles', 'MMA; Fecha de matriculación', [null, 'year']],
  ];
  test.each(CASES)('of %s: %s', (resource, heads, paths) => {
    expect(guess(resource, heads)).toEqual(paths);
  });

  test.each(IMPORTED)('the template of %s is understood whole, and its headings differ', resource => {
    const heads = Object.values(headsOf(translate, resource));
    expect(new Set(heads).size).toBe(heads.length);
    expect(guess(resource, heads.join('; '))).toEqual(importColumns(resource).map(({ path }) => path));
  });

  test.each(IMPORTED)(
    'the template of %s is read as a file, and its workbook says what each column expects',
    resource => {
      const heads = Object.values(headsOf(translate, resource));
      const workbook = templateXlsx(translate, resource);
      expect(readFile(new TextEncoder().encode(templateCsv(translate, resource)))).toEqual([heads]);
      expect(readFile(workbook)).toEqual([heads]);
      const [, ...explained] = readFile(workbook, sheetsOf(workbook)[1]);
      expect(explained.map(([head]) => head)).toEqual(heads);
      for (const [, required, what] of explained)
        expect(`${required} ${what}`).not.toMatch(/imports\.|resources\.|%\{/);
    },
  );

  test.each([
    [['TOTAL', '', '', '12.345,00'], true],
    [['', '', 'Totales:', 9], true],
    [['Suma total', null, null, null], true],
    [['Total', 'B12345674', 'Madrid', 5], false],
    [['Total Energies', '', '', ''], false],
    [['Uno', 'B1', 'Sagunto', 5], false],
  ])('a last row %j sums up the others: %s', (last, isTotal) => {
    expect(endsInTotals([['Uno', 'B1', 'Sagunto', 5], ['Dos', 'B2', 'Onda', 4], last])).toBe(isTotal);
  });

  test('headings may stand below titles and blank rows', () => {
    const labels = headsOf(translate, 'clients');
    expect(guessHeadRow('clients', [['Clientes 2026'], [], ['Nombre', 'CIF'], ['Azulejos', 'B1']], labels)).toBe(2);
    expect(guessHeadRow('clients', [[null], ['a', 'b'], ['c', 'd']], labels)).toBe(1);
  });

  test('what is missing is said, and a problem is told of its column', () => {
    expect(missingColumns('vehicles', ['number', 'type', 'tonnage', 'long', 'width', 'height'], false)).toEqual([
      'carrierId',
    ]);
    expect(missingColumns('vehicles', ['number', 'type', 'tonnage', 'long', 'width', 'height'], true)).toEqual([]);
    expect(columnOfProblem('loads', 'origin')).toBe('origin.city');
    expect(columnOfProblem('clients', 'timeWindow.0.closeTime')).toBe('timeWindow');
    expect(columnOfProblem('clients', 'desconocido')).toBeNull();
  });
});

describe('what the rest of a row says', () => {
  const TODAY = '2026-11-20';
  test.each([
    ['carriers', { nif: 'B12345674' }, { companyType: 'society' }],
    ['carriers', { nif: '12345678Z' }, { companyType: 'freelance' }],
    ['carriers', { nif: 'PT-509 442', surname: 'Gil' }, { companyType: 'freelance', surname: 'Gil' }],
    ['carriers', { nif: 'PT-509 442' }, { companyType: 'society' }],
    ['carriers', { nif: 'B12345674', surname: 'Gil' }, { companyType: 'society' }],
    ['carriers', { nif: 'X1', surname: 'Gil', companyType: 'society' }, { companyType: 'society' }],
    ['clients', { name: 'Azulejos' }, { alias: 'Azulejos' }],
    ['vehicles', { type: 'van' }, { hasTraction: true }],
    ['vehicles', { type: 'mega' }, { hasTraction: false }],
    ['loads', { pickupDate: '2026-11-23' }, { invoiceDate: '2026-11-23' }],
    ['loads', {}, { invoiceDate: TODAY }],
    ['loads', { deliveryDate: '30/02/2026' }, { deliveryDate: '30/02/2026', invoiceDate: TODAY }],
    [
      'locations',
      { address: { latitude: '39,47', longitude: '-0,3768' } },
      { address: { latitude: '39.47', longitude: '-0.3768' } },
    ],
    [
      'clients',
      { address: { postalCode: '8001' } },
      { address: { postalCode: '08001', county: 'Barcelona', countryCode: 'ES', country: 'España' } },
    ],
    [
      'clients',
      { address: { postalCode: '8001', country: 'Suiza' } },
      { address: { postalCode: '8001', country: 'Suiza', countryCode: 'CH' } },
    ],
    [
      'clients',
      { address: { postalCode: '8001', country: 'Spain' } },
      { address: { postalCode: '08001', county: 'Barcelona', countryCode: 'ES', country: 'Spain' } },
    ],
    ['clients', { nif: '1234567L' }, { nif: '01234567L' }],
    ['clients', { nif: '1234567A' }, { nif: '1234567A' }],
    ['clients', { address: { city: 'Lugar' } }, { address: { city: 'Lugar' } }],
  ] as [Imported, Record<string, unknown>, Record<string, unknown>][])('%s %j', (resource, values, filled) => {
    expect(completed(resource, values, TODAY)).toMatchObject(filled);
  });

  test.each([
    [{ address: { postalCode: '8001' } }, true],
    [{ address: { postalCode: '28001' } }, false],
    [{ nif: '1234567L' }, true],
    [{ name: 'Azulejos' }, false],
  ])('that a first zero was put back is known of %j: %s', (read, has) => {
    expect(hasZeros(read, completed('clients', read, TODAY))).toBe(has);
  });
});
