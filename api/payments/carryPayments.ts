import { type Carried, carriedPayments } from '#domain/invoices/carriedPayments';
import { settlementOf, sumOf } from '#domain/invoices/paidState';
import { insertRow, updateRow } from '../crud/write.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import type { Ctx } from '../world.ts';
import { replacedChain, replacedIdOf } from './replacedChain.ts';
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

/**
 * Gives a new correction the payments of the invoices it comes after, the replaced one's first: money counts for the
 * invoice in force, also what an earlier correction for less left behind. All are locked.
 */
export const takeOverPayments = async (replacedId: number, invoice: InvoiceRow, ctx: Ctx): Promise<void> => {
  let room = invoice.payable;
  for (const from of await replacedChain(replacedId, ctx)) {
    const carried = await carryPayments(from.id, invoice.id, room, ctx);
    room -= sumOf(carried);
    const last = carried.at(-1)?.payment;
    if (last) await settle(from, ctx, { statusBefore: last.statusBefore });
  }
};

/**
 * Before annulling a correction, returns its payments to the invoice it had replaced and, beyond that one's amount due,
 * to those before it; all are locked. Gives the correction's columns without them; none if it has no payments, or more
 * than fit there.
 */
export const giveBackPayments = async (correction: InvoiceRow, ctx: Ctx): Promise<Partial<InvoiceRow>> => {
  if (!correction.paid) return {};
  const chain = await replacedChain(await replacedIdOf(correction, ctx), ctx);
  const room = chain.reduce((sum, { payable, paid }) => sum + payable - paid, 0);
  if (correction.paid > room) return {};
  const [last] = (await paymentsOf(correction, ctx)).slice(-1);
  for (const to of chain) {
    const carried = await carryPayments(correction.id, to.id, to.payable - to.paid, ctx);
    if (carried.length) await settle(to, ctx);
  }
  const { paid, paidDate, status } = settlementOf(correction.payable, [], correction.status, last?.statusBefore);
  return { paid, paidDate, status };
};
