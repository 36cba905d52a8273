import { dayOf } from '#domain/dates';
import { entityOf } from '#domain/entities';
import type { Imported } from '#domain/imports';
import { completed, hasZeros, isUndated, readRow } from '#domain/imports/rows';
import type { Problems } from '#domain/validation';
import { wireToRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';
import { chosenColumns, type ImportBody } from './importBody.ts';
import { choiceNames, optionsOf } from './labels.ts';
import type { Owners } from './owners.ts';
import type { Pace } from './pace.ts';

/** A row as read: `values` in the wire's units, the owners it may mean, and whether it is an order that says no day. */
export type SheetRow = {
  row: number;
  values: Values;
  problems: Problems;
  owners: number[];
  hasZeros: boolean;
  hasNoDay: boolean;
};

const isBlank = (cells: ImportBody['rows'][number]): boolean =>
  cells.every(cell => cell === null || `${cell}`.trim() === '');

const ownerProblem = (found: readonly { disabled: boolean }[], field: string): Problems => {
  const live = found.filter(({ disabled }) => !disabled).length;
  if (live === 1) return {};
  if (live > 1) return { [field]: { key: 'errors.imports.ambiguousOwner' } };
  return { [field]: { key: found.length ? 'validation.disabledReference' : `errors.imports.unknown.${field}` } };
};

const withOwner = (read: SheetRow, owners: Owners | null, owner: number | null | undefined): SheetRow => {
  if (!owners) return read;
  const { field, called, byId } = owners;
  const text = read.values[field];
  const given = owner ? byId(owner) : undefined;
  const found = text === undefined ? (given ? [given] : []) : called(text);
  if (text === undefined && !given) return read;
  return {
    ...read,
    values: { ...read.values, [field]: found[0]?.id },
    problems: { ...ownerProblem(found, field), ...read.problems },
    owners: found.map(({ id }) => id),
  };
};

/** A sheet's rows without blank ones, as far as readable. */
export const readSheet = async (
  resource: Imported,
  body: ImportBody,
  owners: Owners | null,
  ctx: Ctx,
  pace: Pace,
): Promise<SheetRow[]> => {
  const columns = chosenColumns(resource, body);
  const namesOf = choiceNames(resource);
  const byPath = new Map(columns.flatMap(column => (column ? [[column.path, column] as const] : [])));
  const rows: SheetRow[] = [];
  for (const [index, cells] of body.rows.entries()) {
    await pace();
    if (isBlank(cells)) continue;
    const { values, problems } = readRow(columns, cells, namesOf);
    for (const [path, problem] of Object.entries(problems)) {
      const column = byPath.get(path);
      if (problem.key === 'validation.choice' && column)
        problems[path] = { key: 'validation.oneOf', args: { options: optionsOf(resource, column) } };
    }
    const whole = completed(resource, values, dayOf(ctx.now));
    const read = {
      row: body.firstRow + index,
      values: whole,
      problems,
      owners: [],
      hasZeros: hasZeros(values, whole),
      hasNoDay: resource === 'loads' && isUndated(values),
    };
    rows.push(withOwner(read, owners, body.owner));
  }
  return rows;
};

/** A row in row units, even if wrong: to find out whether it exists already. */
export const asRow = (resource: Imported, values: Values): Values => {
  const entity = entityOf(resource);
  return entity ? wireToRow(entity, values) : values;
};
