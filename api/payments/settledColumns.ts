import { carriedPayments } from '#domain/invoices/carriedPayments';
import { PAID } from '#domain/invoices';
import { type Paid, settlementOf, sumOf } from '#domain/invoices/paidState';
import type { Values } from '../crud/resource.ts';
import { HttpError } from '../http/HttpError.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import { checkPayable } from '../invoices/standing.ts';
import type { Ctx } from '../world.ts';
import { today } from './payRest.ts';
import { euros } from './registerPayment.ts';
import { paymentsAmong, replacedChain } from './replacedChain.ts';
import { paymentsOf } from './settle.ts';

const carriedTo = async ({ replacedId, payable }: Values, ctx: Ctx): Promise<Paid[]> => {
  if (!replacedId) return [];
  const payments = await paymentsAmong(await replacedChain(Number(replacedId), ctx), ctx);
  return carriedPayments(payments, Number(payable)).map(({ payment, amount }) => ({ ...payment, amount }));
};

/** The columns of a new invoice with the payments of those it comes after; if stored as paid, the rest is paid today. */
export const settledNew = async (columns: Values, ctx: Ctx): Promise<Values> => {
  const payable = Number(columns.payable);
  const status = Number(columns.status);
  const carried = await carriedTo(columns, ctx);
  const rest = status === PAID ? payable - sumOf(carried) : 0;
  const payments = rest > 0 ? [...carried, { ...today(ctx), amount: rest, statusBefore: 0 }] : carried;
  if (!payments.length) return columns;
  const settled = settlementOf(payable, payments, status);
  return { ...columns, status: settled.status, paid: settled.paid, paidDate: settled.paidDate };
};

/**
 * The columns of a change to an invoice, consistent with its payments: marked as paid, the pending amount is paid
 * today; with payments it can't be unmarked, nor be lowered below them; if they no longer cover it, its former status
 * returns.
 */
export const settledChange = async (columns: Values, previous: InvoiceRow, ctx: Ctx): Promise<Values> => {
  if (!('status' in columns) && !('payable' in columns)) return columns;
  const next = { ...previous, ...columns } as InvoiceRow;
  const { payable, paid } = next;
  if (payable < paid) throw new HttpError(409, 'errors.payments.belowPaid', { args: { paid: euros(paid) } });
  const payments = await paymentsOf(previous, ctx);
  const isMarked = next.status === PAID && 'status' in columns;
  const rest = { ...today(ctx), amount: payable - paid, statusBefore: previous.status };
  const isPaidNow = isMarked && rest.amount > 0;
  if (isPaidNow) await checkPayable(previous, ctx);
  const all = isPaidNow ? [...payments, rest] : payments;
  const settled = settlementOf(payable, all, next.status);
  if (settled.status === PAID && 'status' in columns && next.status !== PAID)
    throw new HttpError(409, 'errors.payments.stillPaid', {
      fields: { status: { key: 'errors.payments.stillPaid' } },
    });
  return { ...columns, status: settled.status, paid: settled.paid, paidDate: settled.paidDate };
};
