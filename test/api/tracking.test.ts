import { describe, expect, test } from 'vitest';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad, rowOf } from '../help/rows.ts';

const office = officePerTest();

type Load = {
  id: number;
  status: string;
  version: number;
  price?: number;
  tracking: { detail: string }[];
  routeId: number | null;
};
const load = async (id: number) => (await office.as('admin').get(`/api/loads/${id}`)).body.data as Load;

describe('the steps of a load', () => {
  const track = (
    id: number,
    body: object = {},
    account: 'admin' | 'carrier' | 'driver' | 'otherCarrier' | 'otherDriver' | 'client' = 'driver',
  ) => office.as(account).post(`/api/loads/${id}/tracking`, body);

  test('undone by the office stay undone when the phone, which missed the answer, repeats its report', async () => {
    const id = await addLoad(office);
    await addConfirmed(office, [id]);
    const report = { step: 'at-origin', at: '2026-11-20T09:00:00.000Z' };
    await track(id, report);
    await track(id, { direction: 'back' }, 'admin');
    expect((await track(id, report)).status).toBe(200);
    expect(await load(id)).toMatchObject({ status: 'assigned', tracking: [{}, {}] });
    await track(id, { ...report, at: '2026-11-20T09:30:00.000Z' });
    expect((await load(id)).status).toBe('at-origin');
  });

  test('never precede one another, though a phone tells late of what the office noted by telephone meanwhile', async () => {
    const id = await addLoad(office);
    await addConfirmed(office, [id]);
    await track(id, { step: 'at-origin', at: '2026-11-20T10:30:00.000Z' }, 'admin');
    await track(id, { step: 'at-origin', at: '2026-11-20T09:00:00.000Z' });
    await track(id, { step: 'loaded', at: '2026-11-20T10:00:00.000Z' });
    await track(id, { step: 'at-destination', at: '2026-11-20T10:45:00.000Z' });
    const { tracking } = await load(id);
    expect((tracking as { detail: string; timestamp?: string }[]).map(each => each.timestamp)).toEqual([
      '2026-11-20T10:30:00.000Z',
      '2026-11-20T10:30:00.000Z',
      '2026-11-20T10:45:00.000Z',
    ]);
  });

  test('are not moved to a day that is still to come because a clock was ahead when the one before was noted', async () => {
    const id = await addLoad(office, { pickupDate: null, deliveryDate: null });
    const routeId = await addConfirmed(office, [id], { startDate: null, endDate: null });
    await track(id);
    await office.db('trackingEvents').where({ loadId: id }).update({ timestamp: '2027-03-20T11:00:00.000Z' });
    for (const step of ['loaded', 'at-destination', 'delivered']) expect((await track(id, { step })).status).toBe(200);
    expect(await office.db('routes').where({ id: routeId }).first('invoiceDate')).toEqual({
      invoiceDate: '2026-11-20',
    });
  });

  test('go forward one by one, move the route, tell the office and keep time and name', async () => {
    const id = await addLoad(office);
    const routeId = await addConfirmed(office, [id]);
    const route = async () => (await rowOf(office, 'routes', routeId)).status;
    expect((await load(id)).status).toBe('assigned');
    for (const [status, routeStatus] of [
      ['at-origin', 'ongoing'],
      ['loaded', 'ongoing'],
      ['at-destination', 'ongoing'],
      ['delivered', 'finished'],
    ]) {
      const answer = await track(id);
      expect(answer.status).toBe(200);
      expect((answer.body.data as Load).status).toBe(status);
      expect(await route()).toBe(routeStatus);
    }
    expect((await track(id)).body.code).toBe('loads.lastStep');
    expect((await load(id)).tracking.map(event => event.detail)).toEqual([
      'at-origin',
      'loaded',
      'at-destination',
      'delivered',
    ]);
    const alerts = await office
      .db('alerts')
      .where({ recipientType: 'admin', resource: 'loads', recordId: id })
      .orderBy('id')
      .pluck('title');
    expect(alerts).toEqual(['Vehículo en origen', 'Pedido cargado', 'Vehículo en destino', 'Pedido entregado']);
  });

  test('sent twice with their name count once', async () => {
    const id = await addLoad(office);
    await addConfirmed(office, [id]);
    await track(id, { step: 'at-origin' });
    expect((await track(id, { step: 'at-origin' })).status).toBe(200);
    expect((await load(id)).status).toBe('at-origin');
    expect((await track(id, { step: 'delivered' })).body.code).toBe('loads.wrongStep');
  });

  test('keep when they were really done, but not a time to come', async () => {
    const id = await addLoad(office);
    await addConfirmed(office, [id]);
    const answer = await track(id, { at: '2026-11-20T09:30:00.000Z' });
    expect((answer.body.data as { tracking: object[] }).tracking).toMatchObject([
      { timestamp: '2026-11-20T09:30:00.000Z', receivedAt: '2026-11-20T11:00:00.000Z' },
    ]);
    expect((await track(id, { at: '2026-11-21T09:30:00.000Z' })).status).toBe(422);
  });

  test('go back for the office alone, and the route with them', async () => {
    const id = await addLoad(office);
    const routeId = await addConfirmed(office, [id]);
    await track(id);
    expect((await track(id, { direction: 'back' })).status).toBe(403);
    expect((await track(id, { direction: 'back' }, 'admin')).status).toBe(200);
    expect((await load(id)).status).toBe('assigned');
    expect((await rowOf(office, 'routes', routeId)).status).toBe('assigned');
    expect((await track(id, { direction: 'back' }, 'admin')).body.code).toBe('loads.firstStep');
  });

  test('serve each stop while the status stays loaded', async () => {
    const id = await addLoad(office, {
      intermediateStops: [{ deliveryDate: '2026/11/23', destination: { city: 'Cuenca' } }],
    });
    await addConfirmed(office, [id]);
    await track(id);
    await track(id);
    const atStop = (await track(id)).body.data as Load & { intermediateStops: { statusTimestamps: object }[] };
    expect(atStop.status).toBe('loaded');
    expect(atStop.intermediateStops[0]?.statusTimestamps).toMatchObject({
      'at-destination': '2026-11-20T11:00:00.000Z',
    });
    await track(id);
    expect(((await track(id)).body.data as Load).status).toBe('at-destination');
  });

  test('are nobody else’s: another’s load does not exist, a client may not', async () => {
    const id = await addLoad(office);
    await addConfirmed(office, [id]);
    expect((await track(id, {}, 'otherDriver')).status).toBe(404);
    expect((await track(id, {}, 'otherCarrier')).status).toBe(404);
    expect((await track(id, {}, 'client')).status).toBe(403);
  });

  test('can’t be passed over by writing a status', async () => {
    const id = await addLoad(office);
    await addConfirmed(office, [id]);
    const answer = await office.as('admin').put(`/api/loads/${id}`, { status: 'delivered' });
    expect([answer.status, answer.body.code]).toEqual([409, 'loads.wrongStep']);
    expect((await load(id)).status).toBe('assigned');
  });

  test('tell a client that asked for it, by alert and by mail', async () => {
    await office
      .db('clients')
      .where({ id: office.ids.client })
      .update({ receiveLoadsUpdates: true, email: 'pedidos@example.com' });
    const id = await addLoad(office);
    await addConfirmed(office, [id]);
    await track(id);
    expect(
      await office.db('alerts').where({ recipientType: 'client', clientId: office.ids.client }).pluck('title'),
    ).toEqual(['Vehículo en origen']);
    const mail = await office.db('mails').first();
    expect(mail).toMatchObject({ to: 'pedidos@example.com', status: 'pending' });
    expect(mail.subject).not.toContain('%{');
    expect(mail.text).not.toContain('%{');
  });
});
