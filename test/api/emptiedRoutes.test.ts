import { describe, expect, test } from 'vitest';
import { violations } from '../help/invariants.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addLoad, addRoute, putRoute, readRoute, rowOf } from '../help/rows.ts';

const office = officePerTest();

const admin = () => office.as('admin');
const published = async () => {
  const load = await addLoad(office);
  return { load, route: await addRoute(office, { isPublic: true, loadIds: [load] }) };
};
const ask = async (routeId: number): Promise<number> =>
  ((await office.as('carrier').post('/api/requestedRoutes', { routeId })).body.data as { id: number }).id;
const accept = (id: number) => admin().put(`/api/requestedRoutes/${id}`, { status: 'accepted' });
const inPool = async () => (await office.as('carrier').get('/api/poolOfRoutes')).body.total;

type Way = ({ load, route }: { load: number; route: number }) => Promise<{ status: number }>;
const WAYS: [string, Way][] = [
  [
    'taken off it on the board',
    ({ load, route }) => admin().post('/api/loads/assign', { loads: [{ id: load, routeId: route }], route: null }),
  ],
  [
    'put on a new one',
    ({ load, route }) => admin().post('/api/loads/assign', { loads: [{ id: load, routeId: route }], route: 'new' }),
  ],
  [
    'put on another in its own form',
    async ({ load }) => admin().put(`/api/loads/${load}`, { routeId: await addRoute(office) }),
  ],
  ['taken off it in its own form', ({ load }) => admin().put(`/api/loads/${load}`, { routeId: null })],
  ['taken off among many', ({ load }) => admin().put('/api/loads/many', { ids: [load], data: { routeId: null } })],
  ['deleted', ({ load }) => admin().delete(`/api/loads/${load}`)],
];

describe.each(WAYS)('a public route whose last load is %s', (_way, empty) => {
  test('is a draft out of the pool, and its history says so', async () => {
    const { load, route } = await published();
    expect(await inPool()).toBe(1);
    expect((await empty({ load, route })).status).toBeLessThan(300);
    expect(await readRoute(office, route)).toMatchObject({ status: 'draft', isPublic: false, loadIds: [] });
    expect(await inPool()).toBe(0);
    const changes = await office.db('changes').where({ resource: 'routes', recordId: route }).orderBy('id', 'desc');
    expect(JSON.parse(changes[0].changes)).toEqual({ status: ['public', 'draft'], isPublic: [true, false] });
    expect(await violations(office.db)).toEqual([]);
  });

  test('leaves who waits for it waiting, as when the office takes it out of the pool, and can’t be given away', async () => {
    const { load, route } = await published();
    const request = await ask(route);
    await empty({ load, route });
    expect((await rowOf(office, 'requestedRoutes', request)).status).toBe('pending');
    expect(await office.db('alerts').where({ recipientType: 'carrier' })).toEqual([]);
    expect(await accept(request)).toMatchObject({ status: 409, body: { code: 'requests.outOfPool' } });
    await putRoute(office, route, { loadIds: [await addLoad(office)], isPublic: true });
    expect((await accept(request)).status).toBe(200);
  });
});

test('a public route that keeps a load stays in the pool, and so does one whose loads are exchanged in its form', async () => {
  const { load, route } = await published();
  const more = await addLoad(office);
  await putRoute(office, route, { loadIds: [load, more] });
  await admin().put(`/api/loads/${load}`, { routeId: null });
  expect(await readRoute(office, route)).toMatchObject({ status: 'public', isPublic: true, loadIds: [more] });
  await putRoute(office, route, { loadIds: [load] });
  expect(await readRoute(office, route)).toMatchObject({ status: 'public', isPublic: true, loadIds: [load] });
});

test('a route that is emptied while it is decided on waits for loads, and is given to nobody before', async () => {
  const { load, route } = await published();
  const request = await ask(route);
  await putRoute(office, route, { status: 'requested' });
  await admin().put(`/api/loads/${load}`, { routeId: null });
  expect((await readRoute(office, route)).status).toBe('requested');
  const answer = await accept(request);
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([
    409,
    'requests.noLoads',
    'La carga no tiene pedidos: añade alguno para aceptar esta solicitud, o recházala.',
  ]);
  expect((await rowOf(office, 'requestedRoutes', request)).status).toBe('pending');
  await putRoute(office, route, { loadIds: [load] });
  expect((await accept(request)).status).toBe(200);
});

test('a public route is not emptied in its own form', async () => {
  const { load, route } = await published();
  const answer = await putRoute(office, route, { loadIds: [] });
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    { loadIds: 'Añade al menos un pedido antes de publicar la carga.' },
  ]);
  expect(await readRoute(office, route)).toMatchObject({ status: 'public', loadIds: [load] });
});
