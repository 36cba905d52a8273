import { describe, expect, test } from 'vitest';
import { amountsIn } from '#domain/invoiceReading/amounts';
import { daysIn } from '#domain/invoiceReading/dates';
import { linesOf } from '#domain/invoiceReading/lines';
import { nifsIn } from '#domain/invoiceReading/nifs';

describe('amounts as papers write them', () => {
  test.each([
    ['1.234,56 €', [123_456]],
    ['1234,56', [123_456]],
    ['1 234,56 EUR', [123_456]],
    ['€ 1,234.56', [123_456]],
    ["1.234'56 €", [123_456]],
    ['12.345.678,90', [1_234_567_890]],
    ['0,05', [5]],
    ['1.210 €', [121_000]],
    ['1210€', [121_000]],
    ['-10,00 €', [-1000]],
    ['− 10,00', [-1000]],
    ['Base 100,00 IVA 21,00 % 21,00', [10_000, 2100]],
    ['03.11.2026', []],
    ['03/11/2026', []],
    ['961 234 567', []],
    ['Factura 2026/14', []],
    ['ES91 2100 0418 4502 0005 1332', []],
    ['21 %', []],
    ['3 bultos', []],
    ['1.234,56-', [-123_456]],
    ['1.234,56- €', [-123_456]],
    ['1.234,56 €-', [-123_456]],
    ['1.234,56 -', [-123_456]],
    ['(1.234,56) €', [-123_456]],
    ['(1.234,56 €)', [-123_456]],
    ['-€1.234,56', [-123_456]],
    ['1.000,00 - 210,00', [100_000, 21_000]],
    ['(s/ 1.000,00) 210,00', [100_000, 21_000]],
    ['2.000,00-3', []],
  ])('%j', (text, cents) => {
    expect(amountsIn(text).map(found => found.cents)).toEqual(cents);
  });

  test.each([
    ['1.234,56 USD', [true]],
    ['$1,234.56', [true]],
    ['US$ 1,234.56', [true]],
    ['£ 12.00', [true]],
    ['12,00 CHF', [true]],
    ['-$12.00', [true]],
    ['($12.00)', [true]],
    ['USD 100,00 EUR 90,00', [true, false]],
    ['90,00 € (100,00 USD)', [false, true]],
    ['1.234,56 €', [false]],
    ['1.234,56', [false]],
  ])('that %j is of another currency: %j', (text, isForeign) => {
    expect(amountsIn(text).map(found => found.isForeign)).toEqual(isForeign);
  });
});

describe('days as papers write them', () => {
  test.each([
    ['03/11/2026', '2026-11-03'],
    ['3-11-26', '2026-11-03'],
    ['03.11.2026', '2026-11-03'],
    ['03 / 11 / 2026', '2026-11-03'],
    ['2026-11-03', '2026-11-03'],
    ['3 de noviembre de 2026', '2026-11-03'],
    ['3 de Septiembre del 2026', '2026-09-03'],
    ['1 setiembre 2026', '2026-09-01'],
    ['03-nov-2026', '2026-11-03'],
    ['3 nov. 2026', '2026-11-03'],
    ['31/02/2026', undefined],
    ['13/13/2026', undefined],
    ['96 123 45 67', undefined],
  ])('%j is %s', (text, day) => {
    expect(daysIn(text)[0]?.day).toBe(day);
  });
});

describe('tax numbers on papers', () => {
  test.each([
    ['CIF: B-12345674', ['B12345674']],
    ['NIF 12.345.678-Z', ['12345678Z']],
    ['N.I.F.: ESB12345674', ['B12345674']],
    ['x1234567l', ['X1234567L']],
    ['DNI 12345678A', []],
    ['CIF B12345678', ['B12345678']],
    ['Ref. B12345678', []],
    ['VAT: PT501442600', ['PT501442600']],
    ['IBAN ES91 2100 0418 4502 0005 1332', []],
    ['Tel. 961234567', []],
    ['A58818501', []],
  ])('%j', (text, nifs) => {
    expect(nifsIn([text], ['A58818501']).map(found => found.nif)).toEqual(nifs);
  });

  test('one that is called so goes before one that only looks like it', () => {
    expect(nifsIn(['Ref. B12345674', 'CIF A58818501'], []).map(found => found.nif)).toEqual(['A58818501', 'B12345674']);
  });
});

describe('the pieces of a page become lines', () => {
  const piece = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 5, height: 10 });

  test('in the order in which they are read, columns apart', () => {
    const lines = linesOf([
      piece('210,00', 200, 80),
      piece('IVA 21 %', 0, 81),
      piece('Base', 0, 100),
      piece('imponible', 25, 100),
      piece('1.000,00', 200, 100),
    ]);
    expect(lines.map(line => line.split(/\s{2,}/))).toEqual([
      ['Base imponible', '1.000,00'],
      ['IVA 21 %', '210,00'],
    ]);
  });

  test('a word that was drawn in pieces stays one', () => {
    expect(linesOf([piece('Fac', 0, 10), piece('tura', 15, 10)])).toEqual(['Factura']);
  });

  test('what stands under a heading stands under it in the text', () => {
    const [head = '', below = ''] = linesOf([piece('Total', 300, 20), piece('Base', 100, 20), piece('9,00', 300, 8)]);
    expect(below.indexOf('9,00')).toBe(head.indexOf('Total'));
  });
});
