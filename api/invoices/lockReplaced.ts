import { lockRows } from '../crud/lockRows.ts';
import { isPostgres } from '../database/db.ts';
import type { Ctx } from '../world.ts';

/**
 * Locks invoices and those they may have replaced, by id: an annulled correction returns its payments. SQLite needs
 * nothing: it locks at the start.
 */
export const lockReplaced = async (ids: readonly number[], _body: unknown, ctx: Ctx): Promise<void> => {
  if (!isPostgres(ctx.db)) return;
  const corrected: number[] = await ctx.db('invoices').whereIn('id', ids).whereNotNull('invoiceId').pluck('invoiceId');
  if (!corrected.length) return;
  const others: number[] = await ctx.db('invoices').whereIn('invoiceId', corrected).pluck('id');
  await lockRows('invoices', [...new Set([...ids, ...corrected, ...others])], ctx);
};
