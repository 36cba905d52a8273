import { endsInTotals, guessColumns, guessHeadRow } from '#domain/imports/columns';
import { type Cell, type Imported, MAX_IMPORT_ROWS } from '#domain/imports';
import { derivedHeads, elsewhereOf, headsOf } from './labels.ts';
import { readFile, rowsOf, sheetsOf } from './readFile.ts';
import { refuseFile } from './refuseFile.ts';

/** A file whose rows are to be brought in: what it holds, and where each of its columns goes. */
export type Chosen = {
  file: string;
  bytes: Uint8Array;
  /** The sheets of a workbook, and which of them it is. */
  sheets: string[];
  sheet: string | undefined;
  /** The index of the row of headings, null if there is none; those that it may be; how many above it say something. */
  head: number | null;
  headRows: { index: number; text: string }[];
  above: number;
  heads: string[];
  rows: Cell[][];
  firstRow: number;
  /** The number of the last row, where that sums up the others and is left out. */
  totalRow: number | null;
  columns: (string | null)[];
  /** Of known columns that aren't imported, the field that is set elsewhere, or `derived`. */
  leftOut: (string | null)[];
};

/** `head`: the index of the row of headings, null for none; guessed if left out. */
export type Source = { name: string; bytes: Uint8Array; sheet?: string | undefined; head?: number | null | undefined };

/** More sheets than these aren't looked at by themselves. */
const SOME_SHEETS = 12;

/** The sheet of a workbook that has most columns of what is to be brought in; the first of those that have as many. */
const likeliestSheet = (bytes: Uint8Array, resource: Imported, labels: Record<string, string>): string | undefined => {
  const names = sheetsOf(bytes);
  if (names.length < 2) return names[0];
  const scores = names.slice(0, SOME_SHEETS).map(name => {
    const rows = rowsOf(bytes, name);
    const heads = rows[guessHeadRow(resource, rows, labels)]?.map(cell => `${cell ?? ''}`) ?? [];
    return rows.length > 1 ? guessColumns(resource, heads, labels).filter(({ path }) => path).length : -1;
  });
  return names[scores.indexOf(Math.max(...scores))];
};

const filledIn = (row: readonly Cell[]): string[] => row.map(cell => `${cell ?? ''}`.trim()).filter(Boolean);

/** The first rows that say something, and how each begins: the headings may be any of them. */
const headRowsOf = (rows: readonly Cell[][], guessed: number): Chosen['headRows'] =>
  rows.slice(0, Math.max(10, guessed + 1)).flatMap((row, index) => {
    const said = filledIn(row);
    return said.length ? [{ index, text: said.slice(0, 4).join(' · ') }] : [];
  });

/** The row of headings and those below it, without a last one of totals. */
const partsOf = (all: Cell[][], head: number | null) => {
  const below = head === null ? all : all.slice(head + 1);
  const hasTotals = endsInTotals(below);
  const rows = hasTotals ? below.slice(0, -1) : below;
  if (!rows.length) return refuseFile('empty');
  if (rows.length > MAX_IMPORT_ROWS) return refuseFile('tooManyRows');
  const width = Math.max(...all.slice(head ?? 0, (head ?? 0) + 200).map(row => row.length));
  const named = head === null ? [] : (all[head] ?? []);
  return {
    rows,
    totalRow: hasTotals ? all.length : null,
    heads: Array.from({ length: width }, (_, index) => `${named[index] ?? ''}`.trim()),
  };
};

/** Reads a file, or a sheet of it, and guesses what its columns are; an Error with the key of the reason if it can't be. */
export const chosenOf = (
  { name, bytes, sheet: asked, head: askedHead }: Source,
  resource: Imported,
  translate: (key: string) => string,
): Chosen => {
  const labels = headsOf(translate, resource);
  const sheet = asked ?? likeliestSheet(bytes, resource, labels);
  const all = readFile(bytes, sheet);
  const guessed = guessHeadRow(resource, all, labels);
  const head = askedHead === undefined ? guessed : askedHead;
  const { rows, heads, totalRow } = partsOf(all, head);
  const guesses = guessColumns(resource, heads, labels, derivedHeads(translate, resource));
  return {
    file: name,
    bytes,
    sheets: sheetsOf(bytes),
    sheet,
    head,
    headRows: headRowsOf(all, guessed),
    above: all.slice(0, head ?? 0).filter(row => filledIn(row).length > 0).length,
    heads,
    rows,
    firstRow: head === null ? 1 : head + 2,
    totalRow,
    columns: guesses.map(({ path }) => path),
    leftOut: guesses.map(({ isDerived }, index) =>
      isDerived ? (elsewhereOf(translate, resource, heads[index] ?? '') ?? 'derived') : null,
    ),
  };
};
