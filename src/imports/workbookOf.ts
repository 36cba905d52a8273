import { strToU8, zipSync } from 'fflate';

/** A sheet of texts, the first row its headings; the last of the widths is that of the columns that follow. */
export type Sheet = { name: string; rows: readonly (readonly string[])[]; widths: readonly number[] };

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Everything is kept as text, so that what is typed below keeps its first zeros (1), headings besides in bold (2). */
const STYLES =
  `${XML}<styleSheet xmlns="${SHEETS}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>';

const rowOf = (cells: readonly string[], index: number): string =>
  `<row>${cells
    .map(text => `<c t="inlineStr" s="${index ? 1 : 2}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`)
    .join('')}</row>`;

const sheetOf = ({ rows, widths }: Sheet): string => {
  const columns = (rows[0] ?? []).map((_, index) => {
    const at = `min="${index + 1}" max="${index + 1}"`;
    return `<col ${at} width="${widths[index] ?? widths.at(-1)}" style="1" customWidth="1"/>`;
  });
  return (
    `${XML}<worksheet xmlns="${SHEETS}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.join('')}</cols><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`
  );
};

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

/** An Excel workbook of some small sheets. */
export const workbookOf = (sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> => {
  const path = (index: number) => `worksheets/sheet${index + 1}.xml`;
  const relations = (all: string[]) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
      `${sheets.map((_, index) => `<Override PartName="/xl/${path(index)}" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': relations([relation('r1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml':
      `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets>` +
      `${sheets.map(({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index) => relation(`r${index + 1}`, 'worksheet', path(index))),
      relation('styles', 'styles', 'styles.xml'),
    ]),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/${path(index)}`, sheetOf(sheet)])),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
};
