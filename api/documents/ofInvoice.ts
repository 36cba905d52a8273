import { invoiceDocumentsRefusal } from '#domain/invoiceRights';
import { invoices } from '#domain/invoices';
import { isAdminLevel } from '#domain/roles';
import { byIds } from '../crud/byIds.ts';
import { decodeRow } from '../crud/codec.ts';
import { lockRows } from '../crud/lockRows.ts';
import type { Values } from '../crud/resource.ts';
import { refusal } from '../invoices/removeInvoice.ts';
import type { Ctx } from '../world.ts';

const COLUMNS = ['id', 'issuerRole', 'recipientRole', 'isEmitted', 'isProcessed', 'status'] as const;

const askForInvoices = byIds<Values>((db, ids) =>
  db('invoices')
    .whereIn('id', ids)
    .select(...COLUMNS),
);

/** Why who asks can't write the documents of some invoices, as message keys by the invoice's id; nothing of those it can. */
export const invoiceRefusals = async (ids: readonly number[], { db, user }: Ctx): Promise<Map<number, string>> => {
  const refusals = new Map<number, string>();
  if (isAdminLevel(user.role)) return refusals;
  for (const row of await askForInvoices(db, ids)) {
    const invoice = decodeRow(invoices, row);
    const key = invoiceDocumentsRefusal(invoice, user.role);
    if (key) refusals.set(invoice.id, key);
  }
  return refusals;
};

/** Refuses to write a document of an invoice that who asks can't change; until it is written nobody pays or books it. */
export const checkInvoiceOpen = async (invoiceId: number, ctx: Ctx): Promise<void> => {
  // Also for the office: whoever replaces a document comes by its invoice first, so that nobody waits in a circle.
  await lockRows('invoices', [invoiceId], ctx);
  const key = (await invoiceRefusals([invoiceId], ctx)).get(invoiceId);
  if (key) throw refusal(key);
};

/** Locks the invoices of some documents, which comes before the documents. */
export const lockInvoices = async (ids: readonly number[], ctx: Ctx): Promise<void> => {
  const found: number[] = await ctx.db('documents').whereIn('id', ids).whereNotNull('invoiceId').pluck('invoiceId');
  await lockRows('invoices', [...new Set(found)], ctx);
};
