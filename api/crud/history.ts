import { isDeepStrictEqual } from 'node:util';
import type { FieldChanges, HistoryAction } from '#domain/history';
import type { Db } from '../database/db.ts';
import { type Unit, unitOf } from '../database/transaction.ts';
import type { Ctx } from '../world.ts';
import type { Resource, Row, Table, Values } from './resource.ts';
import { toldChanges } from './toldChanges.ts';
import { isUntold } from './untold.ts';

/**
 * Not in the history: secrets and what follows from them, values that change with every write, and what the entry says
 * itself.
 */
const LEFT_OUT = new Set(['id', 'password', 'mustChangePassword', 'searchText', 'version', 'updatedAt', 'createdAt']);

/** Told without its values: somebody may have taken over an account. */
export const PASSWORD_SET: FieldChanges = { newPassword: [null, null] };

/** The fields that differ between two states of a row, each with its old and new value. */
export const differences = (previous: Values | null, row: Values, resource: Pick<Table, 'entity'>): FieldChanges => {
  const setsPassword = previous && previous.password !== row.password;
  const changes: FieldChanges = setsPassword ? { ...PASSWORD_SET } : {};
  for (const name of Object.keys(resource.entity.fields)) {
    if (LEFT_OUT.has(name)) continue;
    const before = previous?.[name] ?? null;
    const after = row[name] ?? null;
    // A new row's flags are no by default.
    if (!previous && after === false) continue;
    if (!isDeepStrictEqual(before, after)) changes[name] = [before, after];
  }
  return changes;
};

type Change = { resource: string; recordId: number; action: HistoryAction; changes: FieldChanges };

/** Who changes something, when and from where, also without a session. */
export type Author = Pick<Ctx, 'db' | 'now' | 'address'> & { user: { id: number } };

const signed = ({ changes, ...change }: Change, { user, address, now }: Author): Values => ({
  ...change,
  userId: user.id || null,
  ip: address ?? null,
  at: now.toISOString(),
  changes: JSON.stringify(changes),
});

const changeOf = (resource: Table, action: HistoryAction, previous: Row | null, row: Row, ctx: Ctx): Values =>
  signed({ resource: resource.name, recordId: row.id, action, changes: differences(previous, row, resource) }, ctx);

/** Changes per statement; once there are so many, they are written before the end. */
const AT_ONCE = 100;

/** The changes that a unit of work has yet to write. */
const held = new WeakMap<Unit, Values[]>();

const write = async (changes: Values[], db: Db): Promise<void> => {
  while (changes.length) await db('changes').insert(changes.splice(0, AT_ONCE));
};

const heldOf = (unit: Unit, db: Db): Values[] => {
  const known = held.get(unit);
  if (known) return known;
  const begun: Values[] = [];
  held.set(unit, begun);
  unit.ends.push(() => write(begun, db));
  return begun;
};

/** Holds changes until their unit of work ends, to write them together. */
const hold = async (changes: readonly Values[], { db }: Author): Promise<void> => {
  const unit = unitOf(db);
  const waiting = unit ? heldOf(unit, db) : [];
  waiting.push(...changes);
  if (!unit || waiting.length >= AT_ONCE) await write(waiting, db);
};

/** Records who changed what, in the transaction of the change. */
export const recordChange = async (
  resource: Table,
  action: HistoryAction,
  previous: Row | null,
  row: Row,
  ctx: Ctx,
): Promise<void> => {
  await hold([changeOf(resource, action, previous, row, ctx)], ctx);
};

/** The same for new rows. */
export const recordChanges = async (
  resource: Table,
  action: 'create',
  rows: readonly Row[],
  ctx: Ctx,
): Promise<void> => {
  await hold(
    rows.map(row => changeOf(resource, action, null, row, ctx)),
    ctx,
  );
};

/** Records the same change for several rows, without comparing their other columns. */
export const recordSame = async (
  resource: string,
  ids: readonly number[],
  changes: FieldChanges,
  ctx: Author,
): Promise<void> => {
  await hold(
    ids.map(recordId => signed({ resource, recordId, action: 'update', changes }, ctx)),
    ctx,
  );
};

/** Whether it was the user who removed the row, the last time that it was removed. */
export const hasRemoved = async (resource: Table, recordId: number, { db, user }: Ctx): Promise<boolean> => {
  const last: { userId: number | null } | undefined = await db('changes')
    .where({ resource: resource.name, recordId, action: 'remove' })
    .orderBy('id', 'desc')
    .first('userId');
  return last?.userId === user.id;
};

const HISTORY_PAGE = 100;

/** A row's last changes, newest first, with their author's name if the reader may know it. */
export const historyOf = async (resource: Resource, id: number, ctx: Ctx): Promise<Values[]> => {
  const found: Values[] = await ctx
    .db('changes')
    .leftJoin('users', 'users.id', 'changes.userId')
    .where({ 'changes.resource': resource.name, 'changes.recordId': id })
    .orderBy('changes.id', 'desc')
    .limit(HISTORY_PAGE)
    .select(
      'changes.id',
      'changes.action',
      'changes.at',
      'changes.userId',
      'changes.changes',
      'changes.ip',
      'users.username',
      'users.role',
    );
  const changes = await toldChanges(
    found.map(each => ({ resource: resource.name, changes: JSON.parse(String(each.changes)) })),
    ctx,
  );
  return found.map(({ role, ...each }, index) => ({
    ...each,
    ...(isUntold(role, ctx) && { userId: null, username: null }),
    changes: changes[index],
  }));
};
