import { z } from 'zod';
import { MAX_ID } from '#domain/fields';
import {
  type Imported,
  type ImportColumn,
  importColumns,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  missingColumns,
} from '#domain/imports';
import { HttpError } from '../HttpError.ts';
import { headOf } from './labels.ts';

const MAX_CELL = 5_000;

const cell = z.union([z.string().max(MAX_CELL), z.number(), z.boolean(), z.null()]);

/** A sheet as it is sent: where each of its columns goes (null: nowhere) and its rows, as they were read. */
export const importBody = z.strictObject({
  columns: z.array(z.string().max(60).nullable()).min(1).max(MAX_IMPORT_COLUMNS),
  rows: z.array(z.array(cell).max(MAX_IMPORT_COLUMNS)).max(MAX_IMPORT_ROWS),
  /** The number that the first of the rows has in the file. */
  firstRow: z.int().min(1).max(1_000_000).default(2),
  /** Whose the rows are that don't say so: the carrier of vehicles, the client of locations. */
  owner: z.int().min(1).max(MAX_ID).nullish(),
});
export type ImportBody = z.output<typeof importBody>;

const refuse = (key: string, args: Record<string, string | number>): never => {
  throw new HttpError(422, key, { args, fields: { columns: { key, args } } });
};

/** The columns by their place in the sheet; 422 for one that isn't there, that is given twice, or that is missing. */
export const chosenColumns = (resource: Imported, { columns, owner }: ImportBody): (ImportColumn | null)[] => {
  const known = new Map(importColumns(resource).map(column => [column.path, column]));
  const seen = new Set<string>();
  for (const path of columns) {
    if (path === null) continue;
    if (!known.has(path)) refuse('errors.imports.unknownColumn', { column: path });
    if (seen.has(path)) refuse('errors.imports.repeatedColumn', { column: headOf(resource, path) });
    seen.add(path);
  }
  const missing = missingColumns(resource, columns, !!owner).map(path => headOf(resource, path));
  if (missing.length) refuse('errors.imports.missingColumns', { columns: missing.join(', ') });
  return columns.map(path => (path === null ? null : (known.get(path) ?? null)));
};
