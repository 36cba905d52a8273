import { HttpError, invalid } from '../http/HttpError.ts';
import { asStored } from '#domain/identifiers';
import { normalize } from '#domain/normalize';
import { ownCompany } from '#domain/ownCompany';
import { inputSchema } from '#domain/schemas';
import { asProblem, problemsOf, type Problems } from '#domain/validation';
import type { Ctx } from '../world.ts';
import { acceptedForCreate, acceptedForUpdate } from './accepted.ts';
import { decodeRow, encodeRow, onlyColumns, rowToWire, wireToRow } from './codec.ts';
import { recordChange, recordChanges } from './history.ts';
import { lockRows } from './lockRows.ts';
import { expandRows, findRow, present, scopedRows, seesAll } from './read.ts';
import { checkReferences } from './references.ts';
import { type Resource, type Row, type Table, tableOf, type Values } from './resource.ts';
import { searchTextOf } from './search.ts';

/** Fields that only ever go in: they aren't read back to be checked again. */
const WRITE_ONLY = new Set(['password']);

/** Checks the whole entity by its schema and the rules shared with the form; throws 422 with a message per field. */
export const checkEntity = (resource: Resource, given: Values, before?: Values): Values => {
  const values = asStored(resource.entity, given);
  const parsed = inputSchema(resource.entity).safeParse(values, { reportInput: true });
  const problems: Problems = parsed.success ? {} : problemsOf(parsed.error);
  // The rules count on the types of the schema, so what it refused is not shown to them.
  const refused = new Set(Object.keys(problems).map(path => path.split('.')[0]));
  const sound = Object.fromEntries(Object.entries(values).filter(([name]) => !refused.has(name)));
  for (const [field, found] of Object.entries(resource.rules?.(sound, before) ?? {}))
    problems[field] ??= asProblem(found);
  if (!parsed.success || Object.keys(problems).length) throw invalid(problems);
  return parsed.data;
};

/** After a write the row must still be one that its writer may see: nobody moves a row to another owner (Security T7). */
const checkStillOwn = async (resource: Resource, id: number, ctx: Ctx): Promise<void> => {
  if (seesAll(resource, ctx) || resource.madeForOthers) return;
  const own = await scopedRows(resource, ctx)
    .where(`${tableOf(resource)}.id`, id)
    .first(`${tableOf(resource)}.id`);
  if (!own) throw new HttpError(403, 'errors.notYours');
};

const withSearchText = (resource: Table, row: Values): string =>
  searchTextOf(resource, rowToWire(resource.entity, row));

/** A new row as it is inserted, with everything that a row has. */
const newRow = (resource: Table, data: Values, ctx: Ctx): Values => {
  const at = ctx.now.toISOString();
  const columns = onlyColumns(resource.entity, data);
  return {
    ...encodeRow(resource.entity, columns),
    version: 1,
    disabled: false,
    createdAt: at,
    updatedAt: at,
    searchText: withSearchText(resource, columns),
  };
};

/** Inserts some rows at once, as insertRow does one; no more than one statement of either engine takes. */
export const insertRows = async (resource: Table, rows: readonly Values[], ctx: Ctx): Promise<Row[]> => {
  const inserted: Values[] = await ctx
    .db(tableOf(resource))
    .insert(rows.map(data => newRow(resource, data, ctx)))
    .returning('*');
  const made = inserted.map(row => decodeRow(resource.entity, row));
  await recordChanges(resource, 'create', made, ctx);
  return made;
};

/** Inserts a row that the server itself makes. `data` in row units. */
export const insertRow = async (resource: Table, data: Values, ctx: Ctx): Promise<Row> => {
  const inserted: Values[] = await ctx
    .db(tableOf(resource))
    .insert(newRow(resource, data, ctx))
    .returning('*');
  const row = decodeRow(resource.entity, inserted[0] ?? {});
  await recordChange(resource, 'create', null, row, ctx);
  return row;
};

/** Changes columns of a row that was read in this transaction; 409 when somebody else was quicker. */
export const updateRow = async (
  resource: Table,
  previous: Row,
  data: Values,
  ctx: Ctx,
  action: 'update' | 'remove' | 'restore' = 'update',
): Promise<Row> => {
  const columns = onlyColumns(resource.entity, data);
  const searchText = withSearchText(resource, { ...previous, ...columns });
  const changed: Values[] = await ctx
    .db(tableOf(resource))
    .where({ id: previous.id, version: previous.version })
    .update({
      ...encodeRow(resource.entity, columns),
      version: previous.version + 1,
      updatedAt: ctx.now.toISOString(),
      // SQLite writes each index of a column that is named, whether or not its value is another: this one is wide.
      ...(searchText !== previous.searchText && { searchText }),
    })
    .returning('*');
  if (!changed[0]) throw new HttpError(409, 'errors.conflict');
  const row = decodeRow(resource.entity, changed[0]);
  await recordChange(resource, action, previous, row, ctx);
  return row;
};

/** Locks what a change of these rows will need, and the rows, each kind by id: two who need the same wait in line. */
export const lockAll = async (resource: Resource, ids: readonly number[], body: unknown, ctx: Ctx): Promise<void> => {
  await resource.lock?.(ids, body, ctx);
  if (ids.length > 1) await lockRows(tableOf(resource), ids, ctx);
};

const conflict = async (resource: Resource, id: number, ctx: Ctx): Promise<HttpError> => {
  const current = await present(resource, [await findRow(resource, id, ctx)], ctx);
  return new HttpError(409, 'errors.conflict', { extra: { current: current[0] } });
};

/** POST: answers the stored row. Runs inside a transaction. */
export const createOne = async (resource: Resource, body: unknown, ctx: Ctx): Promise<Row> => {
  const sent = acceptedForCreate(resource, body, ctx);
  const values = {
    ...ownCompany(ctx.user, resource.name),
    ...normalize(resource.defaults?.(ctx, sent) ?? {}),
    ...sent,
  };
  const data = wireToRow(resource.entity, checkEntity(resource, values));
  await checkReferences(resource, data, ctx);
  const prepared = resource.beforeSave ? await resource.beforeSave({ data, previous: null, ctx }) : data;
  const row = await insertRow(resource, prepared, ctx);
  await resource.afterSave?.({ row, previous: null, data: prepared, ctx });
  await checkStillOwn(resource, row.id, ctx);
  return row;
};

/** A removed row takes no change before it is restored; what is said of the row itself goes before. */
const updateRefusal = async (resource: Resource, row: Row, fields: readonly string[], ctx: Ctx) => {
  const refusal = await resource.refuseUpdate?.(row, ctx, fields);
  if (refusal || !row.disabled) return refusal;
  return fields.every(field => resource.openWhenRemoved?.includes(field)) ? null : 'errors.disabled';
};

/** PUT: answers the stored row; a stale `version` answers 409 with the current one. Runs inside a transaction. */
export const updateOne = async (resource: Resource, id: number, body: unknown, ctx: Ctx): Promise<Row> => {
  await lockAll(resource, [id], body, ctx);
  const found = await findRow(resource, id, ctx, { lock: true });
  const version = (body as Values | null)?.version;
  if (version !== undefined && version !== null && version !== found.version) throw await conflict(resource, id, ctx);
  const [previous = found] = resource.changesByRow ? [found] : await expandRows(resource, [found], ctx);
  const sent = await acceptedForUpdate(resource, body, previous, ctx);
  const fields = Object.keys(sent);
  if (!fields.length) return found;
  const refusal = await updateRefusal(resource, previous, fields, ctx);
  if (refusal) throw new HttpError(409, refusal);
  const before = rowToWire(resource.entity, previous);
  const kept = Object.keys(resource.entity.inputFields).filter(name => !WRITE_ONLY.has(name));
  const merged = { ...Object.fromEntries(kept.map(name => [name, before[name]])), ...sent };
  const checked = checkEntity(resource, merged, before);
  const data = wireToRow(resource.entity, Object.fromEntries(fields.map(name => [name, checked[name] ?? null])));
  await checkReferences(resource, data, ctx);
  const prepared = resource.beforeSave ? await resource.beforeSave({ data, previous, ctx }) : data;
  const row = await updateRow(resource, found, prepared, ctx);
  await resource.afterSave?.({ row, previous, data: prepared, ctx });
  await checkStillOwn(resource, id, ctx);
  return row;
};

/** DELETE: the row is disabled, never erased (Spec 4). */
export const removeOne = async (resource: Resource, id: number, ctx: Ctx): Promise<Row> => {
  await lockAll(resource, [id], null, ctx);
  const previous = await findRow(resource, id, ctx, { lock: true });
  if (previous.disabled) return previous;
  const more = (await resource.beforeRemove?.(previous, ctx)) ?? {};
  return updateRow(resource, previous, { ...more, disabled: true }, ctx, 'remove');
};

export const restoreOne = async (resource: Resource, id: number, ctx: Ctx): Promise<Row> => {
  await lockAll(resource, [id], null, ctx);
  const previous = await findRow(resource, id, ctx, { includeDisabled: true, lock: true });
  if (!previous.disabled) return previous;
  await resource.beforeRestore?.(previous, ctx);
  return updateRow(resource, previous, { disabled: false }, ctx, 'restore');
};
