import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { translate } from '#i18n';
import { chosenOf } from '../../src/imports/chosenOf.ts';
import { readFile, sheetsOf } from '../../src/imports/readFile.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

const ROWS = [
  ['Razón social', 'NIF'],
  ['Muñoz; e hijos', 'B1'],
];

describe('a CSV is read', () => {
  test.each([
    ['with semicolons', utf8('Razón social;NIF\r\n"Muñoz; e hijos";B1\r\n')],
    ['with commas', utf8('Razón social,NIF\n"Muñoz; e hijos",B1\n')],
    ['with tabs', utf8('Razón social\tNIF\n"Muñoz; e hijos"\tB1\n')],
    ['with the mark of UTF-8', utf8('\uFEFFRazón social;NIF\n"Muñoz; e hijos";B1')],
    ['with the letters of Windows', latin('Razón social;NIF\r\n"Muñoz; e hijos";B1\r\n\r\n;\r\n')],
    ['as UTF-16', Uint8Array.from(Buffer.from('\uFEFFRazón social;NIF\n"Muñoz; e hijos";B1', 'utf16le'))],
  ])('%s', (_, bytes) => {
    expect(readFile(bytes)).toEqual(ROWS);
  });

  test('with semicolons, however many commas its addresses and figures have, below titles', () => {
    const text =
      'Clientes, a 1 de enero, según, parece\nNombre;Dirección;Importe\nUno;Mayor, 3, 2º, B;1.250,50\nDos;Menor, 4, 1º, A;8,00\n';
    expect(readFile(utf8(text)).slice(1)).toEqual([
      ['Nombre', 'Dirección', 'Importe'],
      ['Uno', 'Mayor, 3, 2º, B', '1.250,50'],
      ['Dos', 'Menor, 4, 1º, A', '8,00'],
    ]);
  });

  test('with lines inside quotes, which are one row', () => {
    expect(readFile(utf8('a;b\n"uno\ndos ""y tres""";2\n'))).toEqual([
      ['a', 'b'],
      ['uno\ndos "y tres"', '2'],
    ]);
  });

  test('with the line that says how it is written, each row in its place', () => {
    expect(readFile(utf8('sep=,\r\na,b\r\n1,2'))).toEqual([[], ['a', 'b'], ['1', '2']]);
  });
});

const workbook = (sheet: string, more: Record<string, string> = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId7" Target="worksheets/sheet3.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      '<worksheet><sheetData><row><c t="str"><v>otra</v></c></row></sheetData></worksheet>',
    ),
    'xl/worksheets/sheet3.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
  });

describe('an Excel workbook is read', () => {
  test('of its first sheet, cells in their places, whatever they hold', () => {
    const shared =
      '<sst><si><t>Razón &amp; social</t></si><si><r><t>Mu</t></r><r><t xml:space="preserve">ñoz </t></r></si></sst>';
    const bytes = workbook(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Peso</t></is></c></row>' +
        '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="1"/><c r="C3"><f>1+1</f><v>1200.5</v></c><c r="D3" t="b"><v>1</v></c><c r="E3" t="e"><v>#N/A</v></c></row>',
      { 'xl/sharedStrings.xml': shared },
    );
    expect(readFile(bytes)).toEqual([['Razón & social', null, 'Peso'], [], ['Muñoz ', null, 1200.5, true, '#N/A']]);
  });

  test.each([
    ['broken', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9])],
    ['type', zipSync({ 'word/document.xml': strToU8('<x/>') })],
    ['oldExcel', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])],
    ['empty', workbook('')],
    ['empty', utf8(' \n;;\n')],
    ['tooLarge', workbook(`<row>${' '.repeat(30_000_000)}</row>`)],
    ['tooLarge', new Uint8Array(11_000_000)],
    ['tooManyRows', utf8('a;b\n'.repeat(20_100))],
    ['tooManyRows', workbook('<row r="1"><c><v>1</v></c></row><row r="1048576"><c><v>1</v></c></row>')],
    ['tooManyColumns', workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>')],
    ['tooManyColumns', utf8(';'.repeat(300).concat('x'))],
    ['oldDates', workbook('<row/>', { 'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>' })],
  ])('or refused: %s', (problem, bytes) => {
    expect(() => readFile(bytes)).toThrow(`imports.problems.${problem}`);
  });
});

describe('a workbook of several sheets', () => {
  const sheet = (text: string) => strToU8(`<worksheet><row><c t="str"><v>${text}</v></c></row></worksheet>`);
  const frame = {
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="Notas" r:id="r1"/><sheet name="Tarifas &amp; más" r:id="r2"/>' +
        '<sheet name="Listas" state="hidden" r:id="r3"/><sheet name="Clientes" r:id="r4"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      [1, 2, 3, 4].map(n => `<Relationship Id="r${n}" Target="/xl/worksheets/sheet${n}.xml"/>`).join(''),
    ),
  };
  const bytes = zipSync({
    ...frame,
    'xl/worksheets/sheet1.xml': strToU8('<worksheet/>'),
    'xl/worksheets/sheet2.xml': sheet('uno'),
    'xl/worksheets/sheet3.xml': sheet('dos'),
    'xl/worksheets/sheet4.xml': sheet('tres'),
  });

  test('tells those that are seen, and each is read when it is asked for', () => {
    expect(sheetsOf(bytes)).toEqual(['Notas', 'Tarifas & más', 'Clientes']);
    expect(readFile(bytes, 'Clientes')).toEqual([['tres']]);
    expect(sheetsOf(utf8('a;b'))).toEqual([]);
  });

  test('of which none is asked for is read from the one that has the columns of what is brought in', () => {
    const row = (...cells: string[]) => `<row>${cells.map(text => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
    const book = zipSync({
      ...Object.fromEntries(
        Object.entries({
          1: row('Notas'),
          2: row('a', 'b') + row('c', 'd'),
          4: row('Nombre', 'CIF') + row('Uno', 'B1'),
        }).map(([n, rows]) => [`xl/worksheets/sheet${n}.xml`, strToU8(`<worksheet>${rows}</worksheet>`)]),
      ),
      ...frame,
    });
    const source = { name: 'libro.xlsx', bytes: book, sheet: undefined };
    expect(chosenOf(source, 'clients', translate)).toMatchObject({ sheet: 'Clientes', rows: [['Uno', 'B1']] });
    expect(chosenOf({ ...source, sheet: 'Tarifas & más' }, 'clients', translate).rows).toEqual([['c', 'd']]);
    expect(() => chosenOf({ ...source, sheet: 'Notas' }, 'clients', translate)).toThrow('imports.problems.empty');
  });
});
