import { dayOf } from '#domain/dates';
import { PAID } from '#domain/invoices';
import { DEFAULT_METHOD } from '#domain/payments';
import { sumOf } from '#domain/settlement';
import type { Values } from '../crud/resource.ts';
import { insertRow, updateRow } from '../crud/write.ts';
import { HttpError } from '../http/HttpError.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import { invoicesTable } from '../invoices/table.ts';
import type { Ctx } from '../world.ts';
import { registerPayment } from './registerPayment.ts';
import { paymentsOf, settle } from './settle.ts';
import { paymentsTable } from './table.ts';

/** How a payment was made, all but whose and how much. */
export type How = { day: string; method?: string; reference?: string | null; sepaFileId?: number };

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

/** Registers a payment of an invoice that is locked, and what follows from it. */
export const pay = async (invoice: InvoiceRow, amount: number, how: How, ctx: Ctx): Promise<InvoiceRow> => {
  await insertRow(paymentsTable, await registerPayment(columnsOf(invoice.id, amount, how), invoice, ctx), ctx);
  return settle(invoice, ctx);
};

/** Marks an invoice that is locked as paid, by a payment of what is still pending; one that is paid stays as it is. */
export const payRest = async (invoice: InvoiceRow, how: How, ctx: Ctx): Promise<void> => {
  if (invoice.disabled) throw new HttpError(409, 'errors.payments.annulled');
  if (invoice.status === PAID) return;
  const pending = invoice.payable - invoice.paid;
  if (pending > 0) await pay(invoice, pending, how, ctx);
  else await updateRow(invoicesTable, invoice, { status: PAID }, ctx);
};

/** The payment that goes with an invoice which was stored as paid: of what its payments leave. */
export const recordRest = async (invoice: InvoiceRow, previous: InvoiceRow | null, ctx: Ctx): Promise<void> => {
  if (invoice.paid <= (previous?.paid ?? 0)) return;
  const rest = invoice.paid - sumOf(await paymentsOf(invoice, ctx));
  if (rest <= 0) return;
  const columns = columnsOf(invoice.id, rest, today(ctx));
  await insertRow(paymentsTable, { ...columns, statusBefore: previous?.status ?? 0, userId: ctx.user.id }, ctx);
};
