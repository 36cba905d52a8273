import { DAY, dayToUtc, shownInSpain } from '#domain/dates';
import { toEuros } from '#domain/money';
import type { Batches, CellKind, Column } from './column.ts';
import { CONTENT_TYPES, RELATIONS, STYLE, STYLES, WORKBOOK_RELATIONS, workbookOf } from './xlsxParts.ts';
import { inLots } from './inLots.ts';
import { escapeXml } from './xml.ts';
import { type ZipEntry, zipOf } from './zip.ts';

/** The longest text of a cell. */
const MAX_TEXT = 32_767;
/** Day 0, counting the nonexistent 29 February 1900. */
const EPOCH = Date.UTC(1899, 11, 30);

const textCell = (text: string, style = ''): string =>
  `<c t="inlineStr"${style}><is><t xml:space="preserve">${escapeXml(text.slice(0, MAX_TEXT))}</t></is></c>`;

const numberCell = (value: number, style: number): string => `<c s="${style}"><v>${value}</v></c>`;

/** A value as a cell: real numbers and days; text stays text, whatever it starts with. */
const cellOf = (value: unknown, kind: CellKind): string => {
  if (value === null || value === undefined || value === '') return '<c/>';
  if (kind === 'money' && typeof value === 'number') return numberCell(toEuros(value), STYLE.money);
  if (kind === 'number' && typeof value === 'number') return numberCell(value, STYLE.plain);
  const day = kind === 'day' && typeof value === 'string' ? dayToUtc(value) : Number.NaN;
  if (!Number.isNaN(day)) return numberCell((day - EPOCH) / DAY, STYLE.day);
  const moment = kind === 'moment' && typeof value === 'string' ? new Date(value) : null;
  if (moment && !Number.isNaN(moment.getTime()))
    return numberCell((Date.parse(`${shownInSpain(moment)}Z`) - EPOCH) / DAY, STYLE.moment);
  if (kind === 'flag') return textCell(value ? 'Sí' : 'No');
  return textCell(typeof value === 'object' ? JSON.stringify(value) : String(value));
};

const WIDTHS: Record<CellKind, number> = { text: 26, number: 10, money: 13, day: 12, moment: 17, flag: 13 };

const HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

async function* sheetOf<R>(columns: readonly Column<R>[], batches: Batches<R>): AsyncGenerator<string> {
  const widths = columns.map(
    ({ kind, width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width ?? WIDTHS[kind]}" customWidth="1"/>`,
  );
  const heads = columns.map(column => textCell(column.head, ` s="${STYLE.head}"`));
  yield `${HEAD}<cols>${widths.join('')}</cols><sheetData><row>${heads.join('')}</row>`;
  for await (const rows of inLots(batches))
    yield rows.map(row => `<row>${columns.map(column => cellOf(column.of(row), column.kind)).join('')}</row>`).join('');
  yield '</sheetData></worksheet>';
}

/** An Excel workbook with one sheet, streamed: only one batch is held in memory. */
export const xlsxOf = <R>(
  columns: readonly Column<R>[],
  batches: Batches<R>,
  { name, now }: { name: string; now: Date },
): AsyncGenerator<Uint8Array> => {
  const parts: ZipEntry[] = [
    { name: '[Content_Types].xml', content: [CONTENT_TYPES] },
    { name: '_rels/.rels', content: [RELATIONS] },
    { name: 'xl/workbook.xml', content: [workbookOf(name)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [WORKBOOK_RELATIONS] },
    { name: 'xl/styles.xml', content: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetOf(columns, batches) },
  ];
  return zipOf(parts, now);
};
