import type { Row } from '../crud/resource.ts';

/** A cell's kind, in row units: money in cents, days `YYYY-MM-DD`, moments in UTC (shown in Spanish time). */
export type CellKind = 'text' | 'number' | 'money' | 'day' | 'moment' | 'flag';

/** A column of an exported sheet: its Spanish heading, and its value in a row. */
export type Column<R = Row> = {
  head: string;
  kind: CellKind;
  of: (row: R) => unknown;
  /** In characters, if the kind's default would cut it. */
  width?: number;
};

/** Rows in batches: only one batch is held in memory. */
export type Batches<R = Row> = AsyncIterable<readonly R[]>;

export type SheetFormat = 'csv' | 'xlsx';

export const SHEET_TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
