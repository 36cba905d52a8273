import { describe, expect, test } from 'vitest';
import { addLoads, addRoutes, invoiceOf, issued, post, received } from '../help/invoicing.ts';
import { type Furniture } from '../help/furnish.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { rowOf } from '../help/rows.ts';

const office = officePerTest();

type Account = keyof Furniture['users'];
const create = async (body: Record<string, unknown>, account: Account = 'admin') =>
  invoiceOf(await post(office.as(account), body));
const refused = async (body: Record<string, unknown>, account: Account = 'admin') => {
  const { status, body: answer } = await post(office.as(account), body);
  expect(await office.db('invoices').first()).toBeUndefined();
  return { status, errors: answer.errors, message: answer.message };
};

describe('issuer and recipient follow from who creates it (Design 7)', () => {
  test('the office to a client, by its loads', async () => {
    const loadIds = await addLoads(office, [100.1, 200.2]);
    const invoice = await create({ clientId: office.ids.client, loadIds });
    expect(invoice).toMatchObject({
      isEmitted: true,
      issuerRole: 'admin',
      recipientRole: 'client',
      value: 300.3,
      total: 363.36,
      payable: 363.36,
      tax: { IVA: 21 },
      taxPercentage: 21,
      taxes: [{ taxLabel: 'IVA', taxValue: 21, amount: 63.06 }],
      status: 0,
      date: '2026/11/20',
      dueDate: '2026/12/20',
      direction: 'emitted',
      rawName: 'Cliente Primero S.A.',
      rawNif: 'G28029007',
      rawAddress1: 'Calle Mayor, 1',
      rawAddress2: '46001 Valencia',
      loadIds,
      creationTimestamp: '2026-11-20T11:00:00.000Z',
    });
    expect(invoice.loads).toMatchObject([{ id: loadIds[0], price: 100.1, pickupDate: '2026/11/18' }, { price: 200.2 }]);
  });

  test('the office to a carrier: fees', async () => {
    const invoice = await create({ isEmitted: true, carrierId: office.ids.carrier, value: 45 });
    expect(invoice).toMatchObject({ issuerRole: 'admin', recipientRole: 'carrier', rawNif: 'B72877814' });
  });

  test('a carrier to the office, entered by it', async () => {
    const routeIds = await addRoutes(office, [400, 50]);
    const invoice = await create({ carrierId: office.ids.carrier, num: 'F-1', routeIds });
    expect(invoice).toMatchObject({ issuerRole: 'carrier', recipientRole: 'admin', direction: 'received', value: 450 });
    expect(invoice.participant).toMatchObject({
      name: 'Transportes Uno S.L.',
      bankAccount: 'ES9121000418450200051332',
    });
  });

  test('a third party to the office, by raw data alone', async () => {
    const invoice = await create({ num: 'A/1', rawName: 'Gestoría', value: 90, tax: { IVA: 21 } });
    expect(invoice).toMatchObject({ issuerRole: 'external', recipientRole: 'admin', issuerKey: null });
    expect(invoice.participant).toMatchObject({ name: 'Gestoría', bankAccount: null });
  });

  test('a carrier to the office by its routes, to others without', async () => {
    const routeIds = await addRoutes(office, [700]);
    const ofRoutes = await create({ isEmitted: true, routeIds }, 'carrier');
    expect(ofRoutes).toMatchObject({
      issuerRole: 'carrier',
      recipientRole: 'admin',
      carrierId: office.ids.carrier,
      direction: 'emitted',
      value: 700,
    });
    expect(ofRoutes.participant).toMatchObject({ name: 'Agencia de prueba S.L.', nif: 'B12345674' });
    const own = await create({ isEmitted: true, value: 20, rawName: 'Otro cliente' }, 'carrier');
    expect(own).toMatchObject({ issuerRole: 'carrier', recipientRole: 'external', num: '2026/2' });
  });

  test.each([
    [{ isEmitted: true, value: 1 }, 'clientId'],
    [{ isEmitted: false, num: 'x', value: 1 }, 'carrierId'],
    [{ isEmitted: false, num: 'x', value: 1, client: true }, 'clientId'],
    [{ isEmitted: true, value: 1, client: true, carrier: true }, 'carrierId'],
  ])('none of it: %o', async ({ client, carrier, ...body }: Record<string, unknown>, field) => {
    const parties = {
      ...(client === true && { clientId: office.ids.client }),
      ...(carrier === true && { carrierId: office.ids.carrier }),
    };
    const { status, errors } = await refused({ ...body, ...parties });
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });

  test('nor may a carrier choose the carrier, the client or the state', async () => {
    for (const field of ['carrierId', 'clientId', 'status', 'isProcessed', 'loadIds', 'invoiceId', 'total']) {
      const value = field === 'carrierId' ? office.ids.otherCarrier : 1;
      const { status, errors } = await refused({ isEmitted: true, value: 1, [field]: value }, 'carrier');
      expect(status).toBe(403);
      expect(Object.keys(errors ?? {})).toEqual([field]);
    }
  });

  test.each([
    { name: '' },
    { nif: '' },
    { address: null },
    { address: JSON.stringify({ street: 'Calle Mayor' }) },
    { address: JSON.stringify({ city: 'Getafe', postalCode: '28901' }) },
  ])('while the office has not filled in what each invoice says of it it can’t issue: %o', async missing => {
    await office.db('settings').update(missing);
    const answer = await refused(issued(office));
    expect([answer.status, answer.message]).toEqual([409, expect.stringContaining('dirección en «Empresa»')]);
  });
});

describe('taxes', () => {
  test.each([
    [{ IVA: 21, IRPF: 1 }, 20, 1210, 1200],
    [{ IVA: 21 }, 21, 1210, 1210],
    [{}, 19, 1000, 1000],
    [{ IVA: 0 }, 19, 1000, 1000],
    [{ IVA: 10 }, 10, 1100, 1100],
    [{ IVA: 19 }, 0, 1190, 1190],
    [{ IRPF: 7 }, 0, 1000, 930],
  ])('%o has code %i, total %d and %d to pay', async (tax, taxPercentage, total, payable) => {
    expect(await create(issued(office, { tax }))).toMatchObject({ taxPercentage, total, payable });
  });

  test.each([{ IVA: 4 }, { IVA: 21, IRPF: 7 }, { IVA: -21 }, { IVA: '21' }, { IVA: 21, OTRO: 5 }, 'x', 21])(
    'other than those of the list are refused: %o',
    async tax => {
      const { status, errors } = await refused(issued(office, { tax }));
      expect(status).toBe(422);
      expect(Object.keys(errors ?? {})[0]).toMatch(/^tax/);
    },
  );

  test('and amounts are whole cents, never negative, and hold the largest there is', async () => {
    for (const value of [0.005, -1, 1e308, '1,5', null])
      expect(Object.keys((await refused(issued(office, { value }))).errors ?? {})).toEqual(['value']);
    const invoice = await create(issued(office, { value: 99_999_999.99 }));
    expect(invoice).toMatchObject({ value: 99_999_999.99, total: 120_999_999.99 });
    expect(await rowOf(office, 'invoices', invoice.id)).toMatchObject({ value: 9_999_999_999, total: 12_099_999_999 });
    expect((await create(issued(office, { value: 0 }))).total).toBe(0);
  });
});

describe('the due date', () => {
  test('is not before the invoice', async () => {
    expect((await refused(issued(office, { date: '2026/11/20', dueDate: '2026/11/19' }))).errors).toEqual({
      dueDate: 'El vencimiento no puede ser anterior a la fecha de la factura',
    });
  });

  test('of a carrier’s, beyond 60 days from the last delivery, needs a reason', async () => {
    const routeIds = await addRoutes(office, [10]);
    const body = received(office, { routeIds, value: undefined, dueDate: '2027/01/16' });
    const late = await refused(body);
    expect(late.status).toBe(422);
    expect(Object.keys(late.errors ?? {})).toEqual(['dueReason']);
    const invoice = await create({ ...body, dueReason: 'Reclamación abierta por daños' });
    expect(invoice.dueDate).toBe('2027/01/16');
    const change = (values: object) => office.as('admin').put(`/api/invoices/${invoice.id}`, values);
    expect((await change({ dueReason: null })).status).toBe(422);
    expect((await change({ status: 1 })).status).toBe(200);
    expect((await change({ dueDate: '2027/01/15', dueReason: null })).status).toBe(200);
  });

  test('of a client’s does not', async () => {
    const loadIds = await addLoads(office, [10]);
    const invoice = await create({ clientId: office.ids.client, loadIds, dueDate: '2027/06/30' });
    expect(invoice.dueDate).toBe('2027/06/30');
  });
});
