import { PAID } from '#domain/invoices';
import { settlementOf } from '#domain/invoices/paidState';
import { takeBack } from '../alerts/takeBack.ts';
import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import { announceInvoice } from '../invoices/announceInvoice.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import { invoicesTable } from '../invoices/table.ts';
import type { Ctx } from '../world.ts';
import { type PaymentRow, paymentsTable } from './table.ts';

/** An invoice's payments, in the order registered. */
export const paymentsOf = async ({ id }: { id: number }, { db }: Ctx): Promise<PaymentRow[]> => {
  const rows: Values[] = await db('payments').where({ invoiceId: id, disabled: false }).orderBy('id');
  return rows.map(row => decodeRow(paymentsTable.entity, row) as PaymentRow);
};

type Gone = {
  /** The payment being removed. */
  without?: number;
  /** The status before the last payment moved to another invoice. */
  statusBefore?: number;
};

/** Updates a locked invoice after its payments changed, and tells its carrier that it was paid, or takes that back. */
export const settle = async (
  invoice: InvoiceRow,
  ctx: Ctx,
  { without, statusBefore }: Gone = {},
): Promise<InvoiceRow> => {
  const all = await paymentsOf(invoice, ctx);
  const live = all.filter(({ id }) => id !== without);
  const before = statusBefore ?? all.at(-1)?.statusBefore;
  const { paid, paidDate, status } = settlementOf(invoice.payable, live, invoice.status, before);
  const settled = (await updateRow(invoicesTable, invoice, { paid, paidDate, status }, ctx)) as InvoiceRow;
  if (invoice.status === PAID && status !== PAID)
    await takeBack({ kinds: ['invoicePaid'], about: { resource: 'invoices', id: invoice.id } }, ctx);
  await announceInvoice(settled, invoice, ctx);
  return settled;
};
