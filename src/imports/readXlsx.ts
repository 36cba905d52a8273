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

/** Where each sheet that is seen lies in the workbook, by its name. */
const sheetsIn = (parts: Map<string, string>): Map<string, string> => {
  const workbook = parts.get('xl/workbook.xml') ?? refuseFile('type');
  if (/date1904="(1|true)"/.test(workbook)) refuseFile('oldDates');
  const targets = new Map<string | undefined, string>();
  for (const { attributes } of elementsOf(parts.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship'))
    targets.set(attribute(attributes, 'Id'), (attribute(attributes, 'Target') ?? '').replace(/^\/?(xl\/)?/, 'xl/'));
  const found = new Map<string, string>();
  for (const { attributes } of elementsOf(workbook, 'sheet')) {
    const target = targets.get(attribute(attributes, '(?:\\w+:)?id'));
    const isSeen = !/hidden/i.test(attribute(attributes, 'state') ?? '');
    if (target && isSeen) found.set(attribute(attributes, 'name') ?? '', target);
  }
  return found.size ? found : new Map([['', 'xl/worksheets/sheet1.xml']]);
};

const frameOf = (bytes: Uint8Array): Map<string, string> =>
  sheetsIn(unpack(bytes, name => name === 'xl/workbook.xml' || name.startsWith('xl/_rels/')));

/** The names of the sheets of a workbook that are seen. */
export const sheetNames = (bytes: Uint8Array): string[] => [...frameOf(bytes).keys()];

const valueOf = (type: string | undefined, content: string, shared: readonly string[]): Cell => {
  if (type === 'inlineStr') return textIn(content);
  const [found] = elementsOf(content, 'v');
  if (!found) return null;
  const text = unescapeXml(found.content);
  if (type === 's') return shared[Number(text)] ?? null;
  if (type === 'b') return text === '1';
  // An error (`#N/A`) is told of where its cell would be read: left blank it would pass for nothing said.
  if (type === 'str' || type === 'd' || type === 'e') return text;
  return text === '' || !Number.isFinite(Number(text)) ? null : Number(text);
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

/** The rows of a sheet of an Excel workbook, each in the place of its number: of the one asked for, or the first. */
export const readXlsx = (bytes: Uint8Array, name?: string): Cell[][] => {
  const sheets = frameOf(bytes);
  const sheet = sheets.get(name ?? '') ?? [...sheets.values()][0] ?? '';
  const parts = unpack(bytes, each => each === 'xl/sharedStrings.xml' || each === sheet);
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
