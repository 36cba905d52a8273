import { dayOf } from '#domain/dates';
import { formatEuros } from '#domain/figures';
import { toEuros } from '#domain/money';
import { paymentRefusal } from '#domain/invoices/paidState';
import type { Values } from '../crud/resource.ts';
import { HttpError, invalid, invalidKeys } from '../http/HttpError.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import { checkPayable } from '../invoices/standing.ts';
import type { Ctx } from '../world.ts';

/** Cents as text in euros, `1.234,50 €`. */
export const euros = (cents: number): string => formatEuros(toEuros(cents));

/** 422 for a future day: a payment has already been made. */
export const checkDay = (day: string, { now }: Ctx): void => {
  if (day > dayOf(now)) throw invalidKeys({ day: 'validation.futureDate' });
};

/** The columns of a locked invoice's payment; 409 or 422 if it can't have one, or beyond its pending amount. */
export const registerPayment = async (data: Values, invoice: InvoiceRow, ctx: Ctx): Promise<Values> => {
  const pending = invoice.payable - invoice.paid;
  const key = paymentRefusal({ ...invoice, pending }, ctx.user.role);
  if (key) throw new HttpError(409, key);
  await checkPayable(invoice, ctx);
  if (Number(data.amount) > pending)
    throw invalid({ amount: { key: 'errors.payments.overPending', args: { pending: euros(pending) } } });
  checkDay(`${data.day}`, ctx);
  return { ...data, statusBefore: invoice.status, userId: ctx.user.id };
};
