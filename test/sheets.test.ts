import { randomBytes } from 'node:crypto';
import { strFromU8 } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Column } from '../api/sheets/column.ts';
import { csvCell, csvOf } from '../api/sheets/csv.ts';
import { xlsxOf } from '../api/sheets/xlsx.ts';
import { type ZipEntry, zipOf } from '../api/sheets/zip.ts';
import { csvRows, unzipped, xlsxRows } from './help/sheets.ts';

const NOW = new Date('2026-11-20T11:00:00.000Z');

type Cells = { text: unknown; money: unknown; number: unknown; day: unknown; flag: unknown };
const COLUMNS: Column<Cells>[] = [
  { head: 'Texto', kind: 'text', of: row => row.text },
  { head: 'Euros', kind: 'money', of: row => row.money },
  { head: 'Número', kind: 'number', of: row => row.number },
  { head: 'Día', kind: 'day', of: row => row.day },
  { head: 'Sí o no', kind: 'flag', of: row => row.flag },
];

async function* batches(...rows: Cells[]) {
  for (const row of rows) yield [row];
}
const textOf = async (chunks: AsyncIterable<string>) => {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
};
const bytesOf = async (chunks: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
};
const csv = (...rows: Cells[]) => textOf(csvOf(COLUMNS, batches(...rows)));
const xlsx = (...rows: Cells[]) => bytesOf(xlsxOf(COLUMNS, batches(...rows), { name: 'Facturas', now: NOW }));

const ROW: Cells = { text: 'Porte "A"; B', money: 123_456, number: 21, day: '2026-11-20', flag: true };
const EMPTY: Cells = { text: null, money: null, number: undefined, day: null, flag: null };

describe('a CSV', () => {
  test('is one for a Spanish spreadsheet: BOM, semicolons, decimal comma, days as they are written', async () => {
    expect(await csv(ROW, EMPTY)).toBe(
      '\uFEFFTexto;Euros;Número;Día;Sí o no\r\n"Porte ""A""; B";1234,56;21;20/11/2026;Sí\r\n;;;;\r\n',
    );
  });

  test.each(['=1+1', '+34 600', '-5', '@SUM(A1)', ' =1', '\t=1', '\r=1', '\n=1', '＝1', '＠x'])(
    'never runs %j as a formula',
    text => expect(csvCell(text, 'text')).toBe(`'${text}`),
  );

  test.each([
    [-1000, 'money', '-10,00'],
    [5, 'money', '0,05'],
    [0.5, 'number', '0,5'],
    ['2026/11/20', 'day', '20/11/2026'],
    ['2026-11-20T23:30:00.000Z', 'moment', '21/11/2026 00:30'],
    ['2026-10-25T00:30:00.000Z', 'moment', '25/10/2026 02:30'],
    [false, 'flag', 'No'],
  ] as const)('%s as %s is %s', (value, kind, text) => expect(csvCell(value, kind)).toBe(text));
});

describe('an Excel workbook', () => {
  test('holds real numbers and days, and text as text', async () => {
    const rows = xlsxRows(await xlsx(ROW, EMPTY, { ...EMPTY, text: '=1+1' }));
    expect(rows).toEqual([
      { Texto: 'Porte "A"; B', Euros: 1234.56, Número: 21, Día: 46_346, 'Sí o no': 'Sí' },
      { Texto: null, Euros: null, Número: null, Día: null, 'Sí o no': null },
      { Texto: '=1+1', Euros: null, Número: null, Día: null, 'Sí o no': null },
    ]);
    const styles = strFromU8(unzipped(await xlsx(ROW))['xl/styles.xml'] ?? new Uint8Array());
    expect(styles).toContain('dd\\-mm\\-yyyy');
  });

  test('holds real moments too, as clocks in Spain show them', async () => {
    const column: Column<{ at: string }> = { head: 'Cuándo', kind: 'moment', of: row => row.at };
    async function* rows() {
      yield [{ at: '2026-11-20T11:00:00.000Z' }, { at: '2026-07-31T22:30:00.000Z' }];
    }
    const workbook = await bytesOf(xlsxOf([column], rows(), { name: 'Pedidos', now: NOW }));
    expect(xlsxRows(workbook)).toEqual([{ Cuándo: 46_346.5 }, { Cuándo: 46_235 + 0.5 / 24 }]);
  });

  test('gives any text back as it was, whatever it is made of, and so does a CSV', async () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(texts, async given => {
        const rows = given.map(text => ({ ...EMPTY, text, money: 1 }));
        // A lone return is read as a new line by every reader of XML.
        const writable = (text: string) => text.replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
        expect(xlsxRows(await xlsx(...rows)).map(row => row.Texto ?? '')).toEqual(given.map(writable));
        const read = csvRows(await csv(...rows)).map(row => row.Texto);
        expect(read).toEqual(given.map(text => csvCell(text, 'text')));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a zip', () => {
  test('is written as it is read: nothing of the next file is asked for before this one is gone', async () => {
    const asked: string[] = [];
    async function* content(name: string) {
      for (let chunk = 0; chunk < 3; chunk += 1) {
        asked.push(`${name}${chunk}`);
        yield new Uint8Array(100_000).fill(chunk);
      }
    }
    const entries: ZipEntry[] = ['a', 'b'].map(name => ({ name, content: content(name), isPacked: true }));
    const chunks = zipOf(entries, NOW);
    for (let read = 0; read < 3; read += 1) await chunks.next();
    expect(asked.every(each => each.startsWith('a'))).toBe(true);
    await chunks.return(undefined);
    expect(asked.some(each => each.startsWith('b'))).toBe(false);
  });

  test('holds what was put in, with names in Spanish', async () => {
    const files = unzipped(await bytesOf(zipOf([{ name: 'Año/índice.txt', content: ['uno ', 'dos'] }], NOW)));
    expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['Año/índice.txt', 'uno dos'],
    ]);
  });

  test('holds long texts whole, however many bytes a letter takes and wherever they are cut', async () => {
    const texts = ['a', 'ñ', '€', '🚚'].map((letter, n) => 'x'.repeat(n) + letter.repeat(150_000));
    const files = unzipped(await bytesOf(zipOf([{ name: 'largo.txt', content: texts }], NOW)));
    expect(strFromU8(files['largo.txt'] ?? new Uint8Array()) === texts.join('')).toBe(true);
  });

  test('stops reading once nobody reads it', async () => {
    let [read, isClosed] = [0, false];
    async function* endless() {
      try {
        for (;;) {
          read += 1;
          // What can't be compressed comes out at once.
          yield randomBytes(50_000);
        }
      } finally {
        isClosed = true;
      }
    }
    const chunks = zipOf([{ name: 'sin fin', content: endless() }], NOW);
    for (let chunk = 0; chunk < 10; chunk += 1) await chunks.next();
    await chunks.return(undefined);
    await expect.poll(() => isClosed).toBe(true);
    expect(read).toBeLessThan(20);
  });

  test('with another in it is whole, also once any of it was sent', async () => {
    const inner: Uint8Array[] = [];
    for await (const chunk of xlsxOf(COLUMNS, batches(ROW), { name: 'Facturas', now: NOW })) inner.push(chunk);
    // As a socket does. Of an empty array whose memory was asked for, zlib says 0 and not the checksum so far.
    for (const chunk of inner) expect(chunk.buffer).toBeDefined();
    const files = unzipped(await bytesOf(zipOf([{ name: 'Indice.xlsx', content: inner, isPacked: true }], NOW)));
    expect(xlsxRows(files['Indice.xlsx'] ?? new Uint8Array())).toMatchObject([{ Euros: 1234.56 }]);
  });
});
