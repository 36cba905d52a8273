import type { Tax } from '#domain/invoices/tax';
import { HttpError } from '../http/HttpError.ts';
import { lockRows } from '../crud/lockRows.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { lockToCorrect } from './lockReplaced.ts';

type Known = Pick<InvoiceRow, 'id' | 'num' | 'date' | 'invoiceId'>;

/** An invoice's last correction that wasn't annulled: a later one replaces earlier ones (replaced.ts, in SQL). */
const correctionOf = (id: number, { db }: Ctx): Promise<Known | undefined> =>
  db('invoices')
    .where({ invoiceId: id, disabled: false })
    .orderBy('id', 'desc')
    .first('id', 'num', 'date', 'invoiceId');

/** What replaced an invoice, if anything: its correction, or a later one of what it corrects itself. */
const replacementOf = async ({ id, invoiceId }: Known, ctx: Ctx): Promise<Known | undefined> => {
  const own = await correctionOf(id, ctx);
  if (own || !invoiceId) return own;
  const sibling = await correctionOf(invoiceId, ctx);
  return sibling && sibling.id > id ? sibling : undefined;
};

/** The invoice in force: the correction of its correction, and so on. */
const standingFor = async (invoice: Known, ctx: Ctx): Promise<Known> => {
  const next = await correctionOf(invoice.id, ctx);
  return next ? standingFor(next, ctx) : invoice;
};

/**
 * 409 if another correction would count beside this one: only the invoice in force can be corrected, named by its own
 * id or by that of the invoice it corrects. Locks them until the transaction ends; gives the invoice in force, which
 * the correction replaces.
 */
export const checkStands = async (invoice: InvoiceRow, ctx: Ctx): Promise<Known> => {
  await lockToCorrect(invoice.id, ctx);
  if (!(await ctx.db('invoices').where({ id: invoice.id, disabled: false }).first('id')))
    throw new HttpError(409, 'errors.invoices.alreadyAnnulled');
  const replacement = await replacementOf(invoice, ctx);
  const last = replacement ?? invoice;
  const standing = await standingFor(last, ctx);
  const isBeside = replacement && replacement.invoiceId !== invoice.id;
  if (isBeside || standing.id !== last.id)
    throw new HttpError(409, 'errors.invoices.replaced', { args: { num: standing.num } });
  await lockRows('invoices', [last.id], ctx);
  return last;
};

/**
 * The taxes of the invoice that a correction would replace: the last correction, or the invoice itself; null if it
 * doesn't exist.
 */
export const taxToCorrect = async (id: number, { db }: Ctx): Promise<Tax | null> => {
  const row: { tax: string } | undefined = await db('invoices')
    .where({ id })
    .orWhere({ invoiceId: id, disabled: false })
    .orderBy('id', 'desc')
    .first('tax');
  return row ? (JSON.parse(row.tax) as Tax) : null;
};

/** 409 if the invoice was replaced: payments belong to its replacement. */
export const checkPayable = async (invoice: Known, ctx: Ctx): Promise<void> => {
  const replacement = await replacementOf(invoice, ctx);
  if (!replacement) return;
  const { num } = await standingFor(replacement, ctx);
  throw new HttpError(409, 'errors.payments.replaced', { args: { num } });
};

/**
 * 409 if the invoice was replaced: its items could be invoiced twice. Corrections are annulled newest first, so that
 * each returns its payments to the previous one.
 */
export const checkUncorrected = async (invoice: Known, ctx: Ctx): Promise<void> => {
  const replacement = await replacementOf(invoice, ctx);
  if (replacement) throw new HttpError(409, 'errors.invoices.corrected', { args: { num: replacement.num } });
};
