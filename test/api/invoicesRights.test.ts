import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLoads, addRoutes, type Invoice, invoiceOf, issued, PDF, post, received } from '../help/invoicing.ts';
import type { Furniture } from '../help/furnish.ts';
import { type Office, openOffice } from '../help/office.ts';
import { file, upload } from '../help/upload.ts';

let office: Office;
/** To the first client, of its load; from the first carrier, of its route; the carrier's own; another carrier's; another client's. */
let toClient: Invoice;
let fromCarrier: Invoice;
let fee: Invoice;
let sale: Invoice;
let purchase: Invoice;
let foreign: Invoice;
let toOther: Invoice;

type Account = keyof Furniture['users'];
const list = async (account: Account, query = '') => {
  const answer = await office.as(account).get(`/api/invoices?sort=["id","ASC"]${query}`);
  return (answer.body.data as Invoice[] | undefined)?.map(each => each.id) ?? answer.status;
};
const see = async (account: Account, { id }: Invoice) => (await office.as(account).get(`/api/invoices/${id}`)).status;
const shown = async (account: Account, { id }: Invoice) =>
  (await office.as(account).get(`/api/invoices/${id}`)).body.data as Invoice;
const change = async (account: Account, { id }: Invoice, values: object) =>
  office.as(account).put(`/api/invoices/${id}`, values);

beforeAll(async () => {
  office = await openOffice();
  const { ids, as } = office;
  const [admin, carrier] = [as('admin'), as('carrier')];
  toClient = invoiceOf(await post(admin, { clientId: ids.client, loadIds: await addLoads(office, [500]) }));
  fromCarrier = invoiceOf(
    await post(carrier, { isEmitted: true, routeIds: await addRoutes(office, [300]), rawDescription: 'Secreto A' }),
  );
  fee = invoiceOf(await post(admin, { isEmitted: true, carrierId: ids.carrier, value: 45 }));
  sale = invoiceOf(await post(carrier, { isEmitted: true, value: 20, rawName: 'Secreto B', rawNif: 'B99' }));
  const bill = { num: 'T-1', value: 8, rawName: 'Secreto C' };
  purchase = invoiceOf(await upload(carrier, '/api/invoices', bill, [file(PDF, 'taller.pdf')]));
  foreign = invoiceOf(await post(admin, received(office, { carrierId: ids.otherCarrier })));
  toOther = invoiceOf(await post(admin, issued(office, { clientId: ids.otherClient })));
});
afterAll(() => office.close());

describe('who sees which invoices', () => {
  test('the office all, a carrier and a client their own, an accountant those of who appointed it, a driver none', async () => {
    const all = [toClient, fromCarrier, fee, sale, purchase, foreign, toOther].map(each => each.id);
    const own = [fromCarrier, fee, sale, purchase].map(each => each.id);
    expect(await list('superUser')).toEqual(all);
    expect(await list('admin')).toEqual(all);
    expect(await list('carrier')).toEqual(own);
    expect(await list('accountant')).toEqual(own);
    expect(await list('otherCarrier')).toEqual([foreign.id]);
    expect(await list('client')).toEqual([toClient.id]);
    expect(await list('otherAccountant')).toEqual([]);
    expect(await list('driver')).toBe(403);
  });

  test('what isn’t theirs does not exist, by any verb', async () => {
    const missing = (await office.as('carrier').get('/api/invoices/99999')).text;
    for (const account of ['carrier', 'accountant', 'client'] as const) {
      expect(await see(account, foreign)).toBe(404);
      expect((await office.as(account).get(`/api/invoices/${foreign.id}`)).text).toBe(missing);
    }
    expect((await change('carrier', foreign, { name: 'x' })).status).toBe(404);
    expect((await office.as('carrier').delete(`/api/invoices/${foreign.id}`)).status).toBe(404);
    expect((await office.as('carrier').put(`/api/invoices/${foreign.id}/restore`)).status).toBe(404);
    const many = { ids: [sale.id, foreign.id], data: { name: 'x' } };
    expect((await office.as('carrier').put('/api/invoices/many', many)).status).toBe(404);
    expect((await shown('carrier', sale)).name).toBeNull();
    expect(await list('carrier', `&filter={"carrierId":${office.ids.otherCarrier}}`)).toEqual([]);
  });

  test('an accountant who is dismissed sees nothing any more; a client may appoint one too', async () => {
    await office
      .db('clients')
      .where({ id: office.ids.client })
      .update({ accountantId: office.ids.users.otherAccountant });
    expect(await list('otherAccountant')).toEqual([toClient.id]);
    await office.db('clients').where({ id: office.ids.client }).update({ accountantId: null });
    expect(await list('otherAccountant')).toEqual([]);
  });
});

describe('how an invoice looks from each side', () => {
  test('emitted or received, and with whom', async () => {
    expect(await shown('client', toClient)).toMatchObject({
      direction: 'received',
      participant: { name: 'Agencia de prueba S.L.' },
    });
    expect(await shown('admin', toClient)).toMatchObject({
      direction: 'emitted',
      participant: { name: 'Cliente Primero S.A.', bankAccount: 'ES7921000813610123456789' },
    });
    expect((await shown('carrier', fee)).direction).toBe('received');
    expect(await shown('carrier', sale)).toMatchObject({ direction: 'emitted', participant: { name: 'Secreto B' } });
    expect(await shown('carrier', purchase)).toMatchObject({ direction: 'received', documents: [{ type: 'invoice' }] });
    expect((await shown('accountant', fromCarrier)).direction).toBe('emitted');
    expect((await shown('admin', fromCarrier)).direction).toBe('received');
  });

  test('lists are parted by it', async () => {
    const by = (account: Account, direction: string) => list(account, `&filter={"direction":"${direction}"}`);
    expect(await by('carrier', 'emitted')).toEqual([fromCarrier.id, sale.id]);
    expect(await by('accountant', 'emitted')).toEqual([fromCarrier.id, sale.id]);
    expect(await by('accountant', 'received')).toEqual([fee.id, purchase.id]);
    expect(await by('admin', 'emitted')).toEqual([toClient.id, fee.id, toOther.id]);
    expect(await by('admin', 'received')).toEqual([fromCarrier.id, foreign.id]);
    expect(await by('client', 'received')).toEqual([toClient.id]);
    expect(await by('admin', 'x')).toBe(400);
  });

  test('an accountant is not told of the counterpart, in no way', async () => {
    const accountant = office.as('accountant');
    for (const url of [
      '/api/invoices',
      '/api/invoices/export',
      ...[fromCarrier, sale, purchase].map(i => `/api/invoices/${i.id}`),
    ])
      expect((await accountant.get(url)).text).not.toMatch(/Secreto|B99|isEmitted|rawName/);
    for (const field of [
      'rawName',
      'rawNif',
      'rawAddress1',
      'rawAddress2',
      'rawDescription',
      'isEmitted',
      'issuerKey',
      'notes',
    ]) {
      expect((await accountant.get(`/api/invoices?sort=["${field}","ASC"]`)).status).toBe(400);
      expect((await accountant.get(`/api/invoices?filter={"${field}":"x"}`)).status).toBe(400);
    }
    expect(await list('accountant', '&filter={"q":"secreto"}')).toEqual([]);
    expect((await shown('accountant', sale)).participant).toBeNull();
  });

  test('an accountant is told of loads and routes the amounts that make up an invoice, and where from and to only on its paper', async () => {
    const { client, users } = office.ids;
    await office.db('clients').where({ id: client }).update({ accountantId: users.accountant });
    const [routeId] = fromCarrier.routeIds;
    await addLoads(office, [7], { routeId });
    expect((await shown('accountant', fromCarrier)).routes).toEqual([{ id: routeId, price: 300 }]);
    expect((await shown('accountant', toClient)).loads).toEqual([{ id: toClient.loadIds[0], price: 500 }]);
    expect((await shown('carrier', fromCarrier)).routes).toMatchObject([
      { status: 'finished', loads: [{ origin: { city: 'Valencia' }, destination: { city: 'Madrid' } }] },
    ]);
    expect((await shown('client', toClient)).loads).toMatchObject([
      { status: 'delivered', origin: { city: 'Valencia' } },
    ]);
    await office.db('clients').where({ id: client }).update({ accountantId: null });
  });

  test('the client sees its loads’ prices, and nobody the loads of another', async () => {
    expect((await shown('client', toClient)).loads).toMatchObject([{ price: 500 }]);
    expect(await shown('carrier', fromCarrier)).toMatchObject({ routes: [{ price: 300 }], loads: [] });
  });
});

describe('who changes what', () => {
  test('a carrier what it made, while neither processed nor paid', async () => {
    expect((await change('carrier', sale, { name: 'Porte' })).status).toBe(200);
    expect((await change('carrier', sale, { num: '2026/99' })).status).toBe(422);
    expect((await change('carrier', sale, { date: '2025/11/20' })).status).toBe(422);
    for (const values of [{ isProcessed: true }, { status: 1 }]) {
      expect((await change('carrier', purchase, values)).status).toBe(403);
      await change('admin', purchase, { isProcessed: false, status: 0, ...values });
      expect((await change('carrier', purchase, { name: 'x' })).status).toBe(409);
      expect((await office.as('carrier').delete(`/api/invoices/${purchase.id}`)).status).toBe(409);
    }
  });

  test.each([
    ['its date', { date: '2026/11/19' }, false],
    ['its base', { value: 90 }, false],
    ['its due date', { dueDate: '2026/12/19' }, true],
    ['its notes', { notes: 'vista' }, true],
  ])(
    'an invoice entered in the books has to be entered anew if the office changes %s',
    async (_, values, isProcessed) => {
      const entered = invoiceOf(await post(office.as('admin'), received(office, { num: 'F-8' })));
      expect((await change('accountant', entered, { isProcessed: true })).body.data).toMatchObject({
        isProcessed: true,
      });
      expect((await change('admin', entered, values)).body.data).toMatchObject({ isProcessed });
      await office.as('admin').delete(`/api/invoices/${entered.id}`);
    },
  );

  test('not what the office issued to it or entered of it', async () => {
    expect((await change('carrier', fee, { name: 'x' })).status).toBe(409);
    const entered = invoiceOf(await post(office.as('admin'), received(office, { num: 'F-9' })));
    expect((await change('carrier', entered, { name: 'x' })).status).toBe(403);
    for (const { id } of [fee, entered])
      expect((await office.as('carrier').delete(`/api/invoices/${id}`)).status).toBe(403);
  });

  test('an accountant marks as processed and no more; a client nothing', async () => {
    expect((await change('accountant', fee, { isProcessed: true })).status).toBe(200);
    expect((await change('accountant', sale, { status: 1 })).status).toBe(403);
    const ids = [fee.id, sale.id];
    const many = await office.as('accountant').put('/api/invoices/many', { ids, data: { isProcessed: true } });
    expect(many.status).toBe(200);
    expect((await office.as('accountant').delete(`/api/invoices/${sale.id}`)).status).toBe(403);
    expect((await change('client', toClient, { status: 1 })).status).toBe(403);
    expect((await post(office.as('client'), issued(office))).status).toBe(403);
  });
});

test('the other side is told', async () => {
  const alerts = async (account: Account) =>
    ((await office.as(account).get('/api/alerts?sort=["id","ASC"]')).body.data as { title: string }[]).map(
      alert => alert.title,
    );
  expect(await alerts('client')).toEqual(['Nueva factura']);
  expect(await alerts('carrier')).toEqual(['Nueva factura']);
  expect(await alerts('admin')).toEqual(['Nueva factura']);
  await change('admin', fromCarrier, { status: 1 });
  expect(await alerts('carrier')).toEqual(['Nueva factura', 'Factura pagada']);
});
