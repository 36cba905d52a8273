import { HttpError } from '../http/HttpError.ts';
import { lockRows } from '../crud/lockRows.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';

type Known = Pick<InvoiceRow, 'id' | 'num' | 'invoiceId'>;

/** The last invoice that corrects another, of those that weren't annulled: a later one takes its place (replaced.ts, in SQL). */
const correctionOf = (id: number, { db }: Ctx): Promise<Known | undefined> =>
  db('invoices').where({ invoiceId: id, disabled: false }).orderBy('id', 'desc').first('id', 'num', 'invoiceId');

/** What took the place of an invoice, if anything: its correction, or a later one of what it corrects itself. */
const replacementOf = async ({ id, invoiceId }: Known, ctx: Ctx): Promise<Known | undefined> => {
  const own = await correctionOf(id, ctx);
  if (own || !invoiceId) return own;
  const sibling = await correctionOf(invoiceId, ctx);
  return sibling && sibling.id > id ? sibling : undefined;
};

/** What stands in the place of an invoice in the end: the correction of its correction, and so on. */
const standingFor = async (invoice: Known, ctx: Ctx): Promise<Known> => {
  const next = await correctionOf(invoice.id, ctx);
  return next ? standingFor(next, ctx) : invoice;
};

/**
 * 409 where another correction would count beside this one: what replaced an invoice is what can be corrected, be it by its
 * own name or by that of the one that it corrects. Keeps them from others until the transaction ends; answers the id of
 * the one that stands, whose place the correction takes.
 */
export const checkStands = async (invoice: InvoiceRow, ctx: Ctx): Promise<number> => {
  const parent = invoice.invoiceId;
  await lockRows('invoices', parent ? [parent, invoice.id] : [invoice.id], ctx);
  if (!(await ctx.db('invoices').where({ id: invoice.id, disabled: false }).first('id')))
    throw new HttpError(409, 'errors.invoices.alreadyAnnulled');
  const replacement = await replacementOf(invoice, ctx);
  const last = replacement ?? invoice;
  const standing = await standingFor(last, ctx);
  const isBeside = replacement && replacement.invoiceId !== invoice.id;
  if (isBeside || standing.id !== last.id)
    throw new HttpError(409, 'errors.invoices.replaced', { args: { num: standing.num } });
  await lockRows('invoices', [last.id], ctx);
  return last.id;
};

/** 409 for one that something took the place of: what is paid is paid of that. */
export const checkPayable = async (invoice: Known, ctx: Ctx): Promise<void> => {
  const replacement = await replacementOf(invoice, ctx);
  if (!replacement) return;
  const { num } = await standingFor(replacement, ctx);
  throw new HttpError(409, 'errors.payments.replaced', { args: { num } });
};

/**
 * 409 for one that something took the place of: what it is of could be invoiced anew beside its correction, and of several
 * corrections the last goes first, so that each gives back to the one before it what was paid.
 */
export const checkUncorrected = async (invoice: Known, ctx: Ctx): Promise<void> => {
  const replacement = await replacementOf(invoice, ctx);
  if (replacement) throw new HttpError(409, 'errors.invoices.corrected', { args: { num: replacement.num } });
};
