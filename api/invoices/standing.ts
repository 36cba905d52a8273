import { HttpError } from '../HttpError.ts';
import { lockRows } from '../crud/lockRows.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';

type Known = Pick<InvoiceRow, 'id' | 'num'>;

/** The last invoice that corrects another, of those that weren't annulled: a later one takes its place (replaced.ts, in SQL). */
const correctionOf = (id: number, { db }: Ctx): Promise<Known | undefined> =>
  db('invoices').where({ invoiceId: id, disabled: false }).orderBy('id', 'desc').first('id', 'num');

/** What stands in the place of an invoice in the end: the correction of its correction, and so on. */
const standingFor = async (invoice: Known, ctx: Ctx): Promise<Known> => {
  const next = await correctionOf(invoice.id, ctx);
  return next ? standingFor(next, ctx) : invoice;
};

/**
 * 409 where another correction would count beside this one: what replaced an invoice is what can be corrected, be it by its
 * own name or by that of the one that it corrects. Keeps both from others until the transaction ends.
 */
export const checkStands = async (invoice: InvoiceRow, ctx: Ctx): Promise<void> => {
  const parent = invoice.invoiceId;
  await lockRows('invoices', parent ? [parent, invoice.id] : [invoice.id], ctx);
  if (!(await ctx.db('invoices').where({ id: invoice.id, disabled: false }).first('id')))
    throw new HttpError(409, 'errors.invoices.alreadyAnnulled');
  const own = await correctionOf(invoice.id, ctx);
  const sibling = parent && !own ? await correctionOf(parent, ctx) : undefined;
  const last = own ?? (sibling && sibling.id > invoice.id ? sibling : invoice);
  const standing = await standingFor(last, ctx);
  if (last === sibling || standing.id !== last.id)
    throw new HttpError(409, 'errors.invoices.replaced', { args: { num: standing.num } });
};

/** 409 for one that was corrected: annulled, what it is of could be invoiced anew beside its correction. */
export const checkUncorrected = async ({ id }: InvoiceRow, ctx: Ctx): Promise<void> => {
  const correction = await correctionOf(id, ctx);
  if (correction) throw new HttpError(409, 'errors.invoices.corrected', { args: { num: correction.num } });
};
