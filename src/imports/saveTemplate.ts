import Papa from 'papaparse';
import { type Imported, importColumns } from '#domain/imports';
import { saveFile } from '../app/saveFile.ts';
import { headOf } from './labels.ts';

/** The headings of every column, for a Spanish spreadsheet (`;` and the mark of UTF-8). */
export const templateOf = (translate: (key: string) => string, resource: Imported): string => {
  const heads = importColumns(resource).map(({ path }) => headOf(translate, resource, path));
  return `\uFEFF${Papa.unparse([heads], { delimiter: ';' })}\r\n`;
};

export const saveTemplate = (translate: (key: string) => string, resource: Imported): void =>
  saveFile(new Blob([templateOf(translate, resource)], { type: 'text/csv' }), `plantilla-${resource}.csv`);
