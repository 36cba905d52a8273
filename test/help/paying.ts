import { type Invoice, invoiceOf, issued, post } from './invoicing.ts';
import type { Answer, Office } from './office.ts';
import type { Account } from './rows.ts';

export type Payment = { id: number; amount: number; day: string };
type Paid = Invoice & { paid: number; pending: number; paidDate: string | null; status: number };

export const paymentOf = (answer: Answer): Payment => {
  if (answer.status !== 201) throw new Error(`refused: ${answer.status} ${answer.text}`);
  return answer.body.data as Payment;
};

/** Invoices of an office, and what is paid of them. */
export const payingIn = (office: Office) => {
  const make = async (values: object = {}): Promise<Invoice> =>
    invoiceOf(await post(office.as('admin'), issued(office, { status: 2, ...values })));
  const pay = (invoiceId: number, amount: number, more: object = {}, account: Account = 'admin'): Promise<Answer> =>
    office.as(account).post('/api/payments', { invoiceId, amount, day: '2026/11/10', method: 'transfer', ...more });
  const see = async ({ id }: { id: number }): Promise<Paid> =>
    invoiceOf(await office.as('admin').get(`/api/invoices/${id}`)) as Paid;
  return { make, pay, see };
};
