import { columnOfProblem, type Imported, type ImportReport, MAX_NAMED_ROWS, type RowProblem } from '#domain/imports';
import { naturalKey } from '#domain/imports/rows';
import { rowWarnings } from '#domain/imports/warnings';
import { loadLabel } from '#domain/loads';
import type { Problem, Problems } from '#domain/validation';
import { translate } from '../../i18n/translate.ts';
import { acceptedForCreate, withDefaults } from '../crud/accepted.ts';
import { wireToRow } from '../crud/codec.ts';
import type { Resource, Values } from '../crud/resource.ts';
import { checkEntity } from '../crud/write.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { type Existing, readExisting, referenceKey } from './existing.ts';
import type { ImportBody } from './importBody.ts';
import { readOwners } from './owners.ts';
import type { Pace } from './pace.ts';
import { asRow, readSheet, type SheetRow } from './readSheet.ts';

export type Checked = { report: ImportReport; fresh: Values[] };

/** A row as the API's creation would handle it: its columns to write, or what is wrong. */
const prepare = async (resource: Resource, values: Values, ctx: Ctx): Promise<Values | Problems> => {
  try {
    const all = await withDefaults(resource, await acceptedForCreate(resource, values, ctx), ctx);
    const data = wireToRow(resource.entity, checkEntity(resource, all));
    return { data: resource.beforeSave ? await resource.beforeSave({ data, previous: null, ctx }) : data };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.details.fields ?? { '': { key: error.key, args: error.details.args } };
  }
};

const told = (resource: Imported, problems: Problems): RowProblem[] => {
  const found = new Map<string | null, Problem>();
  for (const [path, problem] of Object.entries(problems)) {
    const column = columnOfProblem(resource, path);
    if (!found.has(column)) found.set(column, problem);
  }
  return [...found].map(([column, { key, args }]) => ({ column, message: translate(key, args) }));
};

/** The identifying column, in which a duplicate or existing row is reported. */
const KEY_COLUMN: Record<Imported, string> = {
  carriers: 'nif',
  clients: 'nif',
  vehicles: 'number',
  locations: 'addressName',
  loads: 'clientRef',
};

/** Finds whether a row exists already, or equals one above it. */
const compare = (name: Imported, existing: Existing) => {
  const above = new Map<string, number>();
  const references = new Map<string, number>();
  const keysOf = ({ values, owners, hasNoDay }: SheetRow): string[] => {
    const row = asRow(name, values);
    const field = name === 'vehicles' ? 'carrierId' : 'clientId';
    return (owners.length ? owners : [row[field]]).map(id => naturalKey(name, { ...row, [field]: id }, hasNoDay));
  };
  const isThere = (read: SheetRow): Problem | null => {
    for (const key of keysOf(read)) {
      const found = existing.byKey.get(key);
      if (!found || found.count < 1) continue;
      // Orders may be equal: as many as exist count as existing.
      if (name === 'loads') found.count -= 1;
      return { key: found.isRemoved ? 'rowRemarks.removed' : 'rowRemarks.exists' };
    }
    return null;
  };
  /** The number of the first row above that says the same. */
  const equalOf = (read: SheetRow): number | undefined => {
    const [key = ''] = keysOf(read);
    const row = above.get(key);
    above.set(key, row ?? read.row);
    return row;
  };
  /** Three lorries under one number are three orders; of anything else there is one. */
  const isRepeated = (equal: number | undefined): Problem | null =>
    equal && name !== 'loads' ? { key: 'errors.imports.repeatedRow', args: { row: equal } } : null;
  const sharesReference = ({ row, values }: SheetRow, equal: number | undefined): Problem | null => {
    if (name !== 'loads' || !values.clientRef) return null;
    const key = referenceKey(values);
    const [id, before] = [existing.byReference.get(key), references.get(key)];
    references.set(key, before ?? row);
    if (id) return { key: 'rowRemarks.sameReference', args: { load: loadLabel({ id }) } };
    if (equal) return { key: 'rowRemarks.equalOrder', args: { row: equal } };
    return before ? { key: 'rowRemarks.referenceAbove', args: { row: before } } : null;
  };
  return { isThere, equalOf, isRepeated, sharesReference };
};

/** Checks every row of a sheet by the API's creation rules: which are new, exist already or are wrong. */
export const checkSheet = async (
  resource: Resource,
  name: Imported,
  body: ImportBody,
  ctx: Ctx,
  pace: Pace,
): Promise<Checked> => {
  const rows = await readSheet(name, body, await readOwners(name, ctx, pace), ctx, pace);
  const owners = rows.flatMap(row => row.owners);
  const existing = await readExisting(name, rows, owners, ctx, pace);
  const { isThere, equalOf, isRepeated, sharesReference } = compare(name, existing);
  const report: ImportReport = { total: rows.length, fresh: 0, existing: 0, wrong: 0, zeros: 0, rows: [] };
  const fresh: Values[] = [];
  const tell = (row: number, state: 'error' | 'exists' | 'warned', problems: RowProblem[]) => {
    if (report.rows.filter(each => each.state === state).length < MAX_NAMED_ROWS)
      report.rows.push({ row, state, problems });
  };
  for (const [index, read] of rows.entries()) {
    await pace({ doing: 'checking', done: index, total: rows.length });
    const there = isThere(read);
    if (there) {
      report.existing += 1;
      tell(read.row, 'exists', told(name, { [KEY_COLUMN[name]]: there }));
      continue;
    }
    const prepared = await prepare(resource, read.values, ctx);
    const equal = equalOf(read);
    const twice = isRepeated(equal);
    const found = 'data' in prepared ? {} : (prepared as Problems);
    const problems = told(name, {
      ...read.problems,
      ...(twice && { [KEY_COLUMN[name]]: twice }),
      ...leftOf(found, read),
    });
    if (problems.length) {
      report.wrong += 1;
      tell(read.row, 'error', problems);
      continue;
    }
    report.fresh += 1;
    if (read.hasZeros) report.zeros += 1;
    fresh.push(prepared.data as Values);
    const shared = sharesReference(read, equal);
    const odd = told(name, { ...rowWarnings(name, read.values), ...(shared && { clientRef: shared }) });
    if (odd.length) tell(read.row, 'warned', odd);
  }
  return { report, fresh };
};

/** The problems without those of cells already reported as unreadable. */
const leftOf = (found: Problems, { problems }: SheetRow): Problems =>
  Object.fromEntries(Object.entries(found).filter(([path]) => !(path in problems)));
