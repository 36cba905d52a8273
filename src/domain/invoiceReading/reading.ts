import type { Tax } from '../invoices/tax.ts';
import { daysIn } from './dates.ts';
import { moneyOf } from './money.ts';
import { nameNear } from './name.ts';
import { nifsIn } from './nifs.ts';
import { numberIn } from './number.ts';

/** A proposal for a field, the words it was read from, and how it was found. */
export type Proposal<T> = { value: T; text: string; why: 'read' | 'only' | 'workedOut' };

export type PaperWarning = {
  key:
    | 'sumsDiffer'
    | 'severalTaxes'
    | 'taxUnknown'
    | 'otherCurrency'
    | 'negative'
    | 'severalNifs'
    | 'oddNif'
    | 'nothing';
  args?: Record<string, string | number>;
};

/** What an invoice's text proposes for the form; fields it doesn't mention are left out. */
export type PaperReading = {
  num?: Proposal<string>;
  /** `YYYY-MM-DD`. */
  date?: Proposal<string>;
  dueDate?: Proposal<string>;
  nif?: Proposal<string>;
  name?: Proposal<string>;
  /** Euros. */
  value?: Proposal<number>;
  tax?: Proposal<Tax>;
  total?: Proposal<number>;
  payable?: Proposal<number>;
  warnings: PaperWarning[];
};

/** The reader's own names and tax numbers, which are never the other party's. */
export type Own = { nifs: readonly string[]; names: readonly string[] };

const shown = (line: string): string => line.trim().replace(/\s+/g, ' ').slice(0, 90);

/** The column of a line at a position. */
const columnAt = (line: string, place: number): string =>
  Array.from(line.matchAll(/\S+(?:\s\S+)*/g)).find(
    ({ index, 0: { length } }) => place >= index && place < index + length,
  )?.[0] ?? line;

const ISSUED = /fecha(?:\s+(?:de\s+)?(?:la\s+)?(?:factura|fra\.?|emisi[oó]n|expedici[oó]n))\b/i;
const DATED =
  /\bfecha\b(?!\s+(?:de\s+)?(?:vencimiento|vto|entrega|carga|descarga|servicio|operaci[oó]n|pago|pedido|albar[aá]n|salida))/i;
const DUE = /\b(?:vencimientos?|vence|vto\.?|fecha\s+(?:de\s+)?pago|pagar\s+antes\s+del?)(?![\p{L}])/iu;
/** `Valencia, a 3 de noviembre de 2026`. */
const SIGNED = /^[\p{L}\s]+,\s*(?:a\s*)?\d/iu;

type Dated = { day: string; line: string };

/** The day that belongs to some words: after them on the line, or below them in the next. */
const dayBeside = (lines: readonly string[], words: RegExp): Dated | undefined => {
  for (const [at, line] of lines.entries()) {
    const found = words.exec(line);
    if (!found) continue;
    const after = daysIn(line).find(({ from }) => from >= found.index);
    if (after) return { day: after.day, line: line.slice(found.index, after.to) };
    if (daysIn(line).length) continue;
    for (const below of lines.slice(at + 1, at + 3)) {
      const [under] = daysIn(below).sort((a, b) => Math.abs(a.from - found.index) - Math.abs(b.from - found.index));
      if (under) return { day: under.day, line: `${found[0]} ${below.slice(under.from, under.to)}` };
    }
  }
  return undefined;
};

const datesOf = (lines: readonly string[]): Pick<PaperReading, 'date' | 'dueDate'> => {
  const due = dayBeside(lines, DUE);
  const said = dayBeside(lines, ISSUED) ?? dayBeside(lines, DATED);
  const all = lines.flatMap(line => daysIn(line).map(({ day, from }) => ({ day, line: columnAt(line, from) })));
  const signed = all.find(({ line }) => SIGNED.test(line));
  const rest = new Set(all.map(({ day }) => day).filter(day => day !== due?.day));
  const only = rest.size === 1 ? all.find(({ day }) => day !== due?.day) : undefined;
  const date = said ?? signed ?? only;
  const why = (said ?? signed) ? 'read' : 'only';
  const isLater = due && date && due.day >= date.day;
  return {
    ...(date && { date: { value: date.day, text: shown(date.line), why } }),
    ...(isLater && { dueDate: { value: due.day, text: shown(due.line), why: 'read' } }),
  };
};

const partyOf = (lines: readonly string[], own: Own): Pick<PaperReading, 'nif' | 'name' | 'warnings'> => {
  const [first, ...others] = nifsIn(lines, own.nifs);
  const name = nameNear(lines, first?.line ?? null, own.names);
  const isOnly = !!first && !first.isLabelled;
  return {
    ...(first && { nif: { value: first.nif, text: shown(lines[first.line] ?? ''), why: isOnly ? 'only' : 'read' } }),
    ...(name && { name: { value: name, text: name, why: 'read' } }),
    warnings: [
      ...(others.length
        ? [{ key: 'severalNifs' as const, args: { nifs: others.map(({ nif }) => nif).join(', ') } }]
        : []),
      ...(first?.isOdd ? [{ key: 'oddNif' as const, args: { nif: first.nif } }] : []),
    ],
  };
};

/** More lines than any invoice has: beyond are conditions in small print. */
const MOST_LINES = 600;
const LONGEST_LINE = 300;

/** Reads an invoice: its lines of text → proposals for the form, each with the words it comes from. */
export const readPaper = (text: readonly string[], own: Own = { nifs: [], names: [] }): PaperReading => {
  const lines = text.slice(0, MOST_LINES).map(line => line.slice(0, LONGEST_LINE));
  const party = partyOf(lines, own);
  const money = moneyOf(lines);
  const num = numberIn(lines);
  const found = {
    ...(num && { num: { value: num.value, text: shown(num.line), why: 'read' as const } }),
    ...datesOf(lines),
    ...party,
    ...money,
  };
  const warnings = [...money.warnings, ...party.warnings];
  const isEmpty = !found.num && !found.date && !found.nif && !found.value && !found.total;
  return { ...found, warnings: isEmpty && !warnings.length ? [{ key: 'nothing' }] : warnings };
};
