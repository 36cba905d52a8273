import { describe, expect, test } from 'vitest';
import type { Account } from '../help/furnish.ts';
import { violations } from '../help/invariants.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad, addRoute, rowOf } from '../help/rows.ts';

const office = officePerTest();

const put = (id: number, body: object, account: Account = 'driver') => office.as(account).put(`/api/loads/${id}`, body);
const track = (id: number) => office.as('driver').post(`/api/loads/${id}/tracking`, {});
const statusOf = async (id: number) => (await rowOf(office, 'loads', id)).status;
const onTheRoad = async (more: object = {}) => {
  const id = await addLoad(office, { ...more });
  return { id, routeId: await addConfirmed(office, [id]) };
};
const events = (loadId: number) => office.db('trackingEvents').where({ loadId }).orderBy('id').pluck('detail');

describe('a status that is written', () => {
  test.each(['driver', 'carrier', 'admin', 'superUser'] as const)(
    'is the next step, by the %s: with its event, its alert and the status of its route',
    async account => {
      const { id, routeId } = await onTheRoad();
      const steps = ['at-origin', 'loaded', 'at-destination', 'delivered'];
      for (const status of steps) {
        const answer = await put(id, { status }, account);
        expect(answer.status, answer.text).toBe(200);
        expect(answer.body.data).toMatchObject({ status });
        expect((await put(id, { status }, account)).status).toBe(200);
      }
      expect(await events(id)).toEqual(steps);
      expect((await rowOf(office, 'routes', routeId)).status).toBe('finished');
      expect(
        await office.db('alerts').where({ recipientType: 'admin', recordId: id }).orderBy('id').pluck('title'),
      ).toEqual(['Vehículo en origen', 'Pedido cargado', 'Vehículo en destino', 'Pedido entregado']);
      expect(await violations(office.db)).toEqual([]);
    },
  );

  test('is the one before, by the office alone', async () => {
    const { id, routeId } = await onTheRoad();
    await track(id);
    for (const account of ['driver', 'carrier'] as const) {
      const answer = await put(id, { status: 'assigned' }, account);
      expect([answer.status, answer.body.code]).toEqual([409, 'loads.wrongStep']);
    }
    expect((await put(id, { status: 'assigned' }, 'admin')).status).toBe(200);
    expect(await statusOf(id)).toBe('assigned');
    expect(await events(id)).toEqual(['at-origin', 'undo:at-origin']);
    expect((await rowOf(office, 'routes', routeId)).status).toBe('assigned');
  });

  test('is nothing else: whatever isn’t one step away is refused as a wrong step', async () => {
    const { id } = await onTheRoad();
    await track(id);
    await track(id);
    const wrong = ['delivered', 'assigned', 'not-assigned', 'perdido', null, 5, {}, ['at-destination']];
    for (const account of ['driver', 'admin'] as const)
      for (const status of wrong) {
        const answer = await put(id, { status }, account);
        expect([status, answer.status, answer.body.code]).toEqual([status, 409, 'loads.wrongStep']);
        expect(answer.body.message).toBe('Ese paso no es el siguiente del seguimiento.');
      }
    expect(await statusOf(id)).toBe('loaded');
    const idle = await addLoad(office);
    expect((await put(idle, { status: 'assigned' }, 'admin')).body.code).toBe('loads.noRoute');
    await addRoute(office, { loadIds: [idle] });
    expect((await put(idle, { status: 'assigned' }, 'admin')).body.code).toBe('loads.wrongStep');
  });

  test('is no stop’s step: while stops are served only the call for steps counts', async () => {
    const { id } = await onTheRoad({
      intermediateStops: [{ deliveryDate: '2026/11/23', destination: { city: 'Cuenca' } }],
    });
    for (const status of ['at-origin', 'loaded']) expect((await put(id, { status })).status).toBe(200);
    for (const _ of ['reached', 'served']) {
      expect((await put(id, { status: 'at-destination' })).body.code).toBe('loads.wrongStep');
      expect((await put(id, { status: 'loaded' })).status).toBe(200);
      await track(id);
    }
    expect((await put(id, { status: 'at-destination' })).status).toBe(200);
    expect((await put(id, { status: 'loaded' }, 'admin')).status).toBe(200);
  });

  test('goes with other fields by their own rules, all of it or nothing', async () => {
    const { id, routeId } = await onTheRoad();
    const both = await put(id, { status: 'at-origin', comments: 'Frágil' }, 'admin');
    expect(both.body.data).toMatchObject({ status: 'at-origin', comments: 'Frágil' });
    for (const account of ['driver', 'carrier'] as const) {
      const answer = await put(id, { status: 'loaded', comments: 'Sin prisa' }, account);
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([403, ['comments']]);
    }
    expect((await put(id, { status: 'delivered', comments: 'Sin prisa' }, 'admin')).status).toBe(409);
    expect((await put(id, { status: 'loaded', weight: -1 }, 'admin')).status).toBe(422);
    expect(await rowOf(office, 'loads', id)).toMatchObject({ status: 'at-origin', comments: 'Frágil' });

    const shown = (await office.as('driver').get(`/api/loads/${id}`)).body.data as object;
    expect((await put(id, { ...shown, status: 'loaded' })).status).toBe(200);
    expect((await put(id, { ...shown, status: 'at-destination' })).status).toBe(409);
    const off = await addLoad(office);
    expect((await put(off, { routeId, status: 'at-origin' }, 'admin')).body.data).toMatchObject({
      status: 'at-origin',
    });
  });

  test('of several loads is a step of each, or of none', async () => {
    const ids = [(await onTheRoad()).id, (await onTheRoad()).id];
    const many = (data: object, account: Account = 'driver') =>
      office.as(account).put('/api/loads/many', { ids, data });
    expect((await many({ status: 'at-origin' })).status).toBe(200);
    await track(ids[1] ?? 0);
    expect((await many({ status: 'at-destination' })).status).toBe(409);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['at-origin', 'loaded']);
    expect((await many({ comments: 'x' })).status).toBe(403);
  });

  test('is nobody else’s: another’s load does not exist, and who may not report steps may not', async () => {
    const { id } = await onTheRoad();
    for (const account of ['otherDriver', 'otherCarrier'] as const)
      expect((await put(id, { status: 'at-origin' }, account)).status).toBe(404);
    for (const account of ['client', 'accountant'] as const)
      expect((await put(id, { status: 'at-origin' }, account)).body.code).toBe('forbidden');
    for (const body of [{}, { comments: 'x' }, { version: 1 }])
      expect((await put(id, body)).body.code).toBe('forbidden');
    expect(await statusOf(id)).toBe('assigned');
  });

  test('of a row that somebody has changed meanwhile is refused', async () => {
    const { id } = await onTheRoad();
    const { version } = await rowOf(office, 'loads', id);
    expect((await put(id, { status: 'at-origin', version })).status).toBe(200);
    expect((await put(id, { status: 'loaded', version })).body.code).toBe('conflict');
  });
});

test('a report of a step with a key that it doesn’t have is malformed', async () => {
  const { id } = await onTheRoad();
  const answer = await office.as('driver').post(`/api/loads/${id}/tracking`, { status: 'at-origin' });
  expect([answer.status, answer.body.code]).toEqual([400, 'unknownField']);
  expect((await office.as('driver').post(`/api/loads/${id}/tracking`)).status).toBe(200);
});
