import { dayOf } from '#domain/dates';
import { PAID } from '#domain/invoices';
import { DEFAULT_METHOD } from '#domain/payments';
import { mayRegister, sumOf } from '#domain/invoices/paidState';
import type { Values } from '../crud/resource.ts';
import { insertRow, updateRow } from '../crud/write.ts';
import { HttpError } from '../http/HttpError.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import { checkPayable } from '../invoices/standing.ts';
import { invoicesTable } from '../invoices/table.ts';
import type { Ctx } from '../world.ts';
import { registerPayment } from './registerPayment.ts';
import { paymentsOf, settle } from './settle.ts';
import { paymentsTable } from './table.ts';

/** How a payment was made, without invoice and amount. */
export type How = { day: string; method?: string; reference?: string | null; sepaFileId?: number };

/** A payment made today, in Spain. */
export const today = ({ now }: Ctx): How => ({ day: dayOf(now) });

const columnsOf = (invoiceId: number, amount: number, how: How): Values => ({
  method: DEFAULT_METHOD,
  reference: null,
  notes: null,
  sepaFileId: null,
  ...how,
  invoiceId,
  amount,
});

/** Registers a payment (cents) of a locked invoice, and updates the invoice. */
export const pay = async (invoice: InvoiceRow, amount: number, how: How, ctx: Ctx): Promise<InvoiceRow> => {
  await insertRow(paymentsTable, await registerPayment(columnsOf(invoice.id, amount, how), invoice, ctx), ctx);
  return settle(invoice, ctx);
};

/**
 * Marks a locked invoice as paid, by a payment of its pending amount, if any; no effect if it is paid. 409 if that is not
 * this user's to do.
 */
export const payRest = async (invoice: InvoiceRow, how: How, ctx: Ctx): Promise<void> => {
  if (invoice.disabled) throw new HttpError(409, 'errors.payments.annulled');
  if (invoice.status === PAID) return;
  if (!mayRegister(invoice, ctx.user.role)) throw new HttpError(409, 'errors.payments.office');
  const pending = invoice.payable - invoice.paid;
  if (pending > 0) {
    await pay(invoice, pending, how, ctx);
    return;
  }
  await checkPayable(invoice, ctx);
  await updateRow(invoicesTable, invoice, { status: PAID }, ctx);
};

/** Registers the payment behind an invoice stored as paid: what its other payments leave. */
export const recordRest = async (invoice: InvoiceRow, previous: InvoiceRow | null, ctx: Ctx): Promise<void> => {
  if (invoice.paid <= (previous?.paid ?? 0)) return;
  const rest = invoice.paid - sumOf(await paymentsOf(invoice, ctx));
  if (rest <= 0) return;
  const columns = columnsOf(invoice.id, rest, today(ctx));
  await insertRow(paymentsTable, { ...columns, statusBefore: previous?.status ?? 0, userId: ctx.user.id }, ctx);
};
