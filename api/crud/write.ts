import { HttpError, invalid, notFound } from '../http/HttpError.ts';
import { asStored } from '#domain/identifiers';
import { isAdminLevel } from '#domain/roles';
import { inputSchema } from '#domain/schemas';
import { asProblem, problemsOf, type Problems } from '#domain/validation';
import type { Ctx } from '../world.ts';
import { acceptedForCreate, acceptedForUpdate, checkMayChange, versionIn, withDefaults } from './accepted.ts';
import { decodeRow, encodeRow, onlyColumns, rowToWire, wireToRow } from './codec.ts';
import { hasRemoved, recordChange, recordChanges } from './history.ts';
import { lockRows } from './lockRows.ts';
import { expandRows, findRow, present, scopedRows, seesAll } from './read.ts';
import { checkReferences } from './references.ts';
import { type Resource, type Row, type Table, tableOf, type Values } from './resource.ts';
import { searchTextOf } from './search.ts';

/** Fields that are never read back, so not checked again. */
const WRITE_ONLY = new Set(['password']);

/** Checks the whole entity by its schema and the form's rules; 422 with a message per field. */
export const checkEntity = (resource: Resource, given: Values, before?: Values): Values => {
  const values = asStored(resource.entity, given);
  const parsed = inputSchema(resource.entity).safeParse(values, { reportInput: true });
  const problems: Problems = parsed.success ? {} : problemsOf(parsed.error);
  // The rules rely on the schema's types, so they don't see what it refused.
  const refused = new Set(Object.keys(problems).map(path => path.split('.')[0]));
  const sound = Object.fromEntries(Object.entries(values).filter(([name]) => !refused.has(name)));
  for (const [field, found] of Object.entries(resource.rules?.(sound, before) ?? {}))
    problems[field] ??= asProblem(found);
  if (!parsed.success || Object.keys(problems).length) throw invalid(problems);
  return parsed.data;
};

/** After a write, the writer must still see the row: nobody moves a row to another owner (Security T7). */
const checkStillOwn = async (resource: Resource, id: number, ctx: Ctx): Promise<void> => {
  if (seesAll(resource, ctx) || resource.madeForOthers) return;
  const own = await scopedRows(resource, ctx)
    .where(`${tableOf(resource)}.id`, id)
    .first(`${tableOf(resource)}.id`);
  if (!own) throw new HttpError(403, 'errors.notYours');
};

const withSearchText = (resource: Table, row: Values): string =>
  searchTextOf(resource, rowToWire(resource.entity, row));

/** A new row to insert, with the columns that every row has. */
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

/** Inserts rows like insertRow, in one statement; at most as many as either engine takes. */
export const insertRows = async (resource: Table, rows: readonly Values[], ctx: Ctx): Promise<Row[]> => {
  const inserted: Values[] = await ctx
    .db(tableOf(resource))
    .insert(rows.map(data => newRow(resource, data, ctx)))
    .returning('*');
  const made = inserted.map(row => decodeRow(resource.entity, row));
  await recordChanges(resource, 'create', made, ctx);
  return made;
};

/** Inserts a row made by the server; `data` in row units. */
export const insertRow = async (resource: Table, data: Values, ctx: Ctx): Promise<Row> => {
  const inserted: Values[] = await ctx
    .db(tableOf(resource))
    .insert(newRow(resource, data, ctx))
    .returning('*');
  const row = decodeRow(resource.entity, inserted[0] ?? {});
  await recordChange(resource, 'create', null, row, ctx);
  return row;
};

/** Changes columns of a row read in this transaction; 409 if somebody else was faster. */
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
      // SQLite rewrites the index of every column named, even if unchanged: this one is wide.
      ...(searchText !== previous.searchText && { searchText }),
    })
    .returning('*');
  if (!changed[0]) throw new HttpError(409, 'errors.conflict');
  const row = decodeRow(resource.entity, changed[0]);
  await recordChange(resource, action, previous, row, ctx);
  return row;
};

/** Locks what a change of these rows needs, then the rows, each kind by id: those who need the same rows queue up. */
export const lockAll = async (resource: Resource, ids: readonly number[], body: unknown, ctx: Ctx): Promise<void> => {
  await resource.lock?.(ids, body, ctx);
  if (ids.length > 1) await lockRows(tableOf(resource), ids, ctx);
};

const conflict = async (resource: Resource, id: number, ctx: Ctx): Promise<HttpError> => {
  const current = await present(resource, [await findRow(resource, id, ctx)], ctx);
  return new HttpError(409, 'errors.conflict', { extra: { current: current[0] } });
};

/** POST: creates a row and gives it as stored. Runs inside a transaction. */
export const createOne = async (resource: Resource, body: unknown, ctx: Ctx): Promise<Row> => {
  const sent = await acceptedForCreate(resource, body, ctx);
  const values = await withDefaults(resource, sent, ctx);
  const data = wireToRow(resource.entity, checkEntity(resource, values));
  await checkReferences(resource, data, ctx);
  const prepared = resource.beforeSave ? await resource.beforeSave({ data, previous: null, ctx }) : data;
  const row = await insertRow(resource, prepared, ctx);
  await resource.afterSave?.({ row, previous: null, data: prepared, ctx });
  await checkStillOwn(resource, row.id, ctx);
  return row;
};

/** Whether a removed row still takes a change of these fields. */
const isOpenWhenRemoved = ({ openWhenRemoved: open }: Resource, fields: readonly string[]): boolean =>
  !!open && fields.every(field => field === 'version' || open.includes(field));

/** Why a row can't be changed (message key), or null: the resource's own reason, or that it has to be restored first. */
const updateRefusal = async (resource: Resource, row: Row, fields: readonly string[], ctx: Ctx) => {
  const refusal = await resource.refuseUpdate?.(row, ctx, fields);
  if (refusal || !row.disabled) return refusal;
  return isOpenWhenRemoved(resource, fields) ? null : 'errors.disabled';
};

/** Writes a change; `previous` is the row as found, with links and derived names. */
const writeChange = async (resource: Resource, sent: Values, found: Row, previous: Row, ctx: Ctx): Promise<Row> => {
  const fields = Object.keys(sent);
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
  return row;
};

/**
 * PUT: changes a row and gives it as stored; 409 with the current row if `version` is stale. Runs inside a transaction.
 */
export const updateOne = async (resource: Resource, id: number, body: unknown, ctx: Ctx): Promise<Row> => {
  checkMayChange(resource, body, ctx);
  const version = versionIn(body);
  await lockAll(resource, [id], body, ctx);
  const includeDisabled = isOpenWhenRemoved(resource, Object.keys(Object(body)));
  const found = await findRow(resource, id, ctx, { includeDisabled, lock: true });
  if (version !== null && version !== found.version) throw await conflict(resource, id, ctx);
  const [previous = found] = resource.changesByRow ? [found] : await expandRows(resource, [found], ctx);
  const { sent, step } = await acceptedForUpdate(resource, body, previous, ctx);
  const written = Object.keys(sent).length ? await writeChange(resource, sent, found, previous, ctx) : found;
  const row = step ? await step(written) : written;
  if (row !== found) await checkStillOwn(resource, id, ctx);
  return row;
};

/** DELETE: disables the row, never erases it (Spec 4); gives the row. Runs inside a transaction. */
export const removeOne = async (resource: Resource, id: number, ctx: Ctx): Promise<Row> => {
  await lockAll(resource, [id], null, ctx);
  const previous = await findRow(resource, id, ctx, { lock: true });
  if (previous.disabled) return previous;
  const more = (await resource.beforeRemove?.(previous, ctx)) ?? {};
  return updateRow(resource, previous, { ...more, disabled: true }, ctx, 'remove');
};

/**
 * Restores a removed row and gives it back; a row that isn't removed is unchanged. 404 outside the office for what
 * somebody else removed, as for reading it. Runs inside a transaction.
 */
export const restoreOne = async (resource: Resource, id: number, ctx: Ctx): Promise<Row> => {
  await lockAll(resource, [id], null, ctx);
  const previous = await findRow(resource, id, ctx, { includeDisabled: true, lock: true });
  if (!previous.disabled) return previous;
  if (!isAdminLevel(ctx.user.role) && !(await hasRemoved(resource, id, ctx))) throw notFound();
  const more = (await resource.beforeRestore?.(previous, ctx)) ?? {};
  return updateRow(resource, previous, { ...more, disabled: false }, ctx, 'restore');
};
