import { lockRows } from '../crud/lockRows.ts';
import { isPostgres } from '../database/db.ts';
import type { Ctx } from '../world.ts';

/**
 * Locks invoices together with those that they may have taken the place of, by id: annulled, a correction gives back what
 * was paid. On SQLite there is nothing to do: it locks as it begins.
 */
export const lockReplaced = async (ids: readonly number[], _body: unknown, ctx: Ctx): Promise<void> => {
  if (!isPostgres(ctx.db)) return;
  const corrected: number[] = await ctx.db('invoices').whereIn('id', ids).whereNotNull('invoiceId').pluck('invoiceId');
  if (!corrected.length) return;
  const others: number[] = await ctx.db('invoices').whereIn('invoiceId', corrected).pluck('id');
  await lockRows('invoices', [...new Set([...ids, ...corrected, ...others])], ctx);
};
