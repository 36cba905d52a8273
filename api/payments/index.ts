import { paymentErrors } from '#domain/payments';
import { mayRegister } from '#domain/invoices/paidState';
import { lockRows } from '../crud/lockRows.ts';
import type { Resource } from '../crud/resource.ts';
import { HttpError } from '../http/HttpError.ts';
import { scopeOfInvoices } from '../invoices/scope.ts';
import { expandPayments } from './expand.ts';
import { lockInvoice } from './lockInvoice.ts';
import { registerPayment } from './registerPayment.ts';
import { settle } from './settle.ts';
import { type PaymentRow, paymentsTable } from './table.ts';

/** Payments of invoices, one row each. Readers of an invoice see its payments. */
export const paymentsResource: Resource = {
  ...paymentsTable,
  defaultSort: ['day', 'desc'],
  // A reference may name a counterpart: accountants don't receive it, nor search it.
  numberSearchFor: ['accountant'],
  scope: (query, user, ctx) => {
    query.whereIn('payments.invoiceId', scopeOfInvoices(ctx.db('invoices').select('invoices.id'), user, ctx.db));
  },
  expand: expandPayments,
  // An internal value: the invoice's former status.
  notInSheet: ['statusBefore'],
  rules: paymentErrors,
  // Invoices are locked before their payments, as when one is registered.
  lock: async (ids, _body, ctx) => {
    const invoices: number[] = await ctx.db('payments').whereIn('id', ids).pluck('invoiceId');
    await lockRows('invoices', invoices, ctx);
  },
  beforeSave: async ({ data, ctx }) => registerPayment(data, await lockInvoice(Number(data.invoiceId), ctx), ctx),
  afterSave: async ({ row, ctx }) => {
    await settle(await lockInvoice((row as PaymentRow).invoiceId, ctx), ctx);
  },
  beforeRemove: async (row, ctx) => {
    const invoice = await lockInvoice((row as PaymentRow).invoiceId, ctx);
    if (!mayRegister(invoice, ctx.user.role)) throw new HttpError(409, 'errors.payments.office');
    await settle(invoice, ctx, { without: row.id });
    return {};
  },
  beforeRestore: async () => {
    throw new HttpError(409, 'errors.payments.notRestored');
  },
};
