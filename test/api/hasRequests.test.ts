import { expect, test } from 'vitest';
import { homeFigures } from '#domain/homeFigures';
import { officePerTest } from '../help/ownOffice.ts';
import { addLoad, addRoute } from '../help/rows.ts';

const office = officePerTest();

const publish = async () => addRoute(office, { isPublic: true, loadIds: [await addLoad(office)] });
const list = (account: 'superUser' | 'admin' | 'carrier' | 'driver', value: unknown = true) =>
  office.as(account).get(`/api/routes?filter=${encodeURIComponent(JSON.stringify({ hasRequests: value }))}`);

test('the office finds the routes whose requests wait for it, each once, until it has decided', async () => {
  const [asked, alone] = [await publish(), await publish()];
  const ask = async (account: 'carrier' | 'otherCarrier') =>
    ((await office.as(account).post('/api/requestedRoutes', { routeId: asked })).body.data as { id: number }).id;
  const [first, second] = [await ask('carrier'), await ask('otherCarrier')];
  expect(alone).not.toBe(asked);
  const { body } = await list('admin');
  expect(body.data).toMatchObject([{ id: asked, pendingRequests: 2 }]);
  expect(body.total).toBe(1);
  const { resource, filter } = homeFigures('admin').find(({ text }) => text === 'requests') ?? {};
  const figure = await office.as('admin').get(`/api/${resource}?filter=${JSON.stringify(filter)}`);
  expect(figure.body.total, 'as the home page counts them').toBe(1);
  await office.as('carrier').delete(`/api/requestedRoutes/${first}`);
  expect((await list('superUser')).body.data).toMatchObject([{ id: asked, pendingRequests: 1 }]);
  await office.as('admin').put(`/api/requestedRoutes/${second}`, { status: 'rejected' });
  expect((await list('admin')).body.data).toEqual([]);
});

test('nobody else asks so, and nothing but yes', async () => {
  for (const account of ['carrier', 'driver'] as const) expect((await list(account)).status).toBe(400);
  for (const value of [false, 1, 'x', null]) expect((await list('admin', value)).status).toBe(400);
});
