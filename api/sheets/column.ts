import type { Row } from '../crud/resource.ts';

/** What a cell holds, in row units: money in cents, days `YYYY-MM-DD`, moments in UTC, which are shown as in Spain. */
export type CellKind = 'text' | 'number' | 'money' | 'day' | 'moment' | 'flag';

/** One column of a sheet that is given away: its heading in Spanish, and what a row has in it. */
export type Column<R = Row> = {
  head: string;
  kind: CellKind;
  of: (row: R) => unknown;
  /** In characters, where the kind's own would cut it. */
  width?: number;
};

/** Rows, some at a time: however many there are, no more than these are held. */
export type Batches<R = Row> = AsyncIterable<readonly R[]>;

export type SheetFormat = 'csv' | 'xlsx';

export const SHEET_TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
