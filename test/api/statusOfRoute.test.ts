import { describe, expect, test } from 'vitest';
import { violations } from '../help/invariants.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad, addRoute, putRoute, readRoute, rowOf } from '../help/rows.ts';

const office = officePerTest();

const track = (id: number, body: object = {}, account: 'driver' | 'admin' = 'driver') =>
  office.as(account).post(`/api/loads/${id}/tracking`, body);
const statusOf = async (id: number) => (await rowOf(office, 'routes', id)).status;
const tractor = () => `/api/vehicles/${office.ids.tractor}`;
const other = () => ({ carrierId: office.ids.otherCarrier });
const deliver = async (id: number) => {
  for (let n = 0; n < 4; n += 1) await track(id);
};

describe('a route of two loads', () => {
  test('is ongoing from the first step of either, finished with the last of both, and goes back with them', async () => {
    const [one, two] = [await addLoad(office), await addLoad(office)];
    const id = await addConfirmed(office, [one, two]);
    await track(two);
    expect(await statusOf(id)).toBe('ongoing');
    await track(two, { direction: 'back' }, 'admin');
    expect(await statusOf(id)).toBe('assigned');
    await deliver(one);
    expect(await statusOf(id)).toBe('ongoing');
    await deliver(two);
    expect(await statusOf(id)).toBe('finished');
    await track(one, { direction: 'back' }, 'admin');
    expect(await statusOf(id)).toBe('ongoing');
    expect(await violations(office.db)).toEqual([]);
  });

  test('is finished when what was left to deliver is taken off it', async () => {
    const [one, two] = [await addLoad(office), await addLoad(office)];
    const id = await addConfirmed(office, [one, two]);
    await deliver(one);
    expect((await office.as('admin').put(`/api/loads/${two}`, { routeId: null })).status).toBe(200);
    expect(await statusOf(id)).toBe('finished');
    expect(await violations(office.db)).toEqual([]);
  });
});

describe('isPublic that comes with a status', () => {
  const IN_POOL = { status: 'public', isPublic: true };
  const OUT_OF_IT = { status: 'draft', isPublic: false };
  const staffed = () => ({ carrierId: office.ids.carrier, tractionVehicleId: office.ids.tractor });
  const publish = async () => addRoute(office, { isPublic: true, loadIds: [await addLoad(office)] });

  test.each([
    [{ status: 'draft', isPublic: true }, IN_POOL],
    [{ status: 'requested', isPublic: true }, IN_POOL],
    [{ status: 'public', isPublic: true }, IN_POOL],
    [{ status: 'public', isPublic: false }, OUT_OF_IT],
    [{ status: 'draft', isPublic: false }, OUT_OF_IT],
  ])('of a new route has the last word: %j', async (body, stored) => {
    expect(
      await readRoute(office, await addRoute(office, { ...body, loadIds: [await addLoad(office)] })),
    ).toMatchObject(stored);
  });

  test('puts a route back into the pool while the office decides', async () => {
    const id = await publish();
    await office.as('carrier').post('/api/requestedRoutes', { routeId: id });
    expect((await putRoute(office, id, { status: 'requested' })).status).toBe(200);
    expect((await putRoute(office, id, { status: 'draft', isPublic: true })).body.data).toMatchObject(IN_POOL);
  });

  test.each([
    ['a draft', () => addLoad(office).then(load => addRoute(office, { loadIds: [load] }))],
    ['a confirmed one', () => addLoad(office).then(load => addConfirmed(office, [load]))],
  ])('can’t be confirmed with it: %s', async (_name, add) => {
    const id = await add();
    const before = await readRoute(office, id);
    const answer = await putRoute(office, id, { ...staffed(), status: 'confirmed', isPublic: true });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { isPublic: 'Una carga confirmada no puede estar en la bolsa: publícala o confírmala, una de las dos cosas.' },
    ]);
    expect(await readRoute(office, id)).toEqual(before);
    const loadIds = [await addLoad(office)];
    const created = { ...staffed(), loadIds, status: 'confirmed', isPublic: true };
    expect((await office.as('admin').post('/api/routes', created)).status).toBe(422);
  });

  test('as it was shown is no wish: who sends a public route back whole says by the status what becomes of it', async () => {
    const [one, two] = [await publish(), await publish()];
    const whole = async (id: number, more: object) =>
      putRoute(office, id, { ...(await readRoute(office, id)), ...more });
    expect((await whole(one, { status: 'draft' })).body.data).toMatchObject(OUT_OF_IT);
    expect((await whole(one, { status: 'public' })).body.data).toMatchObject(IN_POOL);
    const confirmed = await whole(two, { ...staffed(), status: 'confirmed' });
    expect(confirmed.body.data).toMatchObject({ status: 'assigned', isPublic: false });
  });
});

describe('a route under way', () => {
  test('that is confirmed once more stays where it is', async () => {
    const load = await addLoad(office);
    const id = await addConfirmed(office, [load]);
    await track(load);
    expect((await putRoute(office, id, { status: 'confirmed' })).status).toBe(200);
    expect(await readRoute(office, id)).toMatchObject({ status: 'ongoing' });
    for (let n = 0; n < 3; n += 1) await track(load);
    expect((await putRoute(office, id, { status: 'confirmed' })).status).toBe(200);
    expect(await readRoute(office, id)).toMatchObject({ status: 'finished' });
    expect(await violations(office.db)).toEqual([]);
  });

  test('said so by its carrier, is not sent back by a report that is repeated', async () => {
    const load = await addLoad(office);
    const id = await addConfirmed(office, [load]);
    await putRoute(office, id, { status: 'ongoing' }, 'carrier');
    expect((await track(load, { step: 'assigned' })).status).toBe(200);
    expect(await statusOf(id)).toBe('ongoing');
  });

  test('keeps its carrier and its vehicle, finished too', async () => {
    const load = await addLoad(office);
    const id = await addConfirmed(office, [load]);
    await deliver(load);
    for (const body of [{ carrierId: null }, other(), { ...other(), tractionVehicleId: office.ids.otherTractor }])
      expect((await putRoute(office, id, body)).body.code).toBe('routes.finished');
    expect((await office.as('admin').put(tractor(), other())).status).toBe(200);
    expect((await putRoute(office, id, { price: 712 })).status).toBe(200);
    const { carrier: carrierId, tractor: tractionVehicleId, trailer: towingVehicleId } = office.ids;
    expect(await readRoute(office, id)).toMatchObject({ carrierId, tractionVehicleId, towingVehicleId, price: 712 });
    expect(await violations(office.db)).toEqual([]);
  });
});

describe('a finished route whose delivery is undone', () => {
  const finished = async () => {
    const load = await addLoad(office);
    const id = await addConfirmed(office, [load]);
    await deliver(load);
    return { id, load };
  };
  const asWas = async (load: number) => [await rowOf(office, 'loads', load), await office.db('trackingEvents')];

  test.each([
    ['its vehicle is another carrier’s', () => office.as('admin').put(tractor(), other())],
    ['its vehicle was removed', () => office.as('admin').delete(tractor())],
    ['its trailer was removed', () => office.as('admin').delete(`/api/vehicles/${office.ids.trailer}`)],
    ['its carrier was removed', () => office.as('admin').delete(`/api/carriers/${office.ids.carrier}`)],
  ])('stays finished when %s by now, whichever way it is asked', async (_what, happens) => {
    const { id, load } = await finished();
    expect((await happens()).status).toBe(200);
    const before = await asWas(load);
    const admin = office.as('admin');
    const answers = [
      await track(load, { direction: 'back' }, 'admin'),
      await admin.put(`/api/loads/${load}`, { status: 'at-destination' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'routes.notUndone'],
      [409, 'routes.notUndone'],
    ]);
    expect(await statusOf(id)).toBe('finished');
    expect(await asWas(load)).toEqual(before);
    expect(await violations(office.db)).toEqual([]);
  });
});

describe('what was invoiced', () => {
  test.each([
    ['loads', 'loads.invoiced'],
    ['routes', 'routes.invoiced'],
  ])('to the client or by the carrier (%s) is not taken back', async (table, code) => {
    const load = await addLoad(office);
    const route = await addConfirmed(office, [load]);
    await deliver(load);
    const [invoice] = await office
      .db('invoices')
      .insert({
        num: 'F-1',
        date: '2026-11-20',
        dueDate: '2026-12-20',
        value: table === 'loads' ? 85_050 : 70_000,
        tax: '{"IVA":21}',
        taxPercentage: 21,
        total: 0,
        payable: 0,
        issuerRole: 'carrier',
        recipientRole: 'admin',
        createdAt: '2026-11-20T11:00:00.000Z',
        updatedAt: '2026-11-20T11:00:00.000Z',
      })
      .returning('id');
    await office
      .db(table)
      .where({ id: table === 'loads' ? load : route })
      .update({ invoiceId: invoice.id });
    const answer = await track(load, { direction: 'back' }, 'admin');
    expect([answer.status, answer.body.code]).toEqual([409, code]);
    expect(await statusOf(route)).toBe('finished');
    expect(await violations(office.db)).toEqual([]);
  });
});

describe('who drives a confirmed route', () => {
  test.each([
    ['admin', () => `carriers/${office.ids.carrier}`, 'carriers.onRoute'],
    ['carrier', () => `vehicles/${office.ids.tractor}`, 'vehicles.onRoute'],
    ['carrier', () => `vehicles/${office.ids.trailer}`, 'vehicles.onRoute'],
  ] as const)('can’t be removed by %s before it is finished', async (account, url, code) => {
    const load = await addLoad(office);
    await addConfirmed(office, [load]);
    expect((await office.as(account).delete(`/api/${url()}`)).body.code).toBe(code);
    await deliver(load);
    expect((await office.as(account).delete(`/api/${url()}`)).status).toBe(200);
  });

  test('is there: one that was removed since is named, under its field', async () => {
    const load = await addLoad(office);
    const id = await addConfirmed(office, [load], { status: 'draft' });
    await office.as('carrier').delete(`/api/vehicles/${office.ids.tractor}`);
    const answer = await putRoute(office, id, { status: 'confirmed' });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([409, ['tractionVehicleId']]);
    expect(await readRoute(office, id)).toMatchObject({ status: 'draft' });
  });

  test('isn’t given to another carrier, nor made something else', async () => {
    await addConfirmed(office, [await addLoad(office)]);
    for (const body of [{ carrierId: office.ids.otherCarrier }, { type: 'rigid' }])
      expect((await office.as('admin').put(`/api/vehicles/${office.ids.tractor}`, body)).body.code).toBe(
        'vehicles.onRoute',
      );
    expect((await office.as('admin').put(`/api/vehicles/${office.ids.tractor}`, { specs: 'ADR' })).status).toBe(200);
  });
});
