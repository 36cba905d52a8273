import { invoiceNumber, invoiceYear } from '#domain/invoices/number';
import type { Row } from './rows.ts';

/** Numbers in order and without gaps, by issuer, series and year (Design 7). */
export const createNumbering = () => {
  const series = new Map<string, { issuerKey: string; series: string; year: number; last: number }>();
  return {
    /** `2026/14`, or `R2026/1` in the series of those that correct another. */
    next: (issuerKey: string, name: string, date: string): string => {
      const year = invoiceYear(date);
      const key = `${issuerKey} ${name} ${year}`;
      const row = series.get(key) ?? { issuerKey, series: name, year, last: 0 };
      series.set(key, row);
      row.last += 1;
      return invoiceNumber(name, year, row.last);
    },
    /** The rows from which the next numbers will be taken. */
    rows: (): Row[] => [...series.values()],
  };
};
export type Numbering = ReturnType<typeof createNumbering>;
