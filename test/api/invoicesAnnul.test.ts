import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addLoads, type Invoice, invoiceOf, issued, post, received } from '../help/invoicing.ts';
import { type Office, openOffice } from '../help/office.ts';

let office: Office;
let invoice: Invoice;
let loadIds: number[];
beforeEach(async () => {
  office = await openOffice();
  loadIds = await addLoads(office, [500, 500]);
  invoice = invoiceOf(await post(office.as('admin'), { clientId: office.ids.client, loadIds }));
});
afterEach(() => office.close());

const change = (values: object, id = invoice.id) => office.as('admin').put(`/api/invoices/${id}`, values);
const correct = (values: object = {}) =>
  post(office.as('admin'), { invoiceId: invoice.id, value: 900, rawDescription: 'Descuento pactado', ...values });

describe('what the office has issued', () => {
  test.each([
    { num: '2026/9' },
    { name: 'Otro concepto' },
    { date: '2026/11/19' },
    { dueDate: '2026/12/31' },
    { clientId: 2 },
    { value: 1 },
    { tax: {} },
    { rawName: 'Otro' },
    { rawDescription: 'Otra cosa' },
    { loadIds: [] },
    { isEmitted: false },
    { status: 1, value: 1 },
  ])('is not changed: %o', async values => {
    const answer = await change(values);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe('La factura emitida no se puede modificar. Crea una factura rectificativa.');
  });

  test('keeps its status, marks and notes open, one by one or many at once', async () => {
    const other = invoiceOf(await post(office.as('admin'), issued(office)));
    expect((await change({ status: 2, isProcessed: true, notes: 'Enviada por correo' })).status).toBe(200);
    const ids = [invoice.id, other.id];
    const many = await office.as('admin').put('/api/invoices/many', { ids, data: { status: 1 } });
    expect(many.body.data).toMatchObject([
      { status: 1, notes: 'Enviada por correo' },
      { status: 1, isProcessed: false },
    ]);
    const refused = await office.as('admin').put('/api/invoices/many', { ids, data: { status: 0, value: 5 } });
    expect(refused.status).toBe(409);
    expect(await office.db('invoices').pluck('status')).toEqual([1, 1]);
  });

  test('marked with others is refused once annulled: those are named, with the reason, and nothing has changed', async () => {
    const make = async () => invoiceOf(await post(office.as('admin'), issued(office)));
    const [annulled, other, also] = [await make(), await make(), await make()];
    for (const { id } of [annulled, also]) await office.as('admin').delete(`/api/invoices/${id}`);
    const ids = [invoice.id, annulled.id, other.id, also.id];
    for (const data of [{ status: 1 }, { status: 2 }, { isProcessed: true }]) {
      const answer = await office.as('superUser').put('/api/invoices/many', { ids, data });
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        message: `No se ha modificado nada. ${annulled.num}, ${also.num}: La factura ya está anulada.`,
        refused: [{ id: annulled.id, label: annulled.num }, { id: also.id }],
      });
    }
    expect(await office.db('invoices').pluck('status')).toEqual([0, 0, 0, 0]);
    expect(await office.db('invoices').where({ isProcessed: true })).toEqual([]);
    const tooMany = { ids: Array.from({ length: 501 }, (_, n) => n + 1), data: { isProcessed: true } };
    expect((await office.as('admin').put('/api/invoices/many', tooMany)).body.message).toBe(
      'Se pueden modificar 500 registros a la vez como máximo: selecciona menos.',
    );
  });

  test('may be sent back whole with only its status changed, as forms do', async () => {
    const whole = invoiceOf(await office.as('admin').get(`/api/invoices/${invoice.id}`));
    expect((await change({ ...whole, status: 1 })).status).toBe(200);
  });

  test('is annulled by removing it: its loads are free, its number is kept, it stays annulled', async () => {
    const removed = invoiceOf(await office.as('admin').delete(`/api/invoices/${invoice.id}`));
    expect(removed).toMatchObject({ num: '2026/1', disabled: true, loadIds });
    expect(await office.db('loads').pluck('invoiceId')).toEqual([null, null]);
    const restored = await office.as('admin').put(`/api/invoices/${invoice.id}/restore`);
    expect(restored.status).toBe(409);
    expect(restored.body.message).toBe('Una factura anulada no se puede restaurar.');
    expect((await change({ status: 1 })).status).toBe(409);
    const next = invoiceOf(await post(office.as('admin'), { clientId: office.ids.client, loadIds }));
    expect(next.num).toBe('2026/2');
  });
});

describe('a correcting invoice', () => {
  test('has a series of its own, says what it corrects and why, and is for the same recipient', async () => {
    const first = invoiceOf(await correct());
    expect(first).toMatchObject({
      num: 'R2026/1',
      invoiceId: invoice.id,
      clientId: office.ids.client,
      issuerRole: 'admin',
      recipientRole: 'client',
      isEmitted: true,
      value: 900,
      total: 1089,
      rawName: 'Cliente Primero S.A.',
    });
    expect(invoiceOf(await correct({ num: 'R2026/2' })).num).toBe('R2026/2');
    expect((await correct({ num: '2026/2' })).status).toBe(422);
    expect(invoiceOf(await post(office.as('admin'), issued(office))).num).toBe('2026/2');
  });

  test('is refused without its reason, for another client, with loads, or of what we did not issue', async () => {
    expect((await correct({ rawDescription: null })).body.errors).toEqual({
      rawDescription: 'Indica el motivo de la rectificación.',
    });
    expect((await correct({ clientId: office.ids.otherClient })).status).toBe(422);
    expect((await correct({ value: undefined, loadIds })).status).toBe(422);
    const bill = invoiceOf(await post(office.as('admin'), received(office)));
    expect((await correct({ invoiceId: bill.id })).status).toBe(422);
    expect((await correct({ invoiceId: 999 })).status).toBe(422);
  });

  test('is not of a day before the invoice whose place it takes', async () => {
    const on = (date: string) => correct({ date, dueDate: '2026/12/31' });
    const told = { date: 'La rectificativa no puede ser anterior a la factura que rectifica.' };
    for (const date of ['2026/11/19', '2025/12/31']) {
      const { status, body } = await on(date);
      expect([status, body.errors]).toEqual([422, told]);
    }
    expect((await on('2026/11/25')).status).toBe(201);
    expect((await on('2026/11/24')).body.errors).toEqual(told);
    expect(invoiceOf(await on('2026/11/25')).num).toBe('R2026/2');
  });

  test('bears the taxes of the invoice whose place it takes, unless it says others', async () => {
    const untaxed = invoiceOf(await post(office.as('admin'), issued(office, { tax: {} })));
    const anew = async (more = {}) => invoiceOf(await correct({ invoiceId: untaxed.id, ...more }));
    expect(await anew()).toMatchObject({ tax: {}, taxPercentage: 19, total: 900 });
    const tax = { IVA: 10 };
    expect(await anew({ tax })).toMatchObject({ tax, taxPercentage: 10, total: 990 });
    expect(await anew()).toMatchObject({ tax, total: 990 });
    expect(invoiceOf(await correct())).toMatchObject({ tax: { IVA: 21 }, taxPercentage: 21 });
  });

  test.each(['clients', 'carriers'] as const)(
    'is made of one to %s that were removed since, as forms send it',
    async of => {
      const [field, id] = of === 'clients' ? ['clientId', office.ids.client] : ['carrierId', office.ids.carrier];
      const original = invoiceOf(await post(office.as('admin'), issued(office, { clientId: null, [field]: id })));
      await office.db(of).update({ disabled: true });
      const { clientId, carrierId } = original;
      const made = invoiceOf(await correct({ invoiceId: original.id, clientId, carrierId }));
      expect(made).toMatchObject({
        num: 'R2026/1',
        invoiceId: original.id,
        clientId,
        carrierId,
        rawName: original.rawName,
      });
      const other = of === 'clients' ? office.ids.otherClient : office.ids.otherCarrier;
      expect((await correct({ invoiceId: made.id, [field]: other })).body.errors).toEqual({
        [field]: 'La factura que se rectifica es de otro destinatario.',
      });
      expect((await post(office.as('admin'), issued(office, { clientId: null, [field]: id }))).status).toBe(422);
    },
  );
});

describe('of several corrections one counts', () => {
  const fix = async (id: number, value = 900) => invoiceOf(await correct({ invoiceId: id, value }));
  const annul = (id: number) => office.as('admin').delete(`/api/invoices/${id}`);

  test('what was replaced is not corrected beside it: what stands is', async () => {
    const first = await fix(invoice.id);
    const second = await fix(first.id, 800);
    const beside = await correct();
    expect(beside.status).toBe(409);
    expect(beside.body.message).toBe('Ya está rectificada: rectifica la R2026/2, que es la que vale.');
    // Once more under the number of the one before it is right: it takes the place of the last.
    const third = await fix(first.id, 700);
    expect((await correct({ invoiceId: second.id })).body.message).toContain('R2026/3');
    const { income } = (await office.as('admin').get('/api/invoices/summary?year=2026')).body.data as {
      income: { totals: { base: number } };
    };
    expect(income.totals.base).toBe(700);
    expect((await annul(third.id)).status).toBe(200);
    expect((await correct({ invoiceId: second.id })).status).toBe(201);
  });

  test('what was corrected is annulled after its correction: its loads would be invoiced twice', async () => {
    expect((await change({ status: 1 })).status).toBe(200);
    const first = await fix(invoice.id);
    // Paid or not: its payments would be taken off for nothing.
    const refused = await annul(invoice.id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('Está rectificada por la R2026/1: anula antes la rectificativa.');
    expect(await office.db('loads').pluck('invoiceId')).toEqual([invoice.id, invoice.id]);
    expect((await annul(first.id)).status).toBe(200);
    expect((await annul(invoice.id)).body.message).toMatch(/tiene pagos/);
    const paid: number[] = await office.db('payments').pluck('id');
    for (const id of paid) await office.as('admin').delete(`/api/payments/${id}`);
    expect((await annul(invoice.id)).status).toBe(200);
  });

  test('a correction whose place another took is annulled after that one', async () => {
    const [first, second] = [await fix(invoice.id), await fix(invoice.id, 800)];
    const refused = await annul(first.id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Está rectificada por la R2026/2: anula antes la rectificativa.',
    ]);
    for (const { id } of [second, first, invoice]) expect((await annul(id)).status).toBe(200);
  });

  test('annulled and corrected at the same moment, it is one of both', async () => {
    const answers = await Promise.all([annul(invoice.id), correct()]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 201]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  });
});

describe('what the office received stays editable', () => {
  test('but for its party, its side and what it corrects', async () => {
    const bill = invoiceOf(await post(office.as('admin'), received(office)));
    const changed = invoiceOf(await change({ num: 'F-78', value: 600, tax: { IVA: 21, IRPF: 1 } }, bill.id));
    expect(changed).toMatchObject({ num: 'F-78', total: 726, payable: 720, taxPercentage: 20 });
    for (const values of [{ carrierId: office.ids.otherCarrier }, { isEmitted: true }, { invoiceId: invoice.id }])
      expect((await change(values, bill.id)).status, JSON.stringify(values)).toBe(422);
    await office.as('admin').delete(`/api/invoices/${bill.id}`);
    expect((await change({ value: 1 }, bill.id)).body.code).toBe('disabled');
    expect((await office.as('admin').put(`/api/invoices/${bill.id}/restore`)).status).toBe(200);
  });

  test('and one of a third party may turn out to be a carrier’s', async () => {
    const body = { num: 'A/1', rawName: 'Transportes Uno', value: 90 };
    const bill = invoiceOf(await post(office.as('admin'), body));
    const changed = invoiceOf(await change({ carrierId: office.ids.carrier }, bill.id));
    expect(changed).toMatchObject({ issuerRole: 'carrier', issuerKey: `carrier:${office.ids.carrier}` });
  });

  test('a stale version is told the current one', async () => {
    const bill = invoiceOf(await post(office.as('admin'), received(office)));
    await change({ notes: 'a' }, bill.id);
    const stale = await change({ notes: 'b', version: 1 }, bill.id);
    expect(stale.status).toBe(409);
    expect(stale.body.current).toMatchObject({ notes: 'a', version: 2 });
  });
});
