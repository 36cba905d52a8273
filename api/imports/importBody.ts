import { createHash } from 'node:crypto';
import { z } from 'zod';
import { rowId } from '#domain/fields';
import {
  type Imported,
  type ImportColumn,
  importColumns,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  missingColumns,
} from '#domain/imports';
import { problemsOf } from '#domain/validation';
import { HttpError, invalid } from '../http/HttpError.ts';
import { parseBody } from '../http/parseBody.ts';
import { headOf } from './labels.ts';
import type { Pace } from './pace.ts';

const MAX_CELL = 5_000;

const cell = z.union([z.string().max(MAX_CELL), z.number(), z.boolean(), z.null()]);

const cells = z.array(cell).max(MAX_IMPORT_COLUMNS);

/** A sheet as sent: the target of each column (null: none) and its rows as read. */
export const importBody = z.strictObject({
  columns: z.array(z.string().max(60).nullable()).min(1).max(MAX_IMPORT_COLUMNS),
  rows: z.array(cells).max(MAX_IMPORT_ROWS),
  /** The first row's number in the file. */
  firstRow: z.int().min(1).max(1_000_000).default(2),
  /** The owner of rows that don't name one: the carrier of vehicles, the client of locations. */
  owner: rowId(z).nullish(),
});
export type ImportBody = z.output<typeof importBody>;

const withoutRows = importBody.omit({ rows: true });
const anyRows = z.object({ rows: z.array(z.unknown()).max(MAX_IMPORT_ROWS) });

/** Validates the body like parseBody, its rows in batches: twenty thousand at once would block everybody else. */
export const parseSheet = async (body: unknown, pace: Pace): Promise<ImportBody> => {
  if (!body || typeof body !== 'object' || Array.isArray(body)) return parseBody(importBody, body);
  const { rows, ...others } = body as Record<string, unknown>;
  const head = parseBody(withoutRows, others);
  const found = anyRows.safeParse({ rows }, { reportInput: true });
  if (!found.success) throw invalid(problemsOf(found.error));
  const read: ImportBody['rows'] = [];
  for (const row of found.data.rows) {
    await pace();
    const parsed = cells.safeParse(row, { reportInput: true });
    if (!parsed.success)
      throw invalid({
        [`rows.${read.length}`]: Object.values(problemsOf(parsed.error))[0] ?? { key: 'errors.malformed' },
      });
    read.push(parsed.data);
  }
  return { ...head, rows: read };
};

/** A hash of a sheet's content, to recognise the same sheet. */
export const digestOf = async ({ rows, ...head }: ImportBody, pace: Pace): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(head));
  for (const row of rows) {
    await pace();
    hash.update(JSON.stringify(row));
  }
  return hash.digest('hex');
};

const refuse = (key: string, args: Record<string, string | number>): never => {
  throw new HttpError(422, key, { args, fields: { columns: { key, args } } });
};

/** The columns by position; 422 for one that is unknown, chosen twice, or missing. */
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
