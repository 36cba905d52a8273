import { dayToUtc, isDay, toRowDay } from '../dates.ts';
import { fold } from '../text/fold.ts';
import type { Cell, ImportColumn } from '../imports.ts';
import { plainNumbers } from '../text/plainNumbers.ts';
import { reachesThousands, unitOf } from '../text/units.ts';
import type { Problem } from '../validation.ts';

/** A cell's value; an unreadable one stays as it is, with the reason. */
export type ReadCell = { value: unknown; problem?: Problem };

/** Choices by their folded names: `sociedad` → `society`. */
export type ChoiceNames = ReadonlyMap<string, string>;

/** Only letters and digits: `C. P.`, `C.P.` and `cp` are the same word. */
export const wordOf = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

/** Without the apostrophe that sheets, and this product's exports, put before text that would run as a formula. */
const textOf = (cell: Cell): string =>
  `${cell ?? ''}`
    .replace(/^'(?=\s*[=+\-@＝＋－＠])/, '')
    .replace(/\u00a0/g, ' ')
    .trim();

const PLAIN = /^[-+]?(\d+(\.\d*)?|\.\d+)$/;

/** `1.234,5`, `1234,5`, `2.45` and `1,234.56`; a dot before exactly three digits may group thousands, as in Spain. */
const plainNumber = plainNumbers({ group: '.', decimal: ',' });

type Units = Record<string, number>;
const KILOS: Units = { kg: 1, kgs: 1, t: 1000, tn: 1000 };
const TONNES: Units = { t: 1, tn: 1, kg: 0.001, kgs: 0.001 };
const METRES: Units = { m: 1, cm: 0.01 };
const EUROS: Units = { '€': 1, eur: 1, euro: 1, euros: 1 };

/** The units accepted in a column, by the column's own unit. */
const FACTORS: Record<string, Units> = { kg: KILOS, t: TONNES, m: METRES };

const FIGURES = /^[-+]?[\d.,\s]+/;
const UNIT = /^(€|[a-z]+)$/i;

/** `1.234,5 kg.` → its figures and its unit; neither for any other text. */
const figuresAndUnit = (text: string): [figures: string, unit?: string] => {
  const bare = text.endsWith('.') ? text.slice(0, -1) : text;
  const figures = FIGURES.exec(bare)?.[0] ?? '';
  const unit = bare.slice(figures.length);
  if (!unit) return [figures];
  return UNIT.test(unit) ? [figures, unit] : [''];
};

const readNumber = (cell: Cell, { kind, path }: ImportColumn): ReadCell => {
  // Excel's results have tails: 33 × 0,4 is 13,200000000000001 there.
  if (typeof cell === 'number') return { value: Number(cell.toFixed(6)) };
  const text = textOf(cell);
  const wrong = { value: text, problem: { key: 'validation.number' } };
  const [figures, unit] = figuresAndUnit(text);
  const own = unitOf(path);
  const said = unit?.toLowerCase();
  const units = kind === 'money' ? EUROS : FACTORS[own ?? ''];
  // A unit of another kind isn't guessed at: 24 t are not 24 kg.
  const factor = said ? units?.[said] : 1;
  const plain = plainNumber(figures.replace(/\s/g, ''), reachesThousands(said ?? own));
  if (factor === undefined || !PLAIN.test(plain)) return wrong;
  return { value: factor === 1 ? Number(plain) : Number((Number(plain) * factor).toFixed(3)) };
};

const DAY = 86_400_000;
/** Excel's day 0, counting its nonexistent 29 February 1900. */
const EPOCH = dayToUtc('1899-12-30');
const SPANISH = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(\s+\d{1,2}:\d{2}(:\d{2})?)?$/;
const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})([T\s].*)?$/;

const padded = (year: string, month: string, day: string): string =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Excel's numbers of days that a sheet can mean: from 2000 to 2199. A lone day of the month or year isn't one. */
const SERIALS = { from: 36_526, to: 109_574 };

const dayText = (cell: Cell): string => {
  if (typeof cell === 'number') {
    const moment = EPOCH + Math.floor(cell) * DAY;
    return cell >= SERIALS.from && cell < SERIALS.to ? new Date(moment).toISOString().slice(0, 10) : String(cell);
  }
  const text = textOf(cell);
  const [, day = '', month = '', year = ''] = SPANISH.exec(text) ?? [];
  if (day) return padded(year, month, day);
  const [, isoYear = '', isoMonth = '', isoDay = ''] = ISO.exec(text) ?? [];
  return isoYear ? padded(isoYear, isoMonth, isoDay) : text;
};

const readDay = (cell: Cell): ReadCell => {
  const day = dayText(cell);
  return isDay(day) ? { value: toRowDay(day) } : { value: textOf(cell), problem: { key: 'validation.day' } };
};

/** A year, or that of a whole day: sheets also say when a vehicle was registered. */
const readYear = (cell: Cell, column: ImportColumn): ReadCell => {
  const day = dayText(cell);
  return isDay(day) ? { value: Number(day.slice(0, 4)) } : readNumber(cell, column);
};

const YES = ['si', 's', 'x', '1', 'true', 'verdadero', 'yes'];
const NO = ['no', 'n', '0', 'false', 'falso'];

const readFlag = (cell: Cell): ReadCell => {
  const word = wordOf(textOf(cell));
  if (YES.includes(word)) return { value: true };
  return NO.includes(word) ? { value: false } : { value: cell, problem: { key: 'validation.yesOrNo' } };
};

const OPENING = /^(\d{1,2})[:.](\d{2})\s*(?:-|–|a|hasta)\s*(\d{1,2})[:.](\d{2})$/i;

/** `08:00-14:00, 16:00-19:00`. */
const readOpenings = (cell: Cell): ReadCell => {
  const spans = textOf(cell)
    .replace(/\s+/g, ' ')
    .split(/ ?[,;/] ?| y /)
    .filter(Boolean)
    .map(span => OPENING.exec(span.replace(/ ?h(oras)?\.?$/i, '')));
  const value = spans.map(found => ({
    openTime: `${found?.[1]?.padStart(2, '0')}:${found?.[2]}`,
    closeTime: `${found?.[3]?.padStart(2, '0')}:${found?.[4]}`,
  }));
  return spans.includes(null) ? { value: null, problem: { key: 'validation.openings' } } : { value };
};

const readChoice = (cell: Cell, { choices }: ImportColumn, names: ChoiceNames): ReadCell => {
  const text = textOf(cell);
  const value = choices?.find(each => each === text) ?? names.get(wordOf(text));
  return value ? { value } : { value: text, problem: { key: 'validation.choice' } };
};

/** What a formula that failed leaves in its cell: as Excel stores it, and as Spanish sheets write it. */
const FAILURES = new Set(
  (
    '#n/a|#n/d|#value!|#valor!|#ref!|#div/0!|#num!|#null!|#nulo!|#name?|#nombre?|#spill!|#desbordamiento!|#calc!|' +
    '#field!|#campo!|#blocked!|#bloqueado!|#unknown!|#desconocido!|#connect!|#conectar!|#busy!|#ocupado!|' +
    '#getting_data|#obteniendo_datos'
  ).split('|'),
);

const isFailed = (text: string): boolean =>
  FAILURES.has(text.toLowerCase().replace(/[¡¿]/g, '')) || /^err:\d{3}$/i.test(text);

const failed = (text: string, { kind }: ImportColumn): ReadCell => ({
  value: kind === 'openings' ? null : text,
  problem: { key: 'rowRemarks.failed', args: { text } },
});

/** A cell's value for its column; null when empty. */
export const readCell = (cell: Cell, column: ImportColumn, names: ChoiceNames = new Map()): ReadCell => {
  const text = textOf(cell);
  if (text === '') return { value: null };
  if (isFailed(text)) return failed(text, column);
  switch (column.kind) {
    case 'integer':
      return column.path === 'year' ? readYear(cell, column) : readNumber(cell, column);
    case 'number':
    case 'money':
      return readNumber(cell, column);
    case 'day':
      return readDay(cell);
    case 'boolean':
      return readFlag(cell);
    case 'select':
      return readChoice(cell, column, names);
    case 'openings':
      return readOpenings(cell);
    default:
      return { value: textOf(cell) };
  }
};
