import { addDays } from '#domain/dates';
import { PAID } from '#domain/invoices';
import { DEFAULT_METHOD, PAYMENT_METHODS } from '#domain/payments';
import { kept, type Row } from './rows.ts';
import { buildSepaFile, isPaidByFile, type PaidFile } from './sepaFiles.ts';
import type { World } from './world.ts';

/** Every so many of those that are late have been paid in part. */
const PARTLY = 3;
const PART = 0.4;

/** Most around their due date, some early and some late; never before the invoice nor after today. */
const dayOfPayment = ({ id, date, dueDate }: Row, { calendar }: World): string => {
  const planned = addDays(`${dueDate}`, (Number(id) % 9) - 4);
  const day = planned < `${date}` ? `${date}` : planned;
  return day > calendar.today ? calendar.today : day;
};

/** By transfer for the most part. */
const methodOf = (id: number) => (id % 6 === 0 ? PAYMENT_METHODS[id % PAYMENT_METHODS.length] : DEFAULT_METHOD);

/** What was paid of an invoice: all of what is paid, in two halves now and then, and a part of some that are late. */
const amountsOf = ({ id, payable, status, dueDate, disabled }: Row, { calendar }: World): number[] => {
  const [due, n] = [Number(payable), Number(id)];
  if (disabled || due === 0) return [];
  if (status === PAID) return n % 10 === 0 ? [Math.floor(due / 2), due - Math.floor(due / 2)] : [due];
  return `${dueDate}` < calendar.today && n % PARTLY === 0 ? [Math.floor(due * PART)] : [];
};

const paymentsOf = (invoice: Row, file: PaidFile | null, world: World): Row[] => {
  const day = file?.day ?? dayOfPayment(invoice, world);
  return amountsOf(invoice, world).map((amount, n) => ({
    ...kept(world.ids.payments(), world.calendar.at(day, 570 + n)),
    invoiceId: invoice.id,
    day,
    amount,
    method: file ? DEFAULT_METHOD : methodOf(Number(invoice.id)),
    reference: file?.messageId ?? `Fra. ${invoice.num}`,
    notes: null,
    statusBefore: invoice.issuerRole === 'admin' ? 2 : 0,
    sepaFileId: file?.id ?? null,
    userId: world.adminId,
  }));
};

/** The payments of a month's invoices, and what the invoices say of them. They follow from the invoices' own rows. */
export const buildPayments = (invoices: readonly Row[], world: World) => {
  const byFile = invoices.filter(isPaidByFile);
  const { file, ...sepa } = buildSepaFile(
    byFile,
    byFile.map(invoice => dayOfPayment(invoice, world)),
    world,
  );
  const corrected = new Set(invoices.map(({ invoiceId }) => invoiceId));
  const payments: Row[] = [];
  for (const invoice of invoices) {
    const own = corrected.has(invoice.id) ? [] : paymentsOf(invoice, byFile.includes(invoice) ? file : null, world);
    invoice.paid = own.reduce((sum, { amount }) => sum + Number(amount), 0);
    invoice.paidDate = invoice.status === PAID ? (own.at(-1)?.day ?? null) : null;
    payments.push(...own);
  }
  return { payments, ...sepa };
};
