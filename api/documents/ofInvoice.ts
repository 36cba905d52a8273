import { invoiceDocumentsRefusal } from '#domain/invoices/rights';
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

/** Why the user can't change these invoices' documents: message keys by invoice id; no entry for those it can. */
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

/**
 * Refuses if the user can't change the invoice's documents; the lock keeps others from paying or booking it meanwhile.
 */
export const checkInvoiceOpen = async (invoiceId: number, ctx: Ctx): Promise<void> => {
  // For the office too: whoever replaces a document locks its invoice first, so that nobody deadlocks.
  await lockRows('invoices', [invoiceId], ctx);
  const key = (await invoiceRefusals([invoiceId], ctx)).get(invoiceId);
  if (key) throw refusal(key);
};

/** Locks the invoices of these documents, before the documents themselves. */
export const lockInvoices = async (ids: readonly number[], ctx: Ctx): Promise<void> => {
  const found: number[] = await ctx.db('documents').whereIn('id', ids).whereNotNull('invoiceId').pluck('invoiceId');
  await lockRows('invoices', [...new Set(found)], ctx);
};
