import { entityOf } from '#domain/entities';
import { type Imported, type ImportColumn, importColumns, isInColumns, mayImport, OWNER_FIELD } from '#domain/imports';
import { readableFields } from '#domain/permissions';
import type { Row, Sheet, Values } from '../crud/resource.ts';
import { columnOf, namedSheet } from '../crud/sheetColumns.ts';
import type { Column } from '../sheets/column.ts';
import { inWords } from '../sheets/inWords.ts';
import type { Ctx } from '../world.ts';
import { headOf } from './labels.ts';

const valueAt = (row: Row, parts: readonly string[]): unknown =>
  parts.reduce<unknown>((value, part) => (value as Values | null)?.[part], row);

/** The field naming the owner of vehicles, locations and orders, whose tax number finds it again. */
const ownerOf = (resource: Imported): string => OWNER_FIELD[resource] ?? 'clientId';

const sheetColumn = (resource: Imported, { path, kind }: ImportColumn): Column => {
  const head = headOf(resource, path);
  const entity = entityOf(resource);
  if (kind === 'reference') return { head, kind: 'text', of: row => row.ownerNif };
  if (kind === 'openings') return { head, kind: 'text', of: row => inWords(path, row[path]) };
  const parts = path.split('.');
  if (parts.length > 1) return { head, kind: 'text', of: row => valueAt(row, parts) };
  return entity ? { ...columnOf({ name: resource, entity }, path), head } : { head, kind: 'text', of: () => null };
};

/** Adds the owner's tax number to each row. */
const withOwners = async (resource: Imported, rows: readonly Row[], ctx: Ctx): Promise<readonly Row[]> => {
  if (resource === 'carriers' || resource === 'clients') return rows;
  const by = ownerOf(resource);
  const ids = [...new Set(rows.map(row => row[by]))].filter(id => typeof id === 'number');
  const found: { id: number; nif: string }[] = await ctx
    .db(by === 'carrierId' ? 'carriers' : 'clients')
    .select('id', 'nif')
    .whereIn('id', ids);
  const nifs = new Map(found.map(({ id, nif }) => [id, nif]));
  // Changed in place: these rows were read for this sheet only.
  for (const row of rows) row.ownerNif = nifs.get(Number(row[by])) ?? null;
  return rows;
};

/** An export's other fields, which an import ignores because they are computed: number, status, dates of change. */
const derivedFields = (resource: Imported, fields: readonly string[]): string[] =>
  fields.filter(
    name => !isInColumns(resource, name) && name !== 'version' && entityOf(resource)?.fields[name]?.relation !== true,
  );

/** The office's export of a list: first the columns that can be imported again, then everything else. */
export const importSheet =
  (resource: Imported) =>
  (asking: Ctx): Sheet | null => {
    const { role } = asking.user;
    const entity = entityOf(resource);
    if (!mayImport(role) || !entity) return null;
    const others = namedSheet(
      { name: resource, entity },
      derivedFields(resource, readableFields(role, resource)),
      asking,
    );
    return {
      columns: [...importColumns(resource).map(column => sheetColumn(resource, column)), ...others.columns],
      expand: async (rows, ctx) => others.expand(await withOwners(resource, rows, ctx), ctx),
    };
  };
