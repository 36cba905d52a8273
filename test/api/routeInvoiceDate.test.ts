import { describe, expect, test } from 'vitest';
import { up } from '../../migrations/043_routeInvoiceDates.ts';
import { violations } from '../help/invariants.ts';
import { addRoutes } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad, putRoute, rowOf } from '../help/rows.ts';

const office = officePerTest();

const deliver = async (load: number) => {
  for (let n = 0; n < 4; n += 1) await office.as('driver').post(`/api/loads/${load}/tracking`, {});
};
const stored = async (id: number) => {
  const { status, invoiceDate } = await rowOf(office, 'routes', id);
  return { status, invoiceDate };
};
/** Two loads on a confirmed route, of which one is delivered. */
const almostDone = async (more: Record<string, unknown> = {}) => {
  const [done, open] = [await addLoad(office), await addLoad(office)];
  const id = await addConfirmed(office, [done, open], more);
  await deliver(done);
  return { id, done, open };
};

describe('a route that nobody gave an invoice date', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['its last day', {}, '2026-11-24'],
    ['the day it finishes, without a last one', { endDate: null }, '2026-11-20'],
    ['the one that was typed, where there is one', { invoiceDate: '2026/12/01' }, '2026-12-01'],
  ])('has %s once all of it is delivered, and not before', async (_sentence, more, day) => {
    const { id, open } = await almostDone(more);
    const typed = 'invoiceDate' in more ? day : null;
    expect(await stored(id)).toEqual({ status: 'ongoing', invoiceDate: typed });
    await deliver(open);
    expect(await stored(id)).toEqual({ status: 'finished', invoiceDate: day });
    expect(await violations(office.db)).toEqual([]);
  });

  test.each<[string, (ids: { id: number; done: number; open: number }) => Promise<{ status: number }>]>([
    [
      'another takes the rest',
      ({ id, open }) =>
        office.as('admin').post('/api/loads/assign', { loads: [{ id: open, routeId: id }], route: null }),
    ],
    ['the rest is taken off', ({ open }) => office.as('admin').put(`/api/loads/${open}`, { routeId: null })],
    ['the rest is deleted', ({ open }) => office.as('admin').delete(`/api/loads/${open}`)],
    ['the rest is left out in its form', ({ id, done }) => putRoute(office, id, { loadIds: [done] })],
    [
      'it gets its last day and loses the rest at once',
      ({ id, done }) => putRoute(office, id, { loadIds: [done], endDate: '2026/11/24' }),
    ],
  ])('has it too when it finishes because %s', async (_sentence, finish) => {
    const ids = await almostDone();
    expect((await finish(ids)).status).toBe(200);
    expect(await stored(ids.id)).toEqual({ status: 'finished', invoiceDate: '2026-11-24' });
    expect(await violations(office.db)).toEqual([]);
  });

  describe('nor a last day, delivered without coverage and reported days later', () => {
    const NOVEMBER_7 = '2026-11-07T23:30:00.000Z';
    const unplanned = async () => {
      const load = await addLoad(office, { pickupDate: null, deliveryDate: null });
      const id = await addConfirmed(office, [load], { startDate: null, endDate: null, price: 700 });
      for (let n = 0; n < 4; n += 1)
        expect((await office.as('driver').post(`/api/loads/${load}/tracking`, { at: NOVEMBER_7 })).status).toBe(200);
      return { id, load };
    };

    test('has the day of that delivery, in Spain: its carrier invoices it at once, due within 60 days of it', async () => {
      const { id } = await unplanned();
      expect(await stored(id)).toEqual({ status: 'finished', invoiceDate: '2026-11-08' });
      const send = (dueDate: string) =>
        office.as('carrier').post('/api/invoices', { isEmitted: true, routeIds: [id], dueDate });
      expect((await send('2027/01/08')).body.errors).toHaveProperty('dueReason');
      expect((await send('2027/01/07')).status).toBe(201);
    });

    test('has it when the rest is taken off, and after a typed one is cleared', async () => {
      const { id, load } = await unplanned();
      const open = await addLoad(office);
      await putRoute(office, id, { loadIds: [load, open] });
      expect(await stored(id)).toEqual({ status: 'ongoing', invoiceDate: null });
      await office.as('admin').put(`/api/loads/${open}`, { routeId: null });
      expect(await stored(id)).toEqual({ status: 'finished', invoiceDate: '2026-11-08' });
      await putRoute(office, id, { invoiceDate: '2026/12/01' });
      await putRoute(office, id, { invoiceDate: null });
      expect((await stored(id)).invoiceDate).toBe('2026-11-08');
    });

    test('keeps the day of a stop on the way that somebody typed', async () => {
      const stop = { destination: { city: 'Teruel' }, deliveryDate: '2026/11/06' };
      const days = { pickupDate: null, deliveryDate: null };
      const load = await addLoad(office, { ...days, intermediateStops: [stop] });
      const id = await addConfirmed(office, [load], { startDate: null, endDate: null, price: 700 });
      for (const day of ['05', '05', '06', '06', '07', '07']) {
        const at = `2026-11-${day}T10:00:00.000Z`;
        expect((await office.as('driver').post(`/api/loads/${load}/tracking`, { at })).status).toBe(200);
      }
      expect(await stored(id)).toEqual({ status: 'finished', invoiceDate: '2026-11-07' });
      await putRoute(office, id, { invoiceDate: '2026/11/06' });
      await office.as('admin').post(`/api/loads/${load}/tracking`, { direction: 'back' });
      expect(await stored(id)).toEqual({ status: 'ongoing', invoiceDate: '2026-11-06' });
    });

    test('loses it when its delivery is undone, and has the day of the next', async () => {
      const { id, load } = await unplanned();
      const step = (body: object) => office.as('admin').post(`/api/loads/${load}/tracking`, body);
      await step({ direction: 'back' });
      expect(await stored(id)).toEqual({ status: 'ongoing', invoiceDate: null });
      await step({ at: '2026-11-09T10:00:00.000Z' });
      expect(await stored(id)).toEqual({ status: 'finished', invoiceDate: '2026-11-09' });
    });
  });

  test('made on the board is invoiced by its carrier the day after it is over', async () => {
    const load = await addLoad(office, { pickupDate: null, deliveryDate: null });
    const made = await office
      .as('admin')
      .post('/api/loads/assign', { loads: [{ id: load, routeId: null }], route: 'new' });
    const { routeId } = made.body.data as { routeId: number };
    const { carrier: carrierId, tractor: tractionVehicleId } = office.ids;
    await putRoute(office, routeId, { status: 'confirmed', carrierId, tractionVehicleId, price: 700 });
    await deliver(load);
    const send = () => office.as('carrier').post('/api/invoices', { isEmitted: true, routeIds: [routeId] });
    expect((await send()).body.code).toBe('invoices.notInvoiceable');
    office.setNow('2026-11-21T11:00:00.000Z');
    await office.db('sessions').update({ lastSeenAt: '2026-11-21T11:00:00.000Z' });
    const sent = await send();
    expect(sent.status, sent.text).toBe(201);
  });

  test('can’t lose it any more once it is finished', async () => {
    const { id, open } = await almostDone({ invoiceDate: '2026/12/01' });
    await deliver(open);
    expect((await putRoute(office, id, { invoiceDate: null })).status).toBe(200);
    expect((await stored(id)).invoiceDate).toBe('2026-11-24');
    await putRoute(office, id, { invoiceDate: '2026/12/05' });
    expect((await stored(id)).invoiceDate).toBe('2026-12-05');
  });
});

describe('a finished route that is on the road again', () => {
  const undo = (load: number) => office.as('admin').post(`/api/loads/${load}/tracking`, { direction: 'back' });
  const join = async (id: number) => office.as('admin').put(`/api/loads/${await addLoad(office)}`, { routeId: id });
  const joinByForm = async (id: number, loadIds: number[]) =>
    putRoute(office, id, { loadIds: [...loadIds, await addLoad(office)] });

  test.each<[string, (ids: { id: number; done: number; open: number }) => Promise<{ status: number }>]>([
    ['its delivery is undone', ({ open }) => undo(open)],
    ['an order joins it', ({ id }) => join(id)],
    ['an order joins it in its form', ({ id, done, open }) => joinByForm(id, [done, open])],
  ])('loses the date that finishing gave it because %s, and gets another', async (_sentence, reopen) => {
    const ids = await almostDone();
    await deliver(ids.open);
    expect((await reopen(ids)).status).toBe(200);
    expect(await stored(ids.id)).toEqual({ status: 'ongoing', invoiceDate: null });
    await putRoute(office, ids.id, { endDate: '2026/12/03' });
    for (const load of await office.db('loads').where({ routeId: ids.id }).pluck('id')) await deliver(load);
    expect(await stored(ids.id)).toEqual({ status: 'finished', invoiceDate: '2026-12-03' });
    expect(await violations(office.db)).toEqual([]);
  });

  test('loses it too if its last day was moved meanwhile, or another day than today gave it', async () => {
    const [planned, unplanned] = [await almostDone(), await almostDone({ endDate: null })];
    await deliver(planned.open);
    await deliver(unplanned.open);
    await putRoute(office, planned.id, { endDate: '2026/12/03' });
    office.setNow('2026-11-21T11:00:00.000Z');
    await office.db('sessions').update({ lastSeenAt: '2026-11-21T11:00:00.000Z' });
    await undo(planned.open);
    await undo(unplanned.open);
    for (const { id } of [planned, unplanned])
      expect(await stored(id)).toEqual({ status: 'ongoing', invoiceDate: null });
  });

  test('loses the date too that it got in place of a typed one that was cleared', async () => {
    const { id, open } = await almostDone();
    await deliver(open);
    await putRoute(office, id, { invoiceDate: '2026/12/20' });
    await putRoute(office, id, { invoiceDate: null });
    expect((await undo(open)).status).toBe(200);
    expect(await stored(id)).toEqual({ status: 'ongoing', invoiceDate: null });
  });

  test.each<[string, (ids: { id: number; done: number; open: number }) => Promise<unknown>, string]>([
    [
      'before it finished',
      async ({ id, open }) => {
        await putRoute(office, id, { invoiceDate: '2026/11/24' });
        await deliver(open);
      },
      '2026-11-24',
    ],
    [
      'once it was finished',
      async ({ id, open }) => {
        await deliver(open);
        await putRoute(office, id, { invoiceDate: '2026/12/01' });
      },
      '2026-12-01',
    ],
    [
      'with the change that finished it',
      async ({ id, done }) => putRoute(office, id, { loadIds: [done], invoiceDate: '2026/12/01' }),
      '2026-12-01',
    ],
  ])('keeps the date that was typed %s', async (_sentence, finish, day) => {
    const ids = await almostDone();
    await finish(ids);
    expect(await stored(ids.id)).toEqual({ status: 'finished', invoiceDate: day });
    await undo(ids.done);
    expect(await stored(ids.id)).toEqual({ status: 'ongoing', invoiceDate: day });
  });

  test('has the one that is typed as it is put there', async () => {
    const { id, done, open } = await almostDone();
    await deliver(open);
    const loadIds = [done, open, await addLoad(office)];
    await putRoute(office, id, { loadIds, invoiceDate: '2026/12/01' });
    expect(await stored(id)).toEqual({ status: 'ongoing', invoiceDate: '2026-12-01' });
  });
});

test('what was finished without one before gets its end, its beginning or the day it was last touched in Spain', async () => {
  const add = async (more: object) => (await addRoutes(office, [1], { invoiceDate: null, ...more }))[0] ?? 0;
  const ids = [
    await add({}),
    await add({ endDate: null }),
    await add({ endDate: null, startDate: null, updatedAt: '2026-11-18T23:30:00.000Z' }),
    await add({ invoiceDate: '2026-09-30' }),
    await add({ status: 'ongoing', tractionVehicleId: office.ids.tractor }),
  ];
  await up(office.db);
  const days = await Promise.all(ids.map(async id => (await stored(id)).invoiceDate));
  expect(days).toEqual(['2026-11-16', '2026-11-15', '2026-11-19', '2026-09-30', null]);
});
