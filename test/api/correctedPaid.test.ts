import { describe, expect, test } from 'vitest';
import { type Invoice, invoiceOf, post } from '../help/invoicing.ts';
import { violations } from '../help/invariants.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { payingIn, paymentOf } from '../help/paying.ts';
import { csvRows } from '../help/sheets.ts';

const office = officePerTest();

const { make, pay, see } = payingIn(office);
const sound = async () => expect(await violations(office.db)).toEqual([]);

/** A correction of an invoice to a base; 21 % comes to it. */
const correct = ({ id }: Invoice, value: number, more: object = {}) =>
  post(office.as('admin'), { invoiceId: id, value, tax: { IVA: 21 }, rawDescription: 'Descuento', ...more });
const corrected = async (invoice: Invoice, value: number, more: object = {}): Promise<Invoice> =>
  invoiceOf(await correct(invoice, value, more));
const annul = ({ id }: Invoice) => office.as('admin').delete(`/api/invoices/${id}`);

const listed = async ({ id }: Invoice) =>
  ((await office.as('admin').get(`/api/payments?filter={"invoiceId":${id}}&sort=["id","ASC"]`)).body
    .data as object[]) ?? [];

describe('what was paid of an invoice', () => {
  test('goes over to its correction: nobody is asked for it twice', async () => {
    const invoice = await make();
    await pay(invoice.id, 1000, { day: '2026/11/12', reference: 'T-1', notes: 'Parcial' });
    const answer = await correct(invoice, 900);
    expect(answer.body.data).toMatchObject({ payable: 1089, paid: 1000, pending: 89, status: 0, paidDate: null });
    const correction = invoiceOf(answer);
    expect(await see(correction)).toMatchObject({ paid: 1000, pending: 89, isReplaced: false });
    expect(await see(invoice)).toMatchObject({ paid: 0, pending: 0, status: 2, paidDate: null, isReplaced: true });
    expect(await listed(correction)).toMatchObject([
      { amount: 1000, day: '2026/11/12', reference: 'T-1', notes: 'Parcial' },
    ]);
    expect(await listed(invoice)).toEqual([]);
    await pay(correction.id, 89);
    expect(await see(correction)).toMatchObject({ paid: 1089, pending: 0, status: 1 });
    await sound();
  });

  test('covers the correction: that one is paid, on the day of the last payment, and the other is as before', async () => {
    const invoice = await make();
    await pay(invoice.id, 1000, { day: '2026/11/12' });
    await pay(invoice.id, 210, { day: '2026/11/11' });
    const correction = await corrected(invoice, 1000);
    expect(await see(correction)).toMatchObject({ paid: 1210, pending: 0, status: 1, paidDate: '2026/11/12' });
    expect(await see(invoice)).toMatchObject({ paid: 0, pending: 0, status: 2, paidDate: null });
    await sound();
  });

  test('stays with it as far as the correction is for less: that is to be given back', async () => {
    const invoice = await make();
    await pay(invoice.id, 1000);
    await pay(invoice.id, 210, { method: 'cash', reference: 'Caja' });
    const correction = await corrected(invoice, 900);
    expect(await see(correction)).toMatchObject({ paid: 1089, pending: 0, status: 1 });
    expect(await see(invoice)).toMatchObject({ paid: 121, pending: 0, status: 2, isReplaced: true });
    expect(await listed(correction)).toMatchObject([
      { amount: 1000 },
      { amount: 89, method: 'cash', reference: 'Caja' },
    ]);
    const [left] = (await listed(invoice)) as { id: number }[];
    expect(left).toMatchObject({ amount: 121, method: 'cash', reference: 'Caja' });
    await sound();
    expect((await office.as('admin').delete(`/api/payments/${left?.id}`)).status).toBe(200);
    expect(await see(invoice)).toMatchObject({ paid: 0, pending: 0, status: 2 });
    await sound();
  });

  test('stays with it where nothing is to be paid any more: it reads as corrected all the same', async () => {
    const invoice = await make({ value: 500, status: 1 });
    const correction = await corrected(invoice, 0);
    expect(await see(correction)).toMatchObject({ payable: 0, paid: 0, pending: 0, isReplaced: false });
    expect(await see(invoice)).toMatchObject({ paid: 605, pending: 0, isReplaced: true });
    const { text } = await office.as('admin').get('/api/invoices/export?sort=["id","ASC"]');
    expect(csvRows(text)).toMatchObject([
      { Estado: 'Rectificada', 'Pendiente de pago': '0,00' },
      { Número: 'R2026/1' },
    ]);
    await sound();
    const [left] = (await listed(invoice)) as { id: number }[];
    expect((await office.as('admin').delete(`/api/payments/${left?.id}`)).status).toBe(200);
    expect(await see(invoice)).toMatchObject({ paid: 0, pending: 0, status: 0, isReplaced: true });
    expect((await annul(correction)).status).toBe(200);
    expect(await see(invoice)).toMatchObject({ paid: 0, pending: 605, isReplaced: false });
    await sound();
  });

  test('goes on to the correction of the correction, and with one said to be paid the rest is paid today', async () => {
    const invoice = await make();
    await pay(invoice.id, 100);
    const first = await corrected(invoice, 500);
    const second = await corrected(invoice, 400);
    const third = await corrected(second, 300, { status: 1 });
    expect(await see(first)).toMatchObject({ paid: 0, pending: 0, isReplaced: true });
    expect(await see(second)).toMatchObject({ paid: 0, pending: 0, isReplaced: true });
    expect(await see(third)).toMatchObject({ paid: 363, pending: 0, status: 1, paidDate: '2026/11/20' });
    expect(await listed(third)).toMatchObject([{ amount: 100 }, { amount: 263, day: '2026/11/20' }]);
    await sound();
  });

  test.each([40, 0])('lowered to %d and raised again counts in whole: nobody is asked for it twice', async low => {
    const invoice = await make({ value: 100, status: 1 });
    const lowered = await corrected(invoice, low);
    const raised = await corrected(lowered, 80);
    expect(await see(raised)).toMatchObject({ payable: 96.8, paid: 96.8, pending: 0, status: 1 });
    expect(await see(lowered)).toMatchObject({ paid: 0, pending: 0, isReplaced: true });
    expect(await see(invoice)).toMatchObject({ paid: 24.2, pending: 0, status: 0, isReplaced: true });
    const again = await corrected(lowered, 200, { invoiceId: raised.id });
    expect(await see(again)).toMatchObject({ paid: 121, pending: 121, status: 0 });
    expect(await see(invoice)).toMatchObject({ paid: 0 });
    await sound();
    for (const [gone, stands, paid] of [
      [again, raised, 96.8],
      [raised, lowered, low * 1.21],
      [lowered, invoice, 121],
    ] as const) {
      expect((await annul(gone)).status).toBe(200);
      expect(await see(gone)).toMatchObject({ paid: 0, disabled: true });
      expect(await see(stands)).toMatchObject({ paid, pending: 0, isReplaced: false });
      await sound();
    }
  });

  test('is gathered from every correction of the same invoice, and what was given back is not', async () => {
    const invoice = await make({ value: 100, status: 1 });
    await corrected(invoice, 60);
    const second = await corrected(invoice, 40);
    const [left] = (await listed(invoice)) as { id: number }[];
    expect((await office.as('admin').delete(`/api/payments/${left?.id}`)).status).toBe(200);
    const third = await corrected(invoice, 90);
    expect(await see(second)).toMatchObject({ paid: 0, isReplaced: true });
    expect(await see(third)).toMatchObject({ payable: 108.9, paid: 72.6, pending: 36.3, status: 0 });
    await sound();
  });

  test('goes back when the correction is annulled', async () => {
    const invoice = await make();
    await pay(invoice.id, 1210, { day: '2026/11/12' });
    const correction = await corrected(invoice, 900);
    expect((await annul(correction)).status).toBe(200);
    expect(await see(correction)).toMatchObject({ paid: 0, disabled: true });
    expect(await see(invoice)).toMatchObject({ paid: 1210, pending: 0, status: 1, paidDate: '2026/11/12' });
    await sound();
  });

  test('goes back and leaves the annulled correction marked as it was', async () => {
    const invoice = await make({ status: 0 });
    await pay(invoice.id, 100);
    const correction = await corrected(invoice, 900, { status: 2 });
    expect(await see(correction)).toMatchObject({ paid: 100, status: 2 });
    expect((await annul(correction)).status).toBe(200);
    expect(await see(correction)).toMatchObject({ paid: 0, status: 2 });
    expect(await see(invoice)).toMatchObject({ paid: 100, pending: 1110, status: 0 });
    await sound();
  });

  test('goes back one correction at a time, the last one first', async () => {
    const invoice = await make();
    await pay(invoice.id, 100);
    const first = await corrected(invoice, 900);
    const second = await corrected(invoice, 800);
    await pay(second.id, 50);
    expect((await annul(first)).status).toBe(409);
    expect((await annul(second)).status).toBe(200);
    expect(await see(first)).toMatchObject({ paid: 150, isReplaced: false });
    expect((await annul(first)).status).toBe(200);
    expect(await see(invoice)).toMatchObject({ paid: 150, pending: 1060, isReplaced: false });
    await sound();
  });

  test('doesn’t go back where it is more than is to be paid there: the payments are removed first', async () => {
    const invoice = await make();
    const correction = await corrected(invoice, 2000);
    const payment = paymentOf(await pay(correction.id, 2420));
    expect((await annul(correction)).body.message).toMatch(/tiene pagos/);
    await office.as('admin').delete(`/api/payments/${payment.id}`);
    expect((await annul(correction)).status).toBe(200);
    expect(await see(invoice)).toMatchObject({ paid: 0, pending: 1210, isReplaced: false });
    await sound();
  });
});

describe('what a correction took the place of', () => {
  test('takes no payment, be it registered, marked or marked with others: it says which one does', async () => {
    const invoice = await make();
    const first = await corrected(invoice, 900);
    const second = await corrected(first, 800);
    const said = 'Está rectificada por la R2026/2: registra el pago en esa, que es la que vale.';
    for (const one of [invoice, first]) {
      expect((await pay(one.id, 1)).body.message).toBe(said);
      const marked = await office.as('admin').put(`/api/invoices/${one.id}`, { status: 1 });
      expect([marked.status, marked.body.message]).toEqual([409, said]);
      const many = await office.as('admin').post('/api/payments/many', { invoiceIds: [one.id], day: '2026/11/20' });
      expect([many.status, many.body.message]).toEqual([409, expect.stringContaining(said)]);
    }
    expect((await pay(second.id, 968)).status).toBe(201);
    await sound();
  });

  test('paid and corrected at the same moment, it is paid once, of the one that stands', async () => {
    for (let round = 0; round < 5; round += 1) {
      const invoice = await make();
      const [payment, correction] = await Promise.all([pay(invoice.id, 1210), correct(invoice, 1000)]);
      expect(correction.status).toBe(201);
      const paid = payment.status === 201 ? 1210 : 0;
      expect([201, 409]).toContain(payment.status);
      expect(await see(invoiceOf(correction))).toMatchObject({ paid, pending: 1210 - paid });
      expect(await see(invoice)).toMatchObject({ paid: 0, pending: 0 });
    }
    await sound();
  });

  test('a correction annulled and paid at the same moment leaves its money where it counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const invoice = await make();
      const correction = await corrected(invoice, 900);
      const [payment, gone] = await Promise.all([pay(correction.id, 1089), annul(correction)]);
      expect(gone.status).toBe(200);
      expect(await see(invoice)).toMatchObject({ paid: payment.status === 201 ? 1089 : 0, isReplaced: false });
      expect(await see(correction)).toMatchObject({ paid: 0 });
    }
    await sound();
  });
});
