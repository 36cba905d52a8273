import { type Cell, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '#domain/imports';
import { readCsv } from './readCsv.ts';
import { readXlsx, sheetNames } from './readXlsx.ts';
import { FileRefusal, refuseFile } from './refuseFile.ts';

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOldExcel = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

const isBlank = (row: readonly Cell[]): boolean => row.every(cell => `${cell ?? ''}`.trim() === '');

/** What is wrong with a file that says it is a workbook, in our words. */
const asWorkbook = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileRefusal) throw error;
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
