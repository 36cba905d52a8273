import { describe, expect, test } from 'vitest';
import { readAll } from '../help/alerts.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad, addRoute, loadBody } from '../help/rows.ts';

const office = officePerTest();

const change = async (id: number, body: object) => {
  const answer = await office.as('admin').put(`/api/loads/${id}`, body);
  expect(answer.status, answer.text).toBe(200);
};
const told = async (): Promise<string[]> => {
  const alerts: { kind: string; recipientType: string }[] = await office.db('alerts').orderBy('id');
  return alerts.map(({ kind, recipientType }) => `${recipientType}: ${kind}`);
};
const BOTH = ['carrier: routeChanged', 'driver: routeChanged'];
const DECA = ['carrier: decaChanged', 'driver: decaChanged'];

/** A load of a confirmed route that those who drive it have read of. */
const onRoute = async (more: Record<string, unknown> = {}): Promise<number> => {
  const load = await addLoad(office, more);
  await addConfirmed(office, [load]);
  await readAll(office);
  await office.db('alerts').delete();
  return load;
};
const ABROAD = { destination: { city: 'Lyon', country: 'Francia', countryCode: 'FR' } };
const isHttps = () => Object.assign(office.config, { publicUrl: 'https://portes.example.com' });

describe('a change of an order on a confirmed route is told once to the carrier and the driver:', () => {
  test.each<[string, object]>([
    ['its destination', { destination: { street: 'Calle Nueva', city: 'Toledo' } }],
    ['its days', { pickupDate: '2026/11/22', deliveryDate: '2026/11/25' }],
    ['a stop', { intermediateStops: [{ deliveryDate: '2026/11/23', destination: { city: 'Cuenca' } }] }],
    ['its weight', { weight: 5000 }],
    ['its comments', { comments: 'Llamar antes' }],
  ])('%s', async (_what, body) => {
    const load = await onRoute();
    await change(load, body);
    expect(await told()).toEqual(BOTH);
    await change(load, { weight: 6000 });
    expect(await told()).toEqual(BOTH);
  });

  test('abroad and with https too, where there is no control document', async () => {
    isHttps();
    await change(await onRoute(ABROAD), { weight: 5000 });
    expect(await told()).toEqual(BOTH);
  });

  test('of which the control document can’t be made', async () => {
    isHttps();
    await change(await onRoute(), { weight: 5000 });
    expect(await told()).toEqual(BOTH);
  });

  test('of which the control document says it, by that alone', async () => {
    isHttps();
    const load = await onRoute({ goodsNature: 'Papel' });
    await change(load, { weight: 5000 });
    expect(await told()).toEqual(DECA);
    await change(load, { weight: 6000 });
    expect(await told()).toEqual(DECA);
  });

  test('of which its control document says nothing', async () => {
    isHttps();
    await change(await onRoute({ goodsNature: 'Papel' }), { length: 3 });
    expect(await told()).toEqual(BOTH);
  });

  test('several at once', async () => {
    const loads = [await addLoad(office), await addLoad(office)];
    await addConfirmed(office, loads);
    await readAll(office);
    await office.db('alerts').delete();
    const answer = await office.as('admin').put('/api/loads/many', { ids: loads, data: { weight: 5000 } });
    expect(answer.status, answer.text).toBe(200);
    expect(await told()).toEqual(BOTH);
  });
});

describe('nobody is told of', () => {
  test('what they don’t read, nor of what stays as it is', async () => {
    const load = await onRoute();
    await change(load, { price: 900, invoiceDate: '2026/11/30' });
    await change(load, loadBody(office));
    expect(await told()).toEqual([]);
  });

  test('an order without a route, or on one that isn’t confirmed', async () => {
    await change(await addLoad(office), { weight: 5000 });
    const load = await addLoad(office);
    await addRoute(office, { loadIds: [load] });
    await change(load, { weight: 5000 });
    expect(await told()).toEqual([]);
  });

  test('an order of a finished route', async () => {
    const load = await onRoute();
    await office.db('routes').update({ status: 'finished' });
    await change(load, { comments: 'Entregado tarde' });
    expect(await told()).toEqual([]);
  });
});
