import { isPostgres } from '../database/db.ts';
import type { Ctx } from '../world.ts';

/** Locks rows by id until the transaction ends. SQLite needs nothing: its transactions lock at their start. */
export const lockRows = async (table: string, ids: readonly number[], ctx: Ctx): Promise<void> => {
  if (ids.length && isPostgres(ctx.db)) await ctx.db(table).whereIn('id', ids).orderBy('id').forUpdate().select('id');
};
