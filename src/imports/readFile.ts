import Papa from 'papaparse';
import { type Cell, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '#domain/imports';
import { readXlsx } from './readXlsx.ts';
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

/** `;`, a comma or a tab, whichever makes most columns of the first lines. */
const readCsv = (bytes: Uint8Array): Cell[][] => {
  const text = textOf(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\u0000')) return refuseFile('type');
  const said = /^sep=(.)\r?\n/.exec(text);
  const delimiters = said?.[1] ? [said[1]] : [';', '\t', ','];
  const widths = delimiters.map(delimiter => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 10 });
    return Math.max(...data.map(row => row.length), 0);
  });
  const delimiter = delimiters[widths.indexOf(Math.max(...widths))] ?? ';';
  // A line that says how the others are written is none of them.
  const { data } = Papa.parse<string[]>(said ? text.slice(said[0].length) : text, { delimiter });
  return said ? [[], ...data] : data;
};

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOldExcel = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

const isBlank = (row: readonly Cell[]): boolean => row.every(cell => `${cell ?? ''}`.trim() === '');

const readAny = (bytes: Uint8Array): Cell[][] => {
  if (isOldExcel(bytes)) refuseFile('type');
  if (!isZip(bytes)) return readCsv(bytes);
  try {
    return readXlsx(bytes);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('imports.')) throw error;
    return refuseFile('broken');
  }
};

/**
 * The rows of a CSV or of the first sheet of an Excel workbook, by their numbers, without the blank ones at the end. What
 * can't be read, or would be more than fits, is an Error with the key of the reason.
 */
export const readFile = (bytes: Uint8Array): Cell[][] => {
  if (bytes.length > MAX_FILE_BYTES) refuseFile('tooLarge');
  const rows = readAny(bytes);
  const last = rows.findLastIndex(row => !isBlank(row));
  if (last < 0) refuseFile('empty');
  // Ten more: titles may stand above the headings.
  if (last > MAX_IMPORT_ROWS + 10) refuseFile('tooManyRows');
  const kept = rows.slice(0, last + 1);
  if (kept.some(row => row.length > MAX_IMPORT_COLUMNS)) refuseFile('tooManyColumns');
  return kept;
};
