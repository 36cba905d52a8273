import { isPostgres } from '../database/db.ts';
import type { Ctx } from '../world.ts';

/** Locks rows of a table by id until the transaction ends. On SQLite there is nothing to do: it locks as it begins. */
export const lockRows = async (table: string, ids: readonly number[], ctx: Ctx): Promise<void> => {
  if (ids.length && isPostgres(ctx.db)) await ctx.db(table).whereIn('id', ids).orderBy('id').forUpdate().select('id');
};
