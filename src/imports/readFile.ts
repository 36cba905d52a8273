import Papa from 'papaparse';
import { type Cell, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '#domain/imports';
import { readXlsx, sheetNames } from './readXlsx.ts';
import { refuseFile } from './refuseFile.ts';

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** UTF-8, with or without its mark, or else what Windows writes; UTF-16 says so at its beginning. */
const textOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** How many of the first lines have as many columns as most of them: how well they are cut by it. */
const fitOf = (text: string, delimiter: string): [lines: number, width: number] => {
  const lines = new Map<number, number>();
  for (const { length } of Papa.parse<string[]>(text, { delimiter, preview: 30, skipEmptyLines: true }).data)
    if (length > 1) lines.set(length, (lines.get(length) ?? 0) + 1);
  const [width = 0, count = 0] = [...lines].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return [count, width];
};

/** `;`, a tab or a comma, whichever cuts most lines into as many columns: addresses have commas, and so have figures. */
const readCsv = (bytes: Uint8Array): Cell[][] => {
  const text = textOf(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\u0000')) return refuseFile('type');
  const said = /^sep=(.)\r?\n/.exec(text);
  const fits = [';', '\t', ','].map(delimiter => ({ delimiter, fit: fitOf(text, delimiter) }));
  const [best] = fits.toSorted((a, b) => b.fit[0] - a.fit[0] || b.fit[1] - a.fit[1]);
  const delimiter = said?.[1] ?? best?.delimiter ?? ';';
  // A line that says how the others are written is none of them.
  const { data } = Papa.parse<string[]>(said ? text.slice(said[0].length) : text, { delimiter });
  return said ? [[], ...data] : data;
};

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOldExcel = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

const isBlank = (row: readonly Cell[]): boolean => row.every(cell => `${cell ?? ''}`.trim() === '');

/** What is wrong with a file that says it is a workbook, in our words. */
const asWorkbook = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('imports.')) throw error;
    return refuseFile('broken');
  }
};

/** The sheets that a workbook has, by their names; a CSV has none. */
export const sheetsOf = (bytes: Uint8Array): string[] => (isZip(bytes) ? asWorkbook(() => sheetNames(bytes)) : []);

/** The rows of a file or of its sheet, the first unless one is asked for, however many they are. */
export const rowsOf = (bytes: Uint8Array, sheet?: string): Cell[][] => {
  if (bytes.length > MAX_FILE_BYTES) refuseFile('tooLarge');
  if (isOldExcel(bytes)) refuseFile('oldExcel');
  return isZip(bytes) ? asWorkbook(() => readXlsx(bytes, sheet)) : readCsv(bytes);
};

/**
 * The rows of a CSV or of a sheet of an Excel workbook, by their numbers, without the blank ones at the end. What can't
 * be read, or would be more than fits, is an Error with the key of the reason.
 */
export const readFile = (bytes: Uint8Array, sheet?: string): Cell[][] => {
  const rows = rowsOf(bytes, sheet);
  const last = rows.findLastIndex(row => !isBlank(row));
  if (last < 0) refuseFile('empty');
  // Ten more: titles may stand above the headings.
  if (last > MAX_IMPORT_ROWS + 10) refuseFile('tooManyRows');
  const kept = rows.slice(0, last + 1);
  if (kept.some(row => row.length > MAX_IMPORT_COLUMNS)) refuseFile('tooManyColumns');
  return kept;
};
