import { formatDay } from '#domain/dates';
import { formatMoment } from '#domain/moments';
import { toEuros } from '#domain/money';
import type { Batches, CellKind, Column } from './column.ts';
import { inLots } from './inLots.ts';

/** Text that a spreadsheet would run as a formula, also after blanks and in fullwidth forms. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

const textOf = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return FORMULA.test(text) ? `'${text}` : text;
};

const withComma = (number: string): string => number.replace('.', ',');

/** A value for a Spanish spreadsheet: decimal comma, `20/11/2026`. Numbers stay numbers, text never runs. */
export const csvCell = (value: unknown, kind: CellKind): string => {
  if (value === null || value === undefined) return '';
  if (kind === 'flag') return value ? 'Sí' : 'No';
  if (kind === 'money' && typeof value === 'number') return withComma(toEuros(value).toFixed(2));
  if (kind === 'number' && typeof value === 'number') return withComma(String(value));
  if (kind === 'day' && typeof value === 'string') return formatDay(value).replaceAll('-', '/');
  if (kind === 'moment' && typeof value === 'string') return formatMoment(value).replaceAll('-', '/');
  return textOf(value);
};

/** Characters that would end a cell, and blanks at its ends, which some programs remove (RFC 4180). */
const NEEDS_QUOTES = /[";\r\n\uFEFF]|^ | $/;

const quoted = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const lineOf = (cells: string[]): string => `${cells.map(quoted).join(';')}\r\n`;

/** A CSV for a Spanish spreadsheet (`;`, decimal comma, BOM), streamed. */
export async function* csvOf<R>(columns: readonly Column<R>[], batches: Batches<R>): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(columns.map(column => textOf(column.head)))}`;
  for await (const rows of inLots(batches))
    yield rows.map(row => lineOf(columns.map(column => csvCell(column.of(row), column.kind)))).join('');
}
