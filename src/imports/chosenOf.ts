import { endsInTotals, guessColumns, guessHeadRow } from '#domain/imports/columns';
import { type Cell, type Imported, MAX_IMPORT_ROWS } from '#domain/imports';
import { derivedHeads, headsOf } from './labels.ts';
import { readFile, rowsOf, sheetsOf } from './readFile.ts';

/** A file whose rows are to be brought in: what it holds, and where each of its columns goes. */
export type Chosen = {
  file: string;
  bytes: Uint8Array;
  /** The sheets of a workbook, and which of them it is. */
  sheets: string[];
  sheet: string | undefined;
  heads: string[];
  rows: Cell[][];
  firstRow: number;
  /** The number of the last row, where that sums up the others and is left out. */
  totalRow: number | null;
  columns: (string | null)[];
  derived: boolean[];
};

type Source = { name: string; bytes: Uint8Array; sheet: string | undefined };

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

/** Reads a file, or a sheet of it, and guesses what its columns are; an Error with the key of the reason if it can't be. */
export const chosenOf = (
  { name, bytes, sheet: asked }: Source,
  resource: Imported,
  translate: (key: string) => string,
): Chosen => {
  const labels = headsOf(translate, resource);
  const sheet = asked ?? likeliestSheet(bytes, resource, labels);
  const all = readFile(bytes, sheet);
  const head = guessHeadRow(resource, all, labels);
  const below = all.slice(head + 1);
  const hasTotals = endsInTotals(below);
  const rows = hasTotals ? below.slice(0, -1) : below;
  if (!rows.length) throw new Error('imports.problems.empty');
  if (rows.length > MAX_IMPORT_ROWS) throw new Error('imports.problems.tooManyRows');
  const width = Math.max(...all.slice(head, head + 200).map(row => row.length));
  const heads = Array.from({ length: width }, (_, index) => `${all[head]?.[index] ?? ''}`.trim());
  const guesses = guessColumns(resource, heads, labels, derivedHeads(translate, resource));
  return {
    file: name,
    bytes,
    sheets: sheetsOf(bytes),
    sheet,
    heads,
    rows,
    firstRow: head + 2,
    totalRow: hasTotals ? all.length : null,
    columns: guesses.map(({ path }) => path),
    derived: guesses.map(({ isDerived }) => isDerived),
  };
};
