import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quarterSums, rateSums, type SumsLine, totalSums } from '#domain/accounting';
import { TAX_OPTIONS, type Tax } from '#domain/invoices/tax';
import { invoiceTotals } from '#domain/invoices/totals';

const line = (quarter: number, base: number, tax: Tax, invoices = 1): SumsLine => ({
  ...invoiceTotals(base, tax),
  invoices,
  quarter,
  tax,
});

const LINES = [
  line(4, 20_000, { IVA: 21 }, 2),
  line(1, 100_000, { IVA: 21, IRPF: 1 }),
  line(1, 35_000, {}),
  line(1, 10, { IVA: 10 }),
];

test('each quarter comes to what its lines do', () => {
  expect(quarterSums(LINES)).toEqual([
    { quarter: 1, invoices: 3, base: 135_010, iva: 21_001, irpf: 1000, total: 156_011, payable: 155_011 },
    { quarter: 4, invoices: 2, base: 20_000, iva: 4200, irpf: 0, total: 24_200, payable: 24_200 },
  ]);
});

test('each rate of each tax has its base and its quota', () => {
  expect(rateSums(LINES)).toEqual([
    { tax: 'IVA', percent: 21, base: 120_000, quota: 25_200 },
    { tax: 'IVA', percent: 10, base: 10, quota: 1 },
    { tax: 'IVA', percent: 0, base: 35_000, quota: 0 },
    { tax: 'IRPF', percent: 1, base: 100_000, quota: 1000 },
  ]);
  expect(rateSums([])).toEqual([]);
});

describe('whatever there is', () => {
  const anyLine = fc
    .record({
      quarter: fc.integer({ min: 1, max: 4 }),
      base: fc.integer({ min: 0, max: 999_999_999 }),
      tax: fc.constantFrom(...TAX_OPTIONS),
    })
    .map(({ quarter, base, tax }) => line(quarter, base, tax));

  test('quarters and rates come to the same as all of it', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), lines => {
        const total = totalSums(lines);
        expect(totalSums(quarterSums(lines))).toEqual(total);
        const quotas = (wanted: string, of: 'base' | 'quota') =>
          rateSums(lines)
            .filter(rate => rate.tax === wanted)
            .reduce((sum, rate) => sum + rate[of], 0);
        expect([quotas('IVA', 'base'), quotas('IVA', 'quota'), quotas('IRPF', 'quota')]).toEqual([
          total.base,
          total.iva,
          total.irpf,
        ]);
        expect(total.payable).toBe(total.base + total.iva - total.irpf);
      }),
    );
  });
});
