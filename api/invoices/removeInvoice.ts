import { invoiceRemoveRefusal, isFixed } from '#domain/invoices/rights';
import { isAdminLevel } from '#domain/roles';
import { forbidden, HttpError } from '../http/HttpError.ts';
import { closeStatements, reopenStatements } from '../invoiceRuns/statements.ts';
import { giveBackPayments } from '../payments/carryPayments.ts';
import { checkNotInFile } from '../sepaFiles/transfersOf.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { EACH_KIND, ITEM_KINDS } from './itemKinds.ts';
import { claimItems, freeItems, lockItems } from './items.ts';
import { forgetNumber, noteNumber } from './numbering.ts';
import { checkUncorrected } from './standing.ts';

/** The error for a message key: 403 for a missing right, otherwise 409. */
export const refusal = (key: string): HttpError => (key === 'errors.forbidden' ? forbidden() : new HttpError(409, key));

const checkRemovable = (invoice: InvoiceRow, ctx: Ctx): void => {
  const key = invoiceRemoveRefusal(invoice, ctx.user.role);
  if (key) throw refusal(key);
};

/**
 * Frees an invoice's items and remembers them. For one the office issued this is an annulment: it keeps its number.
 * Gives the columns that change too: a correction loses its payments.
 */
export const removeInvoice = async (invoice: InvoiceRow, ctx: Ctx): Promise<Partial<InvoiceRow>> => {
  // Checked before the payments, so that nobody removes those in vain.
  if (isAdminLevel(ctx.user.role)) await checkUncorrected(invoice, ctx);
  const unpaid = await giveBackPayments(invoice, ctx);
  checkRemovable({ ...invoice, ...unpaid }, ctx);
  await checkNotInFile(invoice, 'removal', ctx);
  if (!invoice.isEmitted && !invoice.isSelfBilled) await forgetNumber(invoice, ctx);
  for (const kind of EACH_KIND) {
    const ids: number[] = await ctx.db(kind).where({ invoiceId: invoice.id }).orderBy('id').pluck('id');
    if (!ids.length) continue;
    await freeItems(kind, ids, invoice.id, ctx);
    if (kind === 'routes') await reopenStatements(ids, ctx);
    await ctx.db('freedRows').insert(ids.map(id => ({ invoiceId: invoice.id, [ITEM_KINDS[kind].row]: id })));
  }
  return unpaid;
};

/** Takes an invoice's former items again: 409 if one isn't free or its price has changed (Design 7). */
export const restoreInvoice = async (invoice: InvoiceRow, ctx: Ctx): Promise<void> => {
  if (isFixed(invoice)) throw new HttpError(409, 'errors.invoices.annulledCannotRestore');
  checkRemovable(invoice, ctx);
  for (const kind of EACH_KIND) {
    const { row: column, owner } = ITEM_KINDS[kind];
    const ids: number[] = await ctx.db('freedRows').where({ invoiceId: invoice.id }).whereNotNull(column).pluck(column);
    if (!ids.length) continue;
    const items = await lockItems(kind, ids, { owner: invoice[owner], of: null }, ctx);
    const sum = items.reduce((total, item) => total + (item.price ?? 0), 0);
    if (sum !== invoice.value) throw new HttpError(409, 'errors.invoices.priceChanged');
    await claimItems(kind, ids, invoice.id, ctx);
    if (kind === 'routes') await closeStatements(invoice.id, ctx);
  }
  await ctx.db('freedRows').where({ invoiceId: invoice.id }).del();
  if (invoice.issuerKey) await noteNumber(invoice.issuerKey, invoice.num, ctx);
};
