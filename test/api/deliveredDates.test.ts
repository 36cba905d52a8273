import { expect, test } from 'vitest';
import { fillDeliveredDates } from '../../migrations/fillDeliveredDates.ts';
import { addLoads, addRoutes, type Invoice, invoiceOf, post, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad, rowOf } from '../help/rows.ts';

const office = officePerTest();

const LATE = { deliveryDate: '2026-09-30', deliveredDate: '2026-10-02' };
const bill = async (body: Record<string, unknown>): Promise<Invoice> => invoiceOf(await post(office.as('admin'), body));
const datesOf = (invoice: Invoice) => office.db('invoiceLines').where({ invoiceId: invoice.id }).pluck('serviceDate');

test('a load has the day on which its delivery is reported, in Spain, until that is undone', async () => {
  const id = await addLoad(office);
  await addConfirmed(office, [id]);
  const track = (body: object = {}) => office.as('admin').post(`/api/loads/${id}/tracking`, body);
  const delivered = async () => (await rowOf(office, 'loads', id)).deliveredDate;
  for (let step = 0; step < 3; step += 1) expect((await track()).status).toBe(200);
  expect(await delivered()).toBeNull();
  expect((await track({ step: 'delivered', at: '2026-11-20T10:59:00.000Z' })).status).toBe(200);
  expect(await delivered()).toBe('2026-11-20');
  const { deliveredDate } = (await office.as('client').get(`/api/loads/${id}`)).body.data as Record<string, unknown>;
  expect(deliveredDate).toBe('2026/11/20');
  expect((await track({ direction: 'back' })).status).toBe(200);
  expect(await delivered()).toBeNull();
});

test('nobody types it', async () => {
  const id = await addLoad(office);
  const answer = await office.as('admin').put(`/api/loads/${id}`, { deliveredDate: '2026/11/01' });
  expect(answer.status).toBe(403);
});

test('the lines of invoices and the term of their payment have that day, not the planned one', async () => {
  const loadIds = await addLoads(office, [100], LATE);
  const toClient = await bill({ clientId: office.ids.client, loadIds });
  expect(await datesOf(toClient)).toEqual(['2026-10-02']);
  const [routeId = 0] = await addRoutes(office, [100], { endDate: '2026-09-30' });
  const [carried = 0] = await addLoads(office, [100], LATE);
  await office.db('loads').where({ id: carried }).update({ routeId });
  const late = received(office, { routeIds: [routeId], value: undefined, date: '2026/10/05', dueDate: '2026/12/02' });
  const refused = await post(office.as('admin'), late);
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['dueReason']]);
  const fromCarrier = await bill({ ...late, dueDate: '2026/12/01' });
  expect(await datesOf(fromCarrier)).toEqual(['2026-10-02']);
  for (const { id } of [toClient, fromCarrier]) {
    const { lastDelivery } = (await office.as('admin').get(`/api/invoices/${id}`)).body.data as Record<string, unknown>;
    expect(lastDelivery).toBe('2026/10/02');
  }
});

test('loads from before have the day of their events', async () => {
  const [one = 0, other = 0, unreported = 0] = await addLoads(office, [1, 2, 3]);
  const [undone = 0] = await addLoads(office, [4], { status: 'at-destination' });
  const event = (loadId: number, timestamp: string, stop: number | null = null) => ({
    loadId,
    detail: 'delivered',
    stop,
    timestamp,
    receivedAt: timestamp,
    userId: office.ids.users.admin,
  });
  await office
    .db('trackingEvents')
    .insert([
      event(one, '2026-11-19T23:30:00.000Z'),
      event(other, '2026-11-18T10:00:00.000Z'),
      event(other, '2026-11-19T10:00:00.000Z'),
      event(unreported, '2026-11-18T10:00:00.000Z', 0),
      event(undone, '2026-11-18T10:00:00.000Z'),
    ]);
  await fillDeliveredDates(office.db);
  const days = await office.db('loads').whereIn('id', [one, other, unreported, undone]).orderBy('id');
  expect(days.map(row => row.deliveredDate)).toEqual(['2026-11-20', '2026-11-19', null, null]);
});
