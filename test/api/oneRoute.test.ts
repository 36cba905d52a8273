import { describe, expect, test } from 'vitest';
import { violations } from '../help/invariants.ts';
import { addLoads } from '../help/invoicing.ts';
import type { Answer } from '../help/office.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addLoad, addRoute, loadBody, putRoute, readRoute, rowOf } from '../help/rows.ts';

const office = officePerTest();
const admin = () => office.as('admin');

type Scene = { load: number; first: number; second: number };
type Way = { name: string; go: (scene: Scene) => Promise<Answer>; status: number; on: 'first' | 'second' };

/** Every call that puts loads on routes, for a load that is on the first already; and where it is afterwards. */
const WAYS: Way[] = [
  {
    name: 'a new route with it',
    go: ({ load }) => admin().post('/api/routes', { loadIds: [load] }),
    status: 409,
    on: 'first',
  },
  {
    name: 'another route with it',
    go: s => putRoute(office, s.second, { loadIds: [s.load] }),
    status: 409,
    on: 'first',
  },
  {
    name: 'several routes with it at once',
    go: s => admin().put('/api/routes/many', { ids: [s.first, s.second], data: { loadIds: [s.load] } }),
    status: 409,
    on: 'first',
  },
  {
    name: 'its own route with it twice',
    go: s => putRoute(office, s.first, { loadIds: [s.load, s.load] }),
    status: 422,
    on: 'first',
  },
  {
    name: 'the load with another route',
    go: s => admin().put(`/api/loads/${s.load}`, { routeId: s.second }),
    status: 200,
    on: 'second',
  },
  {
    name: 'several loads with another route',
    go: s => admin().put('/api/loads/many', { ids: [s.load], data: { routeId: s.second } }),
    status: 200,
    on: 'second',
  },
  {
    name: 'the load dragged from where it is',
    go: s => admin().post('/api/loads/assign', { loads: [{ id: s.load, routeId: s.first }], route: s.second }),
    status: 200,
    on: 'second',
  },
  {
    name: 'the load dragged from where it is not any more',
    go: s => admin().post('/api/loads/assign', { loads: [{ id: s.load, routeId: null }], route: s.second }),
    status: 409,
    on: 'first',
  },
];

describe('a load that is on a route', () => {
  test.each(WAYS)('is on one afterwards: $name ($status)', async ({ go, status, on }) => {
    const load = await addLoad(office);
    const first = await addRoute(office, { loadIds: [load] });
    const scene = { load, first, second: await addRoute(office) };
    const answer = await go(scene);
    expect(answer.status, answer.text).toBe(status);
    const carried = {
      first: (await readRoute(office, first)).loadIds,
      second: (await readRoute(office, scene.second)).loadIds,
    };
    expect(carried).toEqual({ first: [], second: [], [on]: [load] });
    expect(await office.db('routes').select('id')).toHaveLength(2);
    expect(await violations(office.db)).toEqual([]);
  });
});

describe('a route that carries as many loads as it may', () => {
  const ways: [name: string, go: (load: number, route: number) => Promise<Answer>][] = [
    ['the load with it', (load, route) => admin().put(`/api/loads/${load}`, { routeId: route })],
    [
      'several loads with it',
      (load, route) => admin().put('/api/loads/many', { ids: [load], data: { routeId: route } }),
    ],
    ['a new load with it', (_load, route) => admin().post('/api/loads', loadBody(office, { routeId: route }))],
    [
      'the load dragged to it',
      (load, route) => admin().post('/api/loads/assign', { loads: [{ id: load, routeId: null }], route }),
    ],
  ];
  test.each(ways)('takes no more by %s, and can be saved as before', async (_name, go) => {
    const route = await addRoute(office);
    await addLoads(office, Array(100).fill(1), { routeId: route, status: 'not-assigned' });
    const { status, body } = await go(await addLoad(office), route);
    expect([status, body.message]).toEqual([
      409,
      expect.stringContaining('Una carga puede tener 100 pedidos como máximo.'),
    ]);
    const { loadIds } = await readRoute(office, route);
    expect(loadIds).toHaveLength(100);
    expect((await putRoute(office, route, { loadIds: loadIds.toReversed() })).status).toBe(200);
  });

  test('takes one where another has left', async () => {
    const route = await addRoute(office);
    const [first = 0] = await addLoads(office, Array(100).fill(1), { routeId: route, status: 'not-assigned' });
    const load = await addLoad(office);
    expect((await admin().put(`/api/loads/${first}`, { routeId: null })).status).toBe(200);
    expect((await admin().put(`/api/loads/${load}`, { routeId: route })).status).toBe(200);
    expect((await readRoute(office, route)).loadIds).toHaveLength(100);
  });
});

describe('what was removed', () => {
  test('a load comes back on no route, though its place was taken meanwhile', async () => {
    const load = await addLoad(office);
    const route = await addRoute(office, { loadIds: [load] });
    await admin().delete(`/api/loads/${load}`);
    for (const refused of [
      await putRoute(office, route, { loadIds: [load] }),
      await admin().put(`/api/loads/${load}`, { routeId: route }),
      await admin().post('/api/loads/assign', { loads: [{ id: load, routeId: null }], route }),
    ])
      expect([409, 422], refused.text).toContain(refused.status);
    expect((await admin().put(`/api/loads/${load}/restore`)).status).toBe(200);
    expect(await rowOf(office, 'loads', load)).toMatchObject({
      routeId: null,
      status: 'not-assigned',
      disabled: expect.toSatisfy(value => !value),
    });
    expect(await violations(office.db)).toEqual([]);
  });

  test('a route comes back empty, whatever became of its loads', async () => {
    const load = await addLoad(office);
    const route = await addRoute(office, { loadIds: [load] });
    await admin().delete(`/api/routes/${route}`);
    for (const refused of [
      await putRoute(office, route, { loadIds: [load] }),
      await putRoute(office, route, { comments: 'x' }),
      await admin().put(`/api/loads/${load}`, { routeId: route }),
      await admin().post('/api/loads', loadBody(office, { routeId: route })),
      await admin().post('/api/loads/assign', { loads: [{ id: load, routeId: null }], route }),
    ])
      expect([409, 422], refused.text).toContain(refused.status);
    const other = await addRoute(office, { loadIds: [load] });
    expect((await admin().put(`/api/routes/${route}/restore`)).status).toBe(200);
    expect((await readRoute(office, route)).loadIds).toEqual([]);
    expect((await readRoute(office, other)).loadIds).toEqual([load]);
    expect(await violations(office.db)).toEqual([]);
  });
});

test('accepting a request leaves the route what it carries, and takes nothing from others', async () => {
  const [load, another] = [await addLoad(office), await addLoad(office)];
  const route = await addRoute(office, { isPublic: true, loadIds: [load] });
  const other = await addRoute(office, { loadIds: [another] });
  const { id } = (await office.as('carrier').post('/api/requestedRoutes', { routeId: route })).body.data as {
    id: number;
  };
  expect((await admin().put(`/api/requestedRoutes/${id}`, { status: 'accepted' })).status).toBe(200);
  expect([(await readRoute(office, route)).loadIds, (await readRoute(office, other)).loadIds]).toEqual([
    [load],
    [another],
  ]);
  expect(await violations(office.db)).toEqual([]);
});
