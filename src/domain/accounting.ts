import type { Tax, TaxName } from './invoices/tax.ts';

/** Sums of invoices, in cents. */
export type Sums = { invoices: number; base: number; iva: number; irpf: number; total: number; payable: number };

/** The sums of a quarter's invoices with the same taxes. */
export type SumsLine = Sums & { quarter: number; tax: Tax };

/** What is declared for one rate of one tax: its base and its quota, in cents. */
export type RateSums = { tax: TaxName; percent: number; base: number; quota: number };

export const NO_SUMS: Sums = { invoices: 0, base: 0, iva: 0, irpf: 0, total: 0, payable: 0 };

/** Two sums added up, field by field; cents. */
export const addSums = (a: Sums, b: Sums): Sums => ({
  invoices: a.invoices + b.invoices,
  base: a.base + b.base,
  iva: a.iva + b.iva,
  irpf: a.irpf + b.irpf,
  total: a.total + b.total,
  payable: a.payable + b.payable,
});

/** All lines added up, in cents; NO_SUMS when there are none. */
export const totalSums = (lines: readonly Sums[]): Sums => lines.reduce(addSums, NO_SUMS);

/** The sums of each quarter that has any, earliest first. */
export const quarterSums = (lines: readonly SumsLine[]): (Sums & { quarter: number })[] =>
  [...new Set(lines.map(line => line.quarter))]
    .sort((a, b) => a - b)
    .map(quarter => ({ quarter, ...totalSums(lines.filter(line => line.quarter === quarter)) }));

/**
 * Sums by tax and rate, as they are declared: IVA first, the highest rate first; lines without IVA count as IVA 0. IRPF
 * is withheld from the same bases, so sums of different taxes must not be added up.
 */
export const rateSums = (lines: readonly SumsLine[]): RateSums[] => {
  const rates = new Map<string, RateSums>();
  const add = (tax: TaxName, percent: number, base: number, quota: number) => {
    const known = rates.get(`${tax} ${percent}`) ?? { tax, percent, base: 0, quota: 0 };
    rates.set(`${tax} ${percent}`, { ...known, base: known.base + base, quota: known.quota + quota });
  };
  for (const { tax, base, iva, irpf } of lines) {
    add('IVA', tax.IVA ?? 0, base, iva);
    if (tax.IRPF) add('IRPF', tax.IRPF, base, irpf);
  }
  return [...rates.values()].sort((a, b) => b.tax.localeCompare(a.tax) || b.percent - a.percent);
};
