import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import { replacedBy } from '../invoices/replaced.ts';
import { invoicesTable } from '../invoices/table.ts';
import type { Ctx } from '../world.ts';
import { paymentsOf } from './settle.ts';
import type { PaymentRow } from './table.ts';

/** The id of the invoice that a correction replaces, if any. */
export const replacedIdOf = async (
  { id, invoiceId }: Pick<InvoiceRow, 'id' | 'invoiceId'>,
  ctx: Ctx,
): Promise<number | null> => (invoiceId && (await replacedBy([{ id, invoiceId }], ctx)).get(id)?.id) || null;

/** An invoice, the one it replaces, the one that one replaces, and so on back to the first. */
export const replacedChain = async (id: number | null, ctx: Ctx): Promise<InvoiceRow[]> => {
  if (!id) return [];
  const row: Values = await ctx.db('invoices').where({ id }).first();
  const invoice = decodeRow(invoicesTable.entity, row) as InvoiceRow;
  return [invoice, ...(await replacedChain(await replacedIdOf(invoice, ctx), ctx))];
};

/** What was paid of these invoices, in their order. */
export const paymentsAmong = async (invoices: readonly InvoiceRow[], ctx: Ctx): Promise<PaymentRow[]> => {
  const payments: PaymentRow[] = [];
  for (const invoice of invoices) payments.push(...(await paymentsOf(invoice, ctx)));
  return payments;
};
