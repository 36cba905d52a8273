import { expect, test } from 'vitest';
import { type Invoice, invoiceOf, post, received } from '../help/invoicing.ts';
import { violations } from '../help/invariants.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

const statuses = (): Promise<number[]> => office.db('invoices').orderBy('id').pluck('status');
const bill = async (num: string): Promise<Invoice> =>
  invoiceOf(await post(office.as('admin'), received(office, { num })));

/** A file of two invoices, made on the 20th, and what can be done with it. */
const twoBilled = async () => {
  await office.db('settings').update({ bankAccount: 'ES7921000813610123456789', name: 'Peña & Cía, S.L.' });
  const [one, two] = [await bill('F-1'), await bill('F-2')];
  const admin = office.as('admin');
  const made = await admin.post('/api/sepaFiles', { invoiceIds: [one.id, two.id], day: '2026/11/24' });
  const path = `/api/sepaFiles/${(made.body.data as { id: number }).id}`;
  office.setNow('2026-11-26T11:00:00.000Z');
  return {
    one,
    two,
    pay: (day: string) => admin.post(`${path}/pay`, { day }),
    unpay: (account: 'admin' | 'carrier' = 'admin') => office.as(account).post(`${path}/unpay`),
    remove: () => admin.delete(path),
  };
};

test('the payments of a file are taken back in one go, those left of them, and recorded anew', async () => {
  const { two, pay, unpay } = await twoBilled();
  await pay('2026/11/25');
  const { id } = await office.db('payments').where({ invoiceId: two.id }).first('id');
  expect((await office.as('admin').delete(`/api/payments/${id}`)).status).toBe(200);
  expect((await unpay('carrier')).status).toBe(403);
  expect((await unpay()).body.data).toMatchObject({ paidDate: null });
  expect(await statuses()).toEqual([0, 0]);
  expect(await office.db('payments').where({ disabled: false })).toEqual([]);
  expect((await pay('2026/11/26')).body.data).toMatchObject({ paidDate: '2026/11/26' });
  expect(await statuses()).toEqual([1, 1]);
  expect(await violations(office.db)).toEqual([]);
});

test('a file that was not sent is removed once its payments are taken back', async () => {
  const { pay, unpay, remove } = await twoBilled();
  expect(await unpay()).toMatchObject({ status: 409, body: { code: 'sepaFiles.notPaid' } });
  await pay('2026/11/25');
  expect((await remove()).status).toBe(409);
  expect((await unpay()).status).toBe(200);
  expect((await remove()).status).toBe(200);
  expect(await statuses()).toEqual([0, 0]);
});

test('an invoice in a file that isn’t recorded is marked as paid beside it only when that is said', async () => {
  const { one, two, pay, unpay } = await twoBilled();
  const other = await bill('F-3');
  const mark = (more: object = {}) =>
    office.as('admin').post('/api/payments/many', { invoiceIds: [one.id, two.id, other.id], ...more });
  const refused = await mark();
  expect(refused).toMatchObject({ status: 409, body: { code: 'payments.inOpenFile' } });
  for (const num of ['F-1', 'F-2']) expect(refused.body.message).toContain(`${num} · Transportes Uno S.L. (remesa `);
  expect(refused.body.message).not.toContain('F-3');
  expect(await statuses()).toEqual([0, 0, 0]);
  await pay('2026/11/25');
  expect((await mark()).status).toBe(201);
  expect(await statuses()).toEqual([1, 1, 1]);
  await unpay();
  expect((await mark({ isPaidApart: true })).status).toBe(201);
  expect(await statuses()).toEqual([1, 1, 1]);
  expect((await pay('2026/11/26')).status).toBe(409);
});
