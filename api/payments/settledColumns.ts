import { PAID } from '#domain/invoices';
import { settlementOf } from '#domain/settlement';
import type { Values } from '../crud/resource.ts';
import { HttpError } from '../HttpError.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import type { Ctx } from '../world.ts';
import { today } from './payRest.ts';
import { euros } from './registerPayment.ts';
import { paymentsOf } from './settle.ts';

/** A new invoice that is said to be paid is paid today. */
export const settledNew = (columns: Values, ctx: Ctx): Values => {
  const payable = Number(columns.payable);
  if (columns.status !== PAID || payable === 0) return columns;
  return { ...columns, paid: payable, paidDate: today(ctx).day };
};

/**
 * The columns of a change to an invoice, true to its payments: marked as paid, what was pending is paid today; what is
 * paid isn't unmarked as long as it has its payments, nor made to be less than they are; and what covers it no more
 * leaves it as it was before.
 */
export const settledChange = async (columns: Values, previous: InvoiceRow, ctx: Ctx): Promise<Values> => {
  if (!('status' in columns) && !('payable' in columns)) return columns;
  const next = { ...previous, ...columns } as InvoiceRow;
  const { payable, paid } = next;
  if (payable < paid) throw new HttpError(409, 'errors.payments.belowPaid', { args: { paid: euros(paid) } });
  const payments = await paymentsOf(previous, ctx);
  const isMarked = next.status === PAID && 'status' in columns;
  const rest = { ...today(ctx), amount: payable - paid, statusBefore: previous.status };
  const all = isMarked && rest.amount > 0 ? [...payments, rest] : payments;
  const settled = settlementOf(payable, all, next.status);
  if (settled.status === PAID && 'status' in columns && next.status !== PAID)
    throw new HttpError(409, 'errors.payments.stillPaid', {
      fields: { status: { key: 'errors.payments.stillPaid' } },
    });
  return { ...columns, status: settled.status, paid: settled.paid, paidDate: settled.paidDate };
};
