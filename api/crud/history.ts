import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../world.ts';
import type { Resource, Row, Table, Values } from './resource.ts';
import { isUntold } from './untold.ts';

/** Never kept in the history: secrets, what follows from them, and what changes with every write. */
const LEFT_OUT = new Set(['password', 'mustChangePassword', 'searchText', 'version', 'updatedAt', 'createdAt']);

type Pair = [before: unknown, after: unknown];

const differences = (previous: Row | null, row: Row, resource: Table): Record<string, Pair> => {
  const changes: Record<string, Pair> = {};
  for (const name of Object.keys(resource.entity.fields)) {
    if (LEFT_OUT.has(name)) continue;
    const before = previous?.[name] ?? null;
    const after = row[name] ?? null;
    if (!isDeepStrictEqual(before, after)) changes[name] = [before, after];
  }
  return changes;
};

export type HistoryAction = 'create' | 'update' | 'remove' | 'restore';

const changeOf = (resource: Table, action: HistoryAction, previous: Row | null, row: Row, ctx: Ctx): Values => ({
  resource: resource.name,
  recordId: row.id,
  action,
  userId: ctx.user.id || null,
  at: ctx.now.toISOString(),
  changes: JSON.stringify(differences(previous, row, resource)),
});

/** Writes who changed what, in the same transaction as the change. */
export const recordChange = async (
  resource: Table,
  action: HistoryAction,
  previous: Row | null,
  row: Row,
  ctx: Ctx,
): Promise<void> => {
  await ctx.db('changes').insert(changeOf(resource, action, previous, row, ctx));
};

/** The same of rows that weren't there before. */
export const recordChanges = async (
  resource: Table,
  action: 'create',
  rows: readonly Row[],
  ctx: Ctx,
): Promise<void> => {
  await ctx.db('changes').insert(rows.map(row => changeOf(resource, action, null, row, ctx)));
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
      'users.username',
      'users.role',
    );
  return found.map(({ role, ...each }) => ({
    ...each,
    ...(isUntold(role, ctx) && { userId: null, username: null }),
    changes: JSON.parse(String(each.changes)),
  }));
};
