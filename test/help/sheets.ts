import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';

/** The files of a zip by their names. */
export const unzipped = (bytes: Uint8Array): Record<string, Uint8Array> => unzipSync(new Uint8Array(bytes));

const unescape = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** A number, a text, or null when there is nothing. A formula would be none of them. */
export type XlsxCell = string | number | null;

const cellOf = (xml: string): XlsxCell => {
  const number = /<v>([^<]*)<\/v>/.exec(xml)?.[1];
  if (number !== undefined) return Number(number);
  const text = /<t[^>]*>([\s\S]*)<\/t>/.exec(xml)?.[1];
  return text === undefined ? null : unescape(text);
};

/** The rows of an Excel workbook of one sheet, the first by their headings. */
export const xlsxRows = (bytes: Uint8Array): Record<string, XlsxCell>[] => {
  const xml = strFromU8(unzipped(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  if (/<f[ >]/.test(xml)) throw new Error('a formula in a sheet');
  const [heads = [], ...rows] = [...xml.matchAll(/<row>([\s\S]*?)<\/row>/g)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c[ >][\s\S]*?<\/c>/g)].map(([cell]) => cellOf(cell)),
  );
  return rows.map(row => Object.fromEntries(heads.map((head, index) => [String(head), row[index] ?? null])));
};

/** The rows of a CSV for a Spanish spreadsheet, by their headings. */
export const csvRows = (text: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    delimiter: ';',
    skipEmptyLines: true,
  }).data;

/** `1.234,56` as a Spaniard types it → euros. */
export const euros = (text: string | undefined): number => Number((text ?? '').replaceAll('.', '').replace(',', '.'));
