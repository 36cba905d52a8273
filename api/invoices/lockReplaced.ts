import { lockRows } from '../crud/lockRows.ts';
import { isPostgres } from '../database/db.ts';
import type { Ctx } from '../world.ts';

/** These invoices, those they correct, those that those correct, and so on back to the first. */
const withCorrected = async (ids: readonly number[], ctx: Ctx): Promise<number[]> => {
  const corrected: number[] = await ctx.db('invoices').whereIn('id', ids).whereNotNull('invoiceId').pluck('invoiceId');
  return corrected.length ? [...ids, ...(await withCorrected(corrected, ctx))] : [...ids];
};

/** Locks invoices that payments may move between, by id: those given, those they correct, and their corrections. */
const lockAmong = async (ids: readonly number[], ctx: Ctx): Promise<void> => {
  const corrections: number[] = await ctx.db('invoices').whereIn('invoiceId', ids).pluck('id');
  await lockRows('invoices', [...new Set([...ids, ...corrections])], ctx);
};

/**
 * Locks invoices and those they may have replaced, by id: an annulled correction returns its payments. SQLite needs
 * nothing: it locks at the start.
 */
export const lockReplaced = async (ids: readonly number[], _body: unknown, ctx: Ctx): Promise<void> => {
  if (!isPostgres(ctx.db)) return;
  const all = await withCorrected(ids, ctx);
  if (all.length > ids.length) await lockAmong(all, ctx);
};

/** Locks an invoice to correct and what its correction may take payments from. */
export const lockToCorrect = async (id: number, ctx: Ctx): Promise<void> => {
  if (isPostgres(ctx.db)) await lockAmong(await withCorrected([id], ctx), ctx);
};
