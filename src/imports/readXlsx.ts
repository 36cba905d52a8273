import { strFromU8, unzipSync } from 'fflate';
import { type Cell, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '#domain/imports';
import { attribute, elementsOf, textIn, unescapeXml } from './readXml.ts';
import { refuseFile } from './refuseFile.ts';

/** What the parts of a workbook that are read may take unpacked, and how many times their packed size. */
const MAX_UNPACKED = 120 * 1024 * 1024;
const MAX_RATIO = 500;
const SMALL = 1024 * 1024;

const isRead = (name: string): boolean =>
  /^xl\/(workbook\.xml|sharedStrings\.xml|_rels\/|worksheets\/sheet[^/]*\.xml$)/.test(name);

/** The parts asked for by their names; a workbook that would unpack to more than it may is refused, not unpacked. */
const unpack = (bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, string> => {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (!isRead(name) || !wanted(name)) return false;
      unpacked += originalSize;
      if (unpacked > MAX_UNPACKED || (originalSize > SMALL && originalSize > size * MAX_RATIO)) refuseFile('tooLarge');
      return true;
    },
  });
  return new Map(Object.entries(parts).map(([name, content]) => [name, strFromU8(content)]));
};

/** Where the first sheet of the workbook is. */
const firstSheet = (parts: Map<string, string>): string => {
  const workbook = parts.get('xl/workbook.xml') ?? '';
  if (/date1904="(1|true)"/.test(workbook)) refuseFile('oldDates');
  const [sheet] = elementsOf(workbook, 'sheet');
  const id = sheet && attribute(sheet.attributes, '(?:\\w+:)?id');
  for (const { attributes } of elementsOf(parts.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship'))
    if (attribute(attributes, 'Id') === id)
      return `xl/${attribute(attributes, 'Target') ?? ''}`.replace(/^xl\/\/?xl\//, 'xl/').replace(/^xl\/\//, 'xl/');
  return 'xl/worksheets/sheet1.xml';
};

const valueOf = (type: string | undefined, content: string, shared: readonly string[]): Cell => {
  if (type === 'inlineStr') return textIn(content);
  const [found] = elementsOf(content, 'v');
  if (!found) return null;
  const text = unescapeXml(found.content);
  if (type === 's') return shared[Number(text)] ?? null;
  if (type === 'b') return text === '1';
  if (type === 'str' || type === 'd') return text;
  // `#N/A` and the like say nothing.
  return type === 'e' || text === '' || !Number.isFinite(Number(text)) ? null : Number(text);
};

/** `AB12` → 27. */
const placeOf = (reference: string | undefined, next: number): number => {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0];
  if (!letters) return next;
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const rowOf = (content: string, shared: readonly string[]): Cell[] => {
  const row: Cell[] = [];
  let next = 0;
  for (const { attributes, content: cell } of elementsOf(content, 'c')) {
    const place = placeOf(attribute(attributes, 'r'), next);
    const value = valueOf(attribute(attributes, 't'), cell, shared);
    next = place + 1;
    if (value === null) continue;
    if (place >= MAX_IMPORT_COLUMNS) refuseFile('tooManyColumns');
    while (row.length < place) row.push(null);
    row[place] = value;
  }
  return row;
};

/** The rows of the first sheet of an Excel workbook, each in the place of its number. */
export const readXlsx = (bytes: Uint8Array): Cell[][] => {
  const frame = unpack(bytes, name => name === 'xl/workbook.xml' || name.startsWith('xl/_rels/'));
  const sheet = firstSheet(frame);
  const parts = unpack(bytes, name => name === 'xl/sharedStrings.xml' || name === sheet);
  const xml = parts.get(sheet);
  if (xml === undefined) return refuseFile('broken');
  const shared = [...elementsOf(parts.get('xl/sharedStrings.xml') ?? '', 'si')].map(({ content }) => textIn(content));
  const rows: Cell[][] = [];
  for (const { attributes, content } of elementsOf(xml, 'row')) {
    const row = rowOf(content, shared);
    // Formats reach far below what is written.
    if (!row.length && !attribute(attributes, 'r')) rows.push([]);
    if (!row.length) continue;
    const index = Number(attribute(attributes, 'r') ?? rows.length + 1) - 1;
    if (!(index >= rows.length) || index > MAX_IMPORT_ROWS * 2)
      refuseFile(index > MAX_IMPORT_ROWS ? 'tooManyRows' : 'broken');
    while (rows.length < index) rows.push([]);
    rows.push(row);
  }
  return rows;
};
