import { type Carried, carriedPayments } from '#domain/invoices/carriedPayments';
import { settlementOf } from '#domain/invoices/paidState';
import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import { insertRow, updateRow } from '../crud/write.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import { replacedBy } from '../invoices/replaced.ts';
import { invoicesTable } from '../invoices/table.ts';
import type { Ctx } from '../world.ts';
import { paymentsOf, settle } from './settle.ts';
import { type PaymentRow, paymentsTable } from './table.ts';

/**
 * Moves an invoice's payments to another, up to its amount due (`room`, cents), splitting the last one if necessary.
 * Both are locked; the caller updates them.
 */
const carryPayments = async (from: number, to: number, room: number, ctx: Ctx): Promise<Carried<PaymentRow>[]> => {
  const carried = carriedPayments(await paymentsOf({ id: from }, ctx), room);
  for (const { payment, amount } of carried) {
    if (amount === payment.amount) {
      await updateRow(paymentsTable, payment, { invoiceId: to }, ctx);
      continue;
    }
    await updateRow(paymentsTable, payment, { amount: payment.amount - amount }, ctx);
    const { day, method, reference, notes, statusBefore, sepaFileId, userId } = payment;
    const part = { day, method, reference, notes, statusBefore, sepaFileId, userId };
    await insertRow(paymentsTable, { ...part, invoiceId: to, amount }, ctx);
  }
  return carried;
};

const readInvoice = async (id: number, { db }: Ctx): Promise<InvoiceRow> => {
  const row: Values = await db('invoices').where({ id }).first();
  return decodeRow(invoicesTable.entity, row) as InvoiceRow;
};

/**
 * Gives a new correction the payments of the invoice it replaces, which is locked: money counts for the invoice in
 * force.
 */
export const takeOverPayments = async (replacedId: number, invoice: InvoiceRow, ctx: Ctx): Promise<void> => {
  const last = (await carryPayments(replacedId, invoice.id, invoice.payable, ctx)).at(-1)?.payment;
  if (last) await settle(await readInvoice(replacedId, ctx), ctx, { statusBefore: last.statusBefore });
};

/**
 * Before annulling a correction, returns its payments to the invoice it had replaced, which is locked. Gives the
 * correction's columns without them; none if it has no payments, or more than that invoice's amount due.
 */
export const giveBackPayments = async (correction: InvoiceRow, ctx: Ctx): Promise<Partial<InvoiceRow>> => {
  const { id, invoiceId, payable } = correction;
  if (!invoiceId || !correction.paid) return {};
  const replacedId = (await replacedBy([{ id, invoiceId }], ctx)).get(id)?.id;
  if (!replacedId) return {};
  const replaced = await readInvoice(replacedId, ctx);
  const room = replaced.payable - replaced.paid;
  if (correction.paid > room) return {};
  const last = (await carryPayments(id, replacedId, room, ctx)).at(-1)?.payment;
  await settle(replaced, ctx);
  const { paid, paidDate, status } = settlementOf(payable, [], correction.status, last?.statusBefore);
  return { paid, paidDate, status };
};
