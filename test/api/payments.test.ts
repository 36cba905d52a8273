import { describe, expect, test } from 'vitest';
import { invoiceOf, post, received } from '../help/invoicing.ts';
import { violations } from '../help/invariants.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { payingIn, paymentOf } from '../help/paying.ts';
import type { Account } from '../help/rows.ts';

const office = officePerFile();

const { make, pay, see } = payingIn(office);
const paymentsOf = ({ id }: { id: number }) => office.db('payments').where({ invoiceId: id }).orderBy('id');
const sound = async () => expect(await violations(office.db)).toEqual([]);

describe('payments of an invoice', () => {
  test('add up: it is paid with the last, on the latest of their days, and without one it is as it was', async () => {
    const invoice = await make();
    expect(await see(invoice)).toMatchObject({ status: 2, paid: 0, pending: 1210, paidDate: null });
    const first = paymentOf(await pay(invoice.id, 1000.01, { day: '2026/11/12', reference: 'T-1', notes: 'Parcial' }));
    expect(await see(invoice)).toMatchObject({ status: 2, paid: 1000.01, pending: 209.99, paidDate: null });
    await pay(invoice.id, 209.99);
    expect(await see(invoice)).toMatchObject({ status: 1, paid: 1210, pending: 0, paidDate: '2026/11/12' });
    expect((await office.as('admin').delete(`/api/payments/${first.id}`)).status).toBe(200);
    expect((await office.as('admin').delete(`/api/payments/${first.id}`)).status).toBe(200);
    expect(await see(invoice)).toMatchObject({ status: 2, paid: 209.99, pending: 1000.01, paidDate: null });
    const trace = await office.db('payments').where({ id: first.id }).first();
    expect(trace).toMatchObject({ amount: 100_001, reference: 'T-1', userId: office.ids.users.admin });
    expect(Boolean(trace.disabled)).toBe(true);
    const list = await office.as('admin').get(`/api/payments?filter={"invoiceId":${invoice.id}}`);
    expect(list.body.data).toMatchObject([{ amount: 209.99, method: 'transfer', user: 'admin' }]);
    await sound();
  });

  test('that are none are refused, each under its field', async () => {
    const invoice = await make();
    const wrong: [object, number, string][] = [
      [{ amount: 1210.01 }, 422, 'amount'],
      [{ amount: 0 }, 422, 'amount'],
      [{ amount: -1 }, 422, 'amount'],
      [{ amount: 0.001 }, 422, 'amount'],
      [{ day: '2026/11/21' }, 422, 'day'],
      [{ method: 'bitcoin' }, 422, 'method'],
      [{ reference: 'x'.repeat(101) }, 422, 'reference'],
      [{ invoiceId: 999 }, 422, 'invoiceId'],
      [{ statusBefore: 1 }, 403, 'statusBefore'],
    ];
    for (const [values, status, field] of wrong) {
      const answer = await pay(invoice.id, 10, values);
      expect([answer.status, Object.keys(answer.body.errors ?? {})], answer.text).toEqual([status, [field]]);
    }
    expect(await paymentsOf(invoice)).toEqual([]);
  });

  test('more than what is pending is said in euros; what is paid takes none; a payment is not changed nor brought back', async () => {
    const invoice = await make();
    await pay(invoice.id, 1000);
    const over = await pay(invoice.id, 210.01);
    expect(over.body.errors?.amount).toBe('Quedan 210,00\u00a0€ pendientes: el pago no puede ser mayor.');
    const last = paymentOf(await pay(invoice.id, 210));
    expect((await pay(invoice.id, 0.01)).status).toBe(409);
    expect((await office.as('admin').put(`/api/payments/${last.id}`, { amount: 1 })).status).toBe(403);
    await office.as('admin').delete(`/api/payments/${last.id}`);
    expect((await office.as('admin').put(`/api/payments/${last.id}/restore`)).status).toBe(409);
    await sound();
  });

  test('two at once never pay it twice: one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const invoice = await make();
      const answers = await Promise.all([
        pay(invoice.id, 1210),
        pay(invoice.id, 1210),
        office.as('superUser').put(`/api/invoices/${invoice.id}`, { status: 1 }),
        pay(invoice.id, 1000),
      ]);
      const taken = answers.filter(({ status }) => status < 300).length;
      // Marking what is paid already as paid changes nothing and is no refusal.
      expect([1, 2]).toContain(taken);
      for (const { status } of answers) expect([200, 201, 409, 422]).toContain(status);
      const { paid } = await see(invoice);
      expect(paid).toBeLessThanOrEqual(1210);
    }
    await sound();
  });
});

describe('marking as paid', () => {
  test('by the status pays what is pending today; it is not unmarked while it is covered', async () => {
    const invoice = await make();
    await pay(invoice.id, 210);
    const admin = office.as('admin');
    expect((await admin.put(`/api/invoices/${invoice.id}`, { status: 1, notes: 'Cobrada' })).status).toBe(200);
    expect(await see(invoice)).toMatchObject({ status: 1, pending: 0, paidDate: '2026/11/20', notes: 'Cobrada' });
    const [, rest] = await paymentsOf(invoice);
    expect(rest).toMatchObject({ amount: 100_000, day: '2026-11-20', statusBefore: 2, method: 'transfer' });
    for (const status of [0, 2]) {
      const back = await admin.put(`/api/invoices/${invoice.id}`, { status });
      expect(back.status).toBe(409);
      expect(back.body.message).toBe('La factura está pagada: quita antes sus pagos para que deje de estarlo.');
    }
    await admin.delete(`/api/payments/${rest.id}`);
    expect(await see(invoice)).toMatchObject({ status: 2, pending: 1000 });
    await sound();
  });

  test('of a new one, and of one of nothing', async () => {
    const paid = await make({ status: 1 });
    expect(await see(paid)).toMatchObject({ status: 1, paid: 1210, pending: 0, paidDate: '2026/11/20' });
    const nothing = await make({ value: 0 });
    const refused = await pay(nothing.id, 1);
    expect([refused.status, refused.body.message]).toEqual([409, 'La factura es de 0 €: no hay nada que pagar.']);
    const admin = office.as('admin');
    for (const status of [1, 0, 1])
      expect((await admin.put(`/api/invoices/${nothing.id}`, { status })).status).toBe(200);
    expect([(await paymentsOf(paid)).length, await paymentsOf(nothing)]).toEqual([1, []]);
    await sound();
  });

  test('of an invoice with nothing to pay is the office’s to mark as paid, not the carrier’s', async () => {
    const nothing = invoiceOf(await post(office.as('admin'), received(office, { num: 'CERO-1', value: 0 })));
    const { body, status } = await office.as('carrier').post('/api/payments/many', { invoiceIds: [nothing.id] });
    expect([status, body.message]).toEqual([
      409,
      'No se ha modificado nada. CERO-1: Los pagos de esta factura los lleva la oficina.',
    ]);
    expect(await see(nothing)).toMatchObject({ status: 0 });
    expect((await office.as('admin').post('/api/payments/many', { invoiceIds: [nothing.id] })).status).toBe(201);
    expect(await see(nothing)).toMatchObject({ status: 1 });
  });

  test('of many is refused naming the carrier beside its number, which others have too', async () => {
    const [one, two] = [
      invoiceOf(await post(office.as('admin'), received(office, { num: '2026/1' }))),
      invoiceOf(
        await post(office.as('admin'), received(office, { num: '2026/1', carrierId: office.ids.otherCarrier })),
      ),
    ];
    const admin = office.as('admin');
    expect((await admin.delete(`/api/invoices/${two.id}`)).status).toBe(200);
    const invoiceIds = [one.id, two.id];
    for (const answer of [
      await admin.post('/api/payments/many', { invoiceIds }),
      await admin.put('/api/invoices/many', { ids: invoiceIds, data: { status: 1 } }),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body.message).toMatch(/^No se ha modificado nada\. 2026\/1 · Transportes Dos[^:]*: /);
    }
  });

  test('many on a day, all or none, each by what it has pending', async () => {
    const [one, two, three] = [await make(), await make(), await make()];
    await pay(two.id, 10);
    await pay(three.id, 1210);
    const many = (values: object, account: Account = 'admin') => office.as(account).post('/api/payments/many', values);
    const ids = [three.id, one.id, two.id];
    expect((await many({ invoiceIds: ids, day: '2026/11/21' })).status).toBe(422);
    expect((await many({ invoiceIds: [...ids, 999] })).status).toBe(422);
    expect((await many({ invoiceIds: ids }, 'carrier')).status).toBe(422);
    expect((await many({ invoiceIds: ids }, 'client')).status).toBe(403);
    const gone = await make();
    await office.as('admin').delete(`/api/invoices/${gone.id}`);
    expect((await many({ invoiceIds: [...ids, gone.id] })).status).toBe(409);
    expect(await office.db('invoices').where({ status: 1 }).whereIn('id', ids).pluck('id')).toEqual([three.id]);
    expect((await many({ invoiceIds: ids, day: '2026/11/03', reference: 'R-9' })).status).toBe(201);
    const made = await office.db('payments').where({ reference: 'R-9' }).orderBy('invoiceId');
    expect(made).toMatchObject([
      { invoiceId: one.id, amount: 121_000, day: '2026-11-03' },
      { invoiceId: two.id, amount: 120_000, day: '2026-11-03' },
    ]);
    const again = await office.as('admin').put('/api/invoices/many', { ids, data: { status: 1 } });
    expect(again.status).toBe(200);
    await sound();
  });
});

describe('what becomes of an invoice with payments', () => {
  test('it is neither annulled nor removed before they are', async () => {
    const invoice = await make();
    const payment = paymentOf(await pay(invoice.id, 1));
    const refused = await office.as('admin').delete(`/api/invoices/${invoice.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('La factura tiene pagos: quítalos antes de anularla o eliminarla.');
    await office.as('admin').delete(`/api/payments/${payment.id}`);
    expect((await office.as('admin').delete(`/api/invoices/${invoice.id}`)).status).toBe(200);
    expect((await pay(invoice.id, 1)).status).toBe(422);
    await sound();
  });

  test('a received one that grows is open again, one that shrinks to them is paid, and less it can’t be', async () => {
    const bill = invoiceOf(await post(office.as('admin'), received(office, { num: 'F-1' })));
    const value = (euros: number) => office.as('admin').put(`/api/invoices/${bill.id}`, { value: euros });
    await pay(bill.id, 605);
    expect((await value(600)).status).toBe(200);
    expect(await see(bill)).toMatchObject({ status: 0, pending: 121, paidDate: null });
    const less = await value(499);
    expect(less.status).toBe(409);
    expect(less.body.message).toContain('605,00\u00a0€');
    expect((await value(500)).status).toBe(200);
    expect(await see(bill)).toMatchObject({ status: 1, pending: 0, paidDate: '2026/11/10' });
    await sound();
  });

  test('its carrier is told that it was paid, and no more when it wasn’t', async () => {
    const bill = invoiceOf(await post(office.as('admin'), received(office, { num: 'F-2' })));
    const payment = paymentOf(await pay(bill.id, 605));
    const told = () =>
      office.db('alerts').where({ kind: 'invoicePaid', recordId: bill.id, disabled: false }).count({ n: '*' }).first();
    expect(await told()).toMatchObject({ n: 1 });
    await office.as('admin').delete(`/api/payments/${payment.id}`);
    expect(await told()).toMatchObject({ n: 0 });
  });
});

test('the sheet of payments says nothing of what an invoice goes back to without one', async () => {
  const { text } = await office.as('admin').get('/api/payments/export');
  expect(text).toContain('Forma de pago');
  expect(text).not.toContain('Estado anterior');
});
