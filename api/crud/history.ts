import { isDeepStrictEqual } from 'node:util';
import type { FieldChanges, HistoryAction } from '#domain/history';
import type { Db } from '../database/db.ts';
import { type Unit, unitOf } from '../database/transaction.ts';
import type { Ctx } from '../world.ts';
import type { Resource, Row, Table, Values } from './resource.ts';
import { toldChanges } from './toldChanges.ts';
import { isUntold } from './untold.ts';

/** Never kept in the history: secrets, what follows from them, what changes with every write, and what it says itself. */
const LEFT_OUT = new Set(['id', 'password', 'mustChangePassword', 'searchText', 'version', 'updatedAt', 'createdAt']);

/** The fields of an entity that aren't the same in two states of a row, each with what it was and what it is. */
export const differences = (previous: Values | null, row: Values, resource: Pick<Table, 'entity'>): FieldChanges => {
  const changes: FieldChanges = {};
  for (const name of Object.keys(resource.entity.fields)) {
    if (LEFT_OUT.has(name)) continue;
    const before = previous?.[name] ?? null;
    const after = row[name] ?? null;
    // Flags are no unless somebody says yes.
    if (!previous && after === false) continue;
    if (!isDeepStrictEqual(before, after)) changes[name] = [before, after];
  }
  return changes;
};

type Change = { resource: string; recordId: number; action: HistoryAction; changes: FieldChanges };

const signed = ({ changes, ...change }: Change, { user, address, now }: Ctx): Values => ({
  ...change,
  userId: user.id || null,
  ip: address ?? null,
  at: now.toISOString(),
  changes: JSON.stringify(changes),
});

const changeOf = (resource: Table, action: HistoryAction, previous: Row | null, row: Row, ctx: Ctx): Values =>
  signed({ resource: resource.name, recordId: row.id, action, changes: differences(previous, row, resource) }, ctx);

/** As many as go in one statement; so many don't wait for the end. */
const AT_ONCE = 100;

/** What is still to be written of a piece of work. */
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

/** Writes changes together with the others of their piece of work, at its end. */
const hold = async (changes: readonly Values[], { db }: Ctx): Promise<void> => {
  const unit = unitOf(db);
  const waiting = unit ? heldOf(unit, db) : [];
  waiting.push(...changes);
  if (!unit || waiting.length >= AT_ONCE) await write(waiting, db);
};

/** Writes who changed what, in the same transaction as the change. */
export const recordChange = async (
  resource: Table,
  action: HistoryAction,
  previous: Row | null,
  row: Row,
  ctx: Ctx,
): Promise<void> => {
  await hold([changeOf(resource, action, previous, row, ctx)], ctx);
};

/** The same of rows that weren't there before. */
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

/** The same change of several rows, whose other columns aren't looked at. */
export const recordSame = async (
  resource: string,
  ids: readonly number[],
  changes: FieldChanges,
  ctx: Ctx,
): Promise<void> => {
  await hold(
    ids.map(recordId => signed({ resource, recordId, action: 'update', changes }, ctx)),
    ctx,
  );
};

const HISTORY_PAGE = 100;

/** The last changes of a row, newest first, with the name of who made them, as far as who asks may know it. */
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
