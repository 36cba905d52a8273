import Papa from 'papaparse';
import type { Cell } from '#domain/imports';
import { refuseFile } from './refuseFile.ts';

/** UTF-8, with or without its mark, or else what Windows writes; UTF-16 says so at its beginning. */
const textOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** A line by itself: where its quotes don't enclose cells they are signs like any other. */
const cutLine = (line: string, delimiter: string): string[] => {
  const plain = line.split(delimiter);
  if (!line.includes('"')) return plain;
  const { data, errors } = Papa.parse<string[]>(line, { delimiter });
  return errors.length ? plain : (data[0] ?? plain);
};

/** The rows if each line is one, whatever its quotes. */
const cutLines = (text: string, delimiter: string, most?: number): string[][] =>
  text.split('\n', most).map(line => cutLine(line, delimiter));

/** How many columns most rows have that have several, and how many rows those are. */
const usualWidth = (rows: readonly (readonly string[])[]): { width: number; count: number } => {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width = 1, count = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return { width, count };
};

/** Whether below the titles all lines have as many columns: then none is a piece of another. */
const isEven = (lines: readonly (readonly string[])[]): boolean => {
  const { width } = usualWidth(lines);
  const widths = lines.filter(cells => cells.some(cell => cell.trim())).map(cells => cells.length);
  return widths.slice(widths.indexOf(width)).every(each => each === width);
};

/** The number of the first line whose quotes make one row of several whole ones; 0 if there is none. */
const joinedAt = (rows: readonly (readonly string[])[], lines: readonly (readonly string[])[]): number => {
  const { width } = usualWidth(lines);
  // Of two columns an address of two lines, with a comma in the second, looks like two rows as well.
  if (width < 3) return 0;
  let at = 0;
  for (const cells of rows) {
    const next = at + 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    if (next > at + 1 && lines.slice(at, next).every(line => line.length === width)) return at + 1;
    at = next;
  }
  return 0;
};

/**
 * The rows of a text. A quote that begins a cell without enclosing it would take what follows into that cell, up to the
 * next quote or the end: then each line is a row if that fits, or the file is refused with the line.
 */
const rowsIn = (text: string, delimiter: string, linesBefore: number): string[][] => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  if (!wrong && !data.some(cells => cells.some(cell => cell.includes('\n')))) return data;
  const lines = cutLines(text, delimiter);
  if (wrong && isEven(lines)) return lines;
  const line = wrong ? text.slice(0, wrong.index).split('\n').length : joinedAt(data, lines);
  return line ? refuseFile('quotes', line + linesBefore) : data;
};

/** How many of the first rows have as many columns as most of them: how well they are cut by it. */
const fitOf = (text: string, delimiter: string) => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: 30, skipEmptyLines: true });
  return usualWidth(errors.length ? cutLines(text, delimiter, 30) : data);
};

/** `;`, a tab or a comma, whichever cuts most lines into as many columns: addresses have commas, and so have figures. */
const delimiterOf = (text: string): string => {
  const fits = [';', '\t', ','].map(delimiter => ({ delimiter, ...fitOf(text, delimiter) }));
  return fits.toSorted((a, b) => b.count - a.count || b.width - a.width)[0]?.delimiter ?? ';';
};

/** The rows of a CSV, by their numbers. */
export const readCsv = (bytes: Uint8Array): Cell[][] => {
  const text = textOf(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (text.includes('\u0000')) return refuseFile('type');
  const said = /^sep=(.)\n/.exec(text);
  // A line that says how the others are written is none of them.
  return said ? [[], ...rowsIn(text.slice(said[0].length), said[1] ?? ';', 1)] : rowsIn(text, delimiterOf(text), 0);
};
