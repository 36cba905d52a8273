import { crc32 } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';

const ENTRY = Buffer.from('PK\u0001\u0002');
const [CRC_AT, NAME_LENGTH_AT, NAME_AT] = [16, 28, 46];

/** The checksum that a zip's central directory says of each file: fflate doesn't look at it. */
const checksumsOf = (zip: Buffer): Record<string, number> => {
  const found: Record<string, number> = {};
  for (let at = zip.indexOf(ENTRY); at >= 0; at = zip.indexOf(ENTRY, at + 1)) {
    const name = zip.toString('utf8', at + NAME_AT, at + NAME_AT + zip.readUInt16LE(at + NAME_LENGTH_AT));
    found[name] = zip.readUInt32LE(at + CRC_AT);
  }
  return found;
};

/** The files of a zip by their names. Like the programs that open zips, it refuses one with a wrong checksum. */
export const unzipped = (bytes: Uint8Array): Record<string, Uint8Array> => {
  const files = unzipSync(new Uint8Array(bytes));
  const checksums = checksumsOf(Buffer.from(bytes));
  for (const [name, content] of Object.entries(files))
    if (checksums[name] !== crc32(content)) throw new Error(`a wrong checksum of ${name}`);
  return files;
};

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
