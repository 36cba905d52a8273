import { isAdminLevel } from '#domain/roles';
import { byIds } from '../crud/byIds.ts';
import type { Row } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';

const askForUsers = byIds<{ id: number; username: string }>((db, ids) =>
  db('users').whereIn('id', ids).select('id', 'username'),
);

/** Adds who registered each payment, only for the office. */
export const expandPayments = async (rows: Row[], ctx: Ctx): Promise<Row[]> => {
  if (!isAdminLevel(ctx.user.role)) return rows;
  const ids = [...new Set(rows.map(row => row.userId as number | null))].filter(id => id !== null);
  const found = await askForUsers(ctx.db, ids);
  const names = new Map(found.map(({ id, username }) => [id, username]));
  return rows.map(row => ({ ...row, user: names.get(row.userId as number) ?? null }));
};
