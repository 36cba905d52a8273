import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctionDayProblem, invoiceDayWarning } from '#domain/invoices/day';
import { defaultDueDate, deliveryDay, dueProblem } from '#domain/invoices/due';
import {
  invoiceNumber,
  invoiceNumberParts,
  invoiceYear,
  isOwnSeries,
  isSelfBilledNumber,
  seriesOf,
} from '#domain/invoices/number';
import { taxInWords } from '#domain/invoices/taxInWords';
import { cleanTax, isTaxOption, TAX_OPTIONS, type Tax, taxOf, taxPercentageOf, taxWarning } from '#domain/invoices/tax';
import { invoiceTotals, taxEntries } from '#domain/invoices/totals';
import { invoiceErrors } from '#domain/invoices';
import { hasKey, translate } from '#i18n';

describe('taxes', () => {
  test.each([
    [{}, 19],
    [{ IVA: 0, IRPF: 0 }, 19],
    [{ IVA: 21, IRPF: 1 }, 20],
    [{ IVA: 21 }, 21],
    [{ IVA: 10 }, 10],
    [{ IVA: 22 }, 22],
    [{ IVA: 19 }, 0],
    [{ IVA: 20 }, 0],
    [{ IRPF: 1 }, 0],
    [{ IRPF: 19 }, 0],
  ])('%o has the code %i', (tax, code) => expect(taxPercentageOf(tax)).toBe(code));

  test.each([
    [19, {}],
    [20, { IVA: 21, IRPF: 1 }],
    [21, { IVA: 21 }],
    [0, { IVA: 21 }],
    [10, { IVA: 21 }],
    [99, { IVA: 21 }],
  ])('the code %i gives %o (Spec 9)', (code, tax) => expect(taxOf(code)).toEqual(tax));

  test('of the list are the specification’s, each with its text', () => {
    expect(TAX_OPTIONS.map(tax => taxInWords(tax, translate))).toEqual([
      'IVA 10 %',
      'IVA 19 %',
      'IVA 20 %',
      'IVA 21 %',
      'IVA 22 %',
      'IVA 21 % e IRPF 1 %',
      'IRPF 1 %',
      'IRPF 7 %',
      'IRPF 19 %',
      '0 %',
    ]);
    for (const tax of TAX_OPTIONS) expect(isTaxOption(tax)).toBe(true);
    for (const tax of [{ IVA: 4 }, { IVA: 21, IRPF: 7 }, { IVA: 10, IRPF: 1 }, { IRPF: 15 }])
      expect(isTaxOption(tax)).toBe(false);
    expect(cleanTax({ IVA: 21, IRPF: 0 })).toEqual({ IVA: 21 });
  });

  test('that aren’t Spanish warn', () => {
    const warned = TAX_OPTIONS.filter(tax => taxWarning(tax)).map(tax => tax.IVA);
    expect(warned).toEqual([19, 20, 22]);
    expect(hasKey(taxWarning({ IVA: 19 }) ?? '')).toBe(true);
    expect(taxWarning(null)).toBeNull();
  });
});

describe('totals, in cents', () => {
  test.each([
    [100_000, { IVA: 21, IRPF: 1 }, 21_000, 1_000, 121_000, 120_000],
    [100_000, { IVA: 21 }, 21_000, 0, 121_000, 121_000],
    [100_000, {}, 0, 0, 100_000, 100_000],
    [0, { IVA: 21, IRPF: 1 }, 0, 0, 0, 0],
    [1, { IVA: 21 }, 0, 0, 1, 1],
    [3, { IVA: 21 }, 1, 0, 4, 4],
    // Half a cent goes up, for each tax by itself: 0,105 → 0,11 and 0,005 → 0,01.
    [50, { IVA: 21, IRPF: 1 }, 11, 1, 61, 60],
    [150, { IVA: 21, IRPF: 1 }, 32, 2, 182, 180],
    [5, { IVA: 10 }, 1, 0, 6, 6],
    [9_999_999_999, { IVA: 22 }, 2_200_000_000, 0, 12_199_999_999, 12_199_999_999],
  ])('%i with %o', (base, tax, iva, irpf, total, payable) =>
    expect(invoiceTotals(base, tax)).toEqual({ base, iva, irpf, total, payable }),
  );

  const anyTax = fc.constantFrom<Tax>(...TAX_OPTIONS);
  const cents = fc.integer({ min: 0, max: 9_999_999_999 });
  const exact = (base: number, percent = 0) =>
    new Decimal(base).times(percent).div(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();

  test('are what exact arithmetic says, for any amount and tax', () => {
    fc.assert(
      fc.property(cents, anyTax, (base, tax) => {
        const { iva, irpf, total, payable } = invoiceTotals(base, tax);
        expect([iva, irpf]).toEqual([exact(base, tax.IVA), exact(base, tax.IRPF)]);
        expect([total, payable]).toEqual([base + iva, base + iva - irpf]);
        expect([total, payable].every(Number.isSafeInteger)).toBe(true);
        const entries = taxEntries(base, tax);
        expect(base + entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(payable);
      }),
    );
  });

  test('one tax at a time, what is withheld negative', () => {
    expect(taxEntries(1000, { IVA: 21, IRPF: 1 })).toEqual([
      { taxLabel: 'IVA', taxValue: 21, amount: 210 },
      { taxLabel: 'IRPF', taxValue: 1, amount: -10 },
    ]);
    expect(taxEntries(1000, {})).toEqual([]);
    // Nothing withheld of ten cents is 0 and not -0.
    expect(taxEntries(10, { IRPF: 1 })).toEqual([{ taxLabel: 'IRPF', taxValue: 1, amount: 0 }]);
  });
});

describe('the day of an invoice that is to be numbered', () => {
  const before = { num: '2026/14', date: '2026/11/20' };
  test.each([
    ['2026/11/21', null, null],
    ['2026/11/21', before, null],
    ['2026/11/20', before, null],
    ['2026/11/19', null, null],
    ['2026/11/19', before, { key: 'validation.invoiceDayBack', args: { num: '2026/14', day: '20-11-2026' } }],
    ['2026/11/22', before, { key: 'validation.invoiceDayAhead' }],
    ['2026-11-22', null, { key: 'validation.invoiceDayAhead' }],
    // What the number before says counts first: it stays odd tomorrow.
    ['2026/11/22', { num: '2026/14', date: '2026/12/01' }, { key: 'validation.invoiceDayBack' }],
  ])('%s after %o on 21 November', (date, previous, warning) => {
    const found = invoiceDayWarning(date, '2026-11-21', previous);
    if (warning) expect(found).toMatchObject(warning);
    else expect(found).toBeNull();
  });
});

describe('the day of a correction', () => {
  test.each([
    ['2026/11/20', '2026-11-20', null],
    ['2026-11-21', '2026-11-20', null],
    ['2026/11/19', '2026/11/20', 'validation.correctionBack'],
    ['2025-12-31', '2026-01-01', 'validation.correctionBack'],
    [null, '2026-11-20', null],
    ['2026/11/20', null, null],
    ['2026', '2026-11-20', null],
  ])('%s of an invoice of %s: %s', (date, corrected, problem) => {
    expect(correctionDayProblem(date, corrected)).toBe(problem);
    if (problem) expect(hasKey(problem)).toBe(true);
  });
});

describe('numbers', () => {
  test('are year and number, with R for those that correct', () => {
    expect(invoiceNumber('', 2026, 14)).toBe('2026/14');
    expect(invoiceNumber('R', 2026, 1)).toBe('R2026/1');
    expect(invoiceYear('2026/11/20')).toBe(2026);
  });

  test.each(['F-77', '2026/0', '2026/01', '26/1', '2026/', 'r2026/1', '2026/1 ', ' 2026/1', '2026/1234567890', ''])(
    '%j is none',
    num => expect(invoiceNumberParts(num)).toBeNull(),
  );

  test.each([
    ['B', true],
    ['VLC', true],
    ['ABCDE', true],
    ['ABCDEF', false],
    ['R', false],
    ['AF', false],
    ['RA', true],
    ['b', false],
    ['B1', false],
    ['Ñ', false],
    ['', false],
  ])('an office may number its own in a series %j: %j', (letters, isOwn) => expect(isOwnSeries(letters)).toBe(isOwn));

  test.each([
    [{}, null, ''],
    [{}, 'B', 'B'],
    [{ invoiceId: 7 }, 'B', 'R'],
    [{ isSelfBilled: true }, 'B', 'AF'],
  ])('%j of who has the series %j is in %j', (drawn, own, series) => expect(seriesOf(drawn, own)).toBe(series));

  test.each([
    ['AF2026/1', true],
    ['AFB2026/1', false],
    ['AF-2026/1', false],
    ['2026/1', false],
  ])('%j is of those that the office gives for a carrier: %j', (num, is) => expect(isSelfBilledNumber(num)).toBe(is));

  test('are read as they are written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', 'R', 'AF', 'B', 'VAL'),
        fc.integer({ min: 1900, max: 2199 }),
        fc.integer({ min: 1, max: 999_999_999 }),
        (series, year, n) => {
          expect(invoiceNumberParts(invoiceNumber(series, year, n))).toEqual({ series, year, n });
        },
      ),
    );
  });
});

describe('the due date', () => {
  const fromCarrier = { issuerRole: 'carrier', recipientRole: 'admin' } as const;
  const toClient = { issuerRole: 'admin', recipientRole: 'client' } as const;
  const date = '2026/11/20';

  test('is thirty days later', () => expect(defaultDueDate('2026/12/15')).toBe('2027-01-14'));

  test.each([
    ['the same day', { date, dueDate: date }, null, null],
    ['a day before', { date, dueDate: '2026-11-19' }, null, 'error'],
    ['sixty days', { date, dueDate: '2027/01/19', ...fromCarrier }, null, null],
    ['sixty-one days', { date, dueDate: '2027/01/20', ...fromCarrier }, null, 'error'],
    ['sixty-one days with a reason', { date, dueDate: '2027/01/20', dueReason: 'x', ...fromCarrier }, null, null],
    ['sixty-one days of a client', { date, dueDate: '2027/01/20', ...toClient }, null, 'warning'],
    ['sixty days from an earlier delivery', { date, dueDate: '2027/01/09', ...fromCarrier }, '2026-11-10', null],
    ['one more', { date, dueDate: '2027/01/10', ...fromCarrier }, '2026-11-10', 'error'],
    ['before, of a client', { date, dueDate: '2026/11/01', ...toClient }, null, 'error'],
    ['nothing', {}, null, null],
    ['no day', { date: 'x', dueDate: 'y' }, null, null],
  ] as const)('%s', (_, invoice, lastDelivery, level) => {
    const problem = dueProblem(invoice, lastDelivery);
    expect(problem?.level ?? null).toBe(level);
    if (problem) expect(hasKey(problem.key)).toBe(true);
  });
});

describe('the day that the term of payment counts from', () => {
  const [first, last] = [{ deliveryDate: '2026-09-01' }, { deliveryDate: '2026-09-03' }];
  const undated = { deliveryDate: null };
  const route = { endDate: '2026-11-25', invoiceDate: '2026-11-20' };

  test.each([
    ['a load', { deliveryDate: '2026-09-01', invoiceDate: '2026-09-09' }, '2026-09-01'],
    ['a load delivered late', { deliveredDate: '2026-09-02', deliveryDate: '2026-09-01' }, '2026-09-02'],
    [
      'a load delivered, without a planned day',
      { deliveredDate: '2026-09-02', invoiceDate: '2026-09-09' },
      '2026-09-02',
    ],
    [
      'a route of one that was early',
      { ...route, loads: [{ ...last, deliveredDate: '2026-09-02' }, first] },
      '2026-09-02',
    ],
    ['a load without a day', { deliveryDate: null, invoiceDate: '2026-09-09' }, '2026-09-09'],
    ['a route', { ...route, loads: [last, first] }, '2026-09-03'],
    ['a route that carries a load without a day', { ...route, loads: [first, undated] }, '2026-09-01'],
    ['a route whose loads have none', { ...route, loads: [undated] }, '2026-11-25'],
    ['a route without loads', { ...route, loads: [] }, '2026-11-25'],
    ['a route without an end', { ...route, endDate: '' }, '2026-11-20'],
    ['as the screens have it', { deliveryDate: '', endDate: '2026/11/25' }, '2026/11/25'],
    ['nothing', {}, null],
  ])('%s', (_, item, day) => expect(deliveryDay(item)).toBe(day));
});

describe('across its fields', () => {
  test.each([
    [{}, []],
    [{ carrierId: 1, clientId: 2 }, ['carrierId']],
    [{ date: '2026/01/02', dueDate: '2026/01/01' }, ['dueDate']],
    [{ tax: { IVA: 7 } }, ['tax']],
    [{ loadIds: [1, 2], routeIds: [] }, []],
    [{ loadIds: [1], routeIds: [2] }, ['routeIds']],
    [{ loadIds: [1, 1], routeIds: [2, 2] }, ['loadIds', 'routeIds']],
    [{ invoiceId: 4 }, ['rawDescription']],
    [{ invoiceId: 4, rawDescription: 'Error en la base' }, []],
  ])('%o', (invoice, fields) => {
    const errors = invoiceErrors(invoice);
    expect(Object.keys(errors).sort()).toEqual(fields);
    for (const key of Object.values(errors)) expect(hasKey(key)).toBe(true);
  });
});
