import { beforeAll, describe, expect, test } from 'vitest';
import { homeFigures } from '#domain/homeFigures';
import { addLoads, addRoutes, type Invoice, invoiceOf, issued, post, received } from '../help/invoicing.ts';
import { officePerFile } from '../help/ownOffice.ts';
import type { Account } from '../help/rows.ts';

const office = officePerFile();
type Row = Invoice & { overdueDays: number; deliveryDays: number; lastDelivery: string | null; pending: number };

/** To the first client, of loads; from the first carrier, of routes; paid in part; not due yet; paid. */
let toClient: Invoice;
let fromCarrier: Invoice;
let fee: Invoice;
beforeAll(async () => {
  const [admin, { ids }] = [office.as('admin'), office];
  const at = async (now: string) => {
    office.setNow(now);
    await office.db('sessions').update({ lastSeenAt: now });
  };
  await at('2026-09-20T10:00:00.000Z');
  const loadIds = await addLoads(office, [500], { deliveryDate: '2026-09-10' });
  loadIds.push(...(await addLoads(office, [500], { deliveryDate: '2026-09-18' })));
  toClient = invoiceOf(await post(admin, { clientId: ids.client, loadIds }));
  const routeIds = await addRoutes(office, [300], { endDate: '2026-09-04', invoiceDate: '2026-09-01' });
  fromCarrier = invoiceOf(await post(admin, received(office, { routeIds, value: 300, dueDate: '2026/09/25' })));
  fee = invoiceOf(await post(admin, { isEmitted: true, carrierId: ids.carrier, value: 45 }));
  await post(admin, issued(office, { status: 1 }));
  await post(admin, issued(office, { dueDate: '2026/12/31' }));
  const removed = invoiceOf(await post(admin, issued(office)));
  await admin.delete(`/api/invoices/${removed.id}`);
  await at('2026-11-20T11:00:00.000Z');
  await admin.post('/api/payments', { invoiceId: toClient.id, amount: 210, day: '2026/11/01', method: 'transfer' });
});

const rows = async (account: Account, filter: object = {}): Promise<Row[]> => {
  const query = encodeURIComponent(JSON.stringify({ overdue: true, ...filter }));
  const answer = await office.as(account).get(`/api/invoices?filter=${query}&sort=["dueDate","ASC"]`);
  return answer.body.data as Row[];
};
const totals = async (account: Account) => (await office.as(account).get('/api/invoices/overdue')).body.data;

describe('what is past its due date', () => {
  test('comes with the most urgent first, how long it has waited, and what is still pending of it', async () => {
    expect(await rows('admin')).toMatchObject([
      { id: fromCarrier.id, overdueDays: 56, deliveryDays: 77, lastDelivery: '2026/09/04', pending: 363 },
      { id: toClient.id, overdueDays: 31, deliveryDays: 63, lastDelivery: '2026/09/18', pending: 1000 },
      { id: fee.id, overdueDays: 31, deliveryDays: 61, lastDelivery: null, pending: 54.45 },
    ]);
    expect((await rows('admin', { direction: 'received' })).map(({ id }) => id)).toEqual([fromCarrier.id]);
    expect((await office.as('admin').get('/api/invoices?filter={"overdue":5}')).status).toBe(400);
    const rest = await office.as('admin').get('/api/invoices?filter={"overdue":false}');
    expect(rest.body.total).toBe(2);
  });

  test('adds up both ways, to the sum of what the list shows', async () => {
    expect(await totals('admin')).toEqual({
      receivable: { invoices: 2, pending: 1054.45 },
      payable: { invoices: 1, pending: 363 },
    });
  });

  test('is counted on the home page as it is listed: without what carriers have with third parties', async () => {
    const sale = { isEmitted: true, date: '2026/09/20', dueDate: '2026/10/20', value: 100, tax: { IVA: 21 } };
    const made = await post(office.as('carrier'), { ...sale, rawName: 'Tercero S.L.', rawNif: 'B12345674' });
    expect(made.status).toBe(201);
    for (const account of ['admin', 'carrier', 'client'] as const) {
      const figure = homeFigures(account).find(({ text }) => text === 'overdue');
      const { receivable, payable } = (await totals(account)) as Record<string, { invoices: number }>;
      expect(await rows(account, figure?.filter)).toHaveLength(
        Number(receivable?.invoices) + Number(payable?.invoices),
      );
    }
    await office.as('carrier').delete(`/api/invoices/${invoiceOf(made).id}`);
    for (const direction of [[], ['emitted', 'x'], 'x'])
      expect((await office.as('admin').get(`/api/invoices?filter=${JSON.stringify({ direction })}`)).status).toBe(400);
  });

  test('is each one’s own', async () => {
    const nothing = { invoices: 0, pending: 0 };
    expect(await totals('client')).toEqual({ receivable: nothing, payable: { invoices: 1, pending: 1000 } });
    expect(await totals('carrier')).toEqual({
      receivable: { invoices: 1, pending: 363 },
      payable: { invoices: 1, pending: 54.45 },
    });
    expect(await totals('accountant')).toEqual(await totals('carrier'));
    expect(await totals('otherCarrier')).toEqual({ receivable: nothing, payable: nothing });
    expect((await office.as('driver').get('/api/invoices/overdue')).status).toBe(403);
    expect((await rows('accountant')).map(({ id }) => id)).toEqual([fromCarrier.id, fee.id]);
    expect((await rows('client')).map(({ id }) => id)).toEqual([toClient.id]);
  });
});

test('a correction is due in the place of what it replaces, the latest of several, until it is annulled', async () => {
  const admin = office.as('admin');
  const due = { date: '2026/10/01', dueDate: '2026/10/31', value: 80 };
  const correct = async (of: Invoice, value: number) =>
    invoiceOf(await post(admin, { ...issued(office, { ...due, value }), invoiceId: of.id, rawDescription: 'Precio' }));
  const others = (await rows('admin')).map(({ id }) => id);
  const shown = async () => (await rows('admin')).map(({ id }) => id).filter(id => !others.includes(id));
  const waits = async ({ id }: Invoice) => {
    const { overdueDays, deliveryDays } = (await admin.get(`/api/invoices/${id}`)).body.data as Row;
    return { overdueDays, deliveryDays };
  };
  const original = invoiceOf(await post(admin, issued(office, due)));
  expect(await shown()).toEqual([original.id]);
  const first = await correct(original, 70);
  const second = await correct(original, 60);
  expect(await shown()).toEqual([second.id]);
  for (const replaced of [original, first])
    expect(await waits(replaced)).toEqual({ overdueDays: null, deliveryDays: null });
  expect(await waits(second)).toEqual({ overdueDays: 20, deliveryDays: 50 });
  const third = await correct(second, 65);
  expect(await shown()).toEqual([third.id]);
  await admin.delete(`/api/invoices/${third.id}`);
  expect(await shown()).toEqual([second.id]);
});

test('what a correction replaced is filtered by, apart from the stored status that it no longer reads as', async () => {
  const admin = office.as('admin');
  const [other, original] = [
    invoiceOf(await post(admin, issued(office))),
    invoiceOf(await post(admin, issued(office, { value: 80 }))),
  ];
  const correct = async (value: number) =>
    invoiceOf(await post(admin, { ...issued(office, { value }), invoiceId: original.id, rawDescription: 'Precio' }));
  const [first, second] = [await correct(70), await correct(60)];
  const made = [other, original, first, second].map(({ id }) => id);
  const found = async (filter: object, account: Account = 'admin') => {
    const query = encodeURIComponent(JSON.stringify({ id: made, status: 0, ...filter }));
    const answer = await office.as(account).get(`/api/invoices?filter=${query}&sort=["id","ASC"]`);
    expect(answer.status, answer.text).toBe(200);
    return (answer.body.data as Row[]).map(({ id }) => id);
  };
  for (const account of ['admin', 'client'] as const) {
    expect(await found({}, account)).toEqual(made);
    expect(await found({ isReplaced: false }, account)).toEqual([other.id, second.id]);
    expect(await found({ isReplaced: true }, account)).toEqual([original.id, first.id]);
  }
  await admin.delete(`/api/invoices/${second.id}`);
  expect(await found({ isReplaced: true })).toEqual([original.id]);
  expect(await found({ isReplaced: false, disabled: true })).toEqual([second.id]);
  expect((await admin.get('/api/invoices?filter={"isReplaced":5}')).status).toBe(400);
});

test('an invoice of which nothing is to be paid is never overdue', async () => {
  const admin = office.as('admin');
  const due = { date: '2026/10/01', dueDate: '2026/10/31' };
  const before = { rows: (await rows('admin')).length, totals: await totals('admin') };
  const original = invoiceOf(await post(admin, issued(office, due)));
  const nothing = { ...due, invoiceId: original.id, value: 0, rawDescription: 'No se hizo' };
  const made = invoiceOf(await post(admin, issued(office, nothing))) as Row;
  expect(made).toMatchObject({ payable: 0, pending: 0, overdueDays: null, deliveryDays: null });
  expect({ rows: (await rows('admin')).length, totals: await totals('admin') }).toEqual(before);
  const rest = await admin.get(
    `/api/invoices?filter=${JSON.stringify({ overdue: false, id: [original.id, made.id] })}`,
  );
  expect(rest.body.total).toBe(2);
});

test('a correction has waited since what it corrects was delivered, however often that was corrected', async () => {
  const admin = office.as('admin');
  const loadIds = await addLoads(office, [500], { deliveryDate: '2026-09-18' });
  const original = invoiceOf(await post(admin, { clientId: office.ids.client, loadIds }));
  const correct = async (of: Invoice) =>
    invoiceOf(await post(admin, issued(office, { invoiceId: of.id, value: 480, rawDescription: 'Precio' }))) as Row;
  const first = await correct(original);
  const since = { lastDelivery: '2026/09/18', deliveryDays: 63 };
  expect([first, await correct(first)]).toMatchObject([since, since]);
});

test('an invoice waits since the day that its term was counted from when it was entered', async () => {
  const admin = office.as('admin');
  const days = { endDate: '2026-11-15', invoiceDate: '2026-11-15' };
  const routeIds = await addRoutes(office, [300], days);
  await addLoads(office, [1], { routeId: routeIds[0], deliveryDate: '2026-09-01' });
  await addLoads(office, [1], { routeId: routeIds[0], deliveryDate: null });
  const body = received(office, { num: 'F-78', routeIds, value: 300, dueDate: '2026/11/25' });
  const { status, body: refused } = await post(admin, body);
  expect([status, Object.keys(refused.errors ?? {})]).toEqual([422, ['dueReason']]);
  const made = invoiceOf(await post(admin, { ...body, dueReason: 'Acordado' })) as Row;
  expect(made).toMatchObject({ lastDelivery: '2026/09/01', deliveryDays: 80 });
  const loadIds = await addLoads(office, [1], { deliveryDate: null, invoiceDate: '2026-11-02' });
  const ofLoad = invoiceOf(await post(admin, { clientId: office.ids.client, loadIds })) as Row;
  expect(ofLoad).toMatchObject({ lastDelivery: '2026/11/02', deliveryDays: 18 });
});
