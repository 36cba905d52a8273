import { describe, expect, test } from 'vitest';
import { violations } from '../help/invariants.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addLoad, addRoute, putRoute, readRoute, rowOf } from '../help/rows.ts';

const office = officePerTest();

type Applicant = 'carrier' | 'otherCarrier';
type Alert = { title: string; carrierId: number | null };

const publish = async (more: object = {}) =>
  addRoute(office, { isPublic: true, loadIds: [await addLoad(office)], ...more });

const ask = async (account: Applicant, routeId: number): Promise<number> => {
  const answer = await office.as(account).post('/api/requestedRoutes', { routeId });
  if (answer.status !== 201) throw new Error(answer.text);
  return (answer.body.data as { id: number }).id;
};

const answerTo = (id: number, status: 'accepted' | 'rejected') =>
  office.as('admin').put(`/api/requestedRoutes/${id}`, { status });

/** Who was told what, but for the office. */
const told = async (): Promise<[number | null, string][]> => {
  const alerts: Alert[] = await office.db('alerts').where({ recipientType: 'carrier' }).orderBy('id');
  return alerts.map(alert => [alert.carrierId, alert.title]);
};

test('the office is shown who asks, and how many of the vehicles fit', async () => {
  const routeId = await publish({ neededVehicle: { traction: ['tractor_head'], tow: ['tauliner'] } });
  await office
    .db('carriers')
    .where({ id: office.ids.carrier })
    .update({ phone: '+34600000001', email: 'uno@example.com' });
  const id = await ask('carrier', routeId);
  expect((await office.as('admin').get(`/api/requestedRoutes/${id}`)).body.data).toMatchObject({
    carrier: { name: 'Transportes Uno S.L.', phone: '+34600000001', email: 'uno@example.com', companyType: 'society' },
    fitting: { traction: 1, tow: 1 },
  });
  await office.db('vehicles').where({ id: office.ids.trailer }).update({ disabled: true });
  const list = await office.as('admin').get(`/api/requestedRoutes?filter=${JSON.stringify({ routeId })}`);
  expect(list.body.data).toMatchObject([{ fitting: { traction: 1, tow: 0 } }]);
  expect((await office.as('carrier').get(`/api/requestedRoutes/${id}`)).body.data).not.toHaveProperty('fitting');
});

describe('who asked', () => {
  const routeTold = async (id: number, account: Applicant | 'admin' = 'carrier') =>
    ((await office.as(account).get(`/api/requestedRoutes/${id}`)).body.data as { route: object | null }).route;

  test('is told of the route while it is in the pool, while the office decides, and once it is its own', async () => {
    const routeId = await publish();
    const id = await ask('carrier', routeId);
    expect(await routeTold(id)).toMatchObject({ id: routeId, status: 'public' });
    await putRoute(office, routeId, { status: 'requested' });
    expect(await routeTold(id)).toMatchObject({ id: routeId, status: 'requested' });
    await answerTo(id, 'accepted');
    expect(await routeTold(id)).toMatchObject({ id: routeId, status: 'draft' });
  });

  test('is told of its days and its towns as in the pool, in order, and of no street or client', async () => {
    const stop = { deliveryDate: '2026/11/24', destination: { street: 'Calle Secreta', city: 'Cuenca' } };
    const loadIds = [
      await addLoad(office, { intermediateStops: [stop] }),
      await addLoad(office, { destination: { name: 'Nave de nadie', street: 'Calle Secreta', city: 'Toledo' } }),
    ];
    const routeId = await publish({ loadIds });
    const id = await ask('carrier', routeId);
    const inPool = (await office.as('carrier').get(`/api/poolOfRoutes/${routeId}`)).body.data as { loads: object[] };
    await putRoute(office, routeId, { status: 'requested' });
    const told = (await routeTold(id)) as { loads: object[] };
    expect(told.loads).toMatchObject([
      {
        origin: { city: 'Valencia' },
        destination: { city: 'Madrid' },
        intermediateStops: [{ destination: { city: 'Cuenca' } }],
      },
      { origin: { city: 'Valencia' }, destination: { city: 'Toledo' }, intermediateStops: [] },
    ]);
    expect(inPool.loads).toMatchObject(told.loads);
    expect(JSON.stringify(told)).not.toMatch(/Secreta|Nave|Mayor|clientId/);
    expect(Object.keys(told).sort()).toEqual(['endDate', 'id', 'loads', 'startDate', 'status']);
  });

  test('and was refused is told nothing of it while the office decides among the others', async () => {
    const routeId = await publish();
    const [refused, waiting] = [await ask('carrier', routeId), await ask('otherCarrier', routeId)];
    await putRoute(office, routeId, { status: 'requested' });
    await answerTo(refused, 'rejected');
    expect(await routeTold(refused)).toBeNull();
    expect(await routeTold(waiting, 'otherCarrier')).toMatchObject({ id: routeId, status: 'requested' });
  });

  test('is told nothing more of it once it is another’s', async () => {
    const routeId = await publish();
    const [lost, won] = [await ask('carrier', routeId), await ask('otherCarrier', routeId)];
    await answerTo(won, 'accepted');
    await putRoute(office, routeId, { startDate: '2026/11/25', endDate: '2026/11/26' });
    expect(await routeTold(lost)).toBeNull();
    expect((await office.as('carrier').get('/api/requestedRoutes')).body.data).toMatchObject([
      { id: lost, routeId, route: null, status: 'rejected' },
    ]);
    for (const account of ['otherCarrier', 'admin'] as const)
      expect(await routeTold(won, account)).toMatchObject({ id: routeId, status: 'draft' });
  });
});

describe('a request that is answered', () => {
  test('with no is rejected alone; the route stays in the pool', async () => {
    const routeId = await publish();
    const [first, second] = [await ask('carrier', routeId), await ask('otherCarrier', routeId)];
    expect((await answerTo(first, 'rejected')).status).toBe(200);
    expect(await readRoute(office, routeId)).toMatchObject({ status: 'public', carrierId: null, pendingRequests: 1 });
    expect((await rowOf(office, 'requestedRoutes', second)).status).toBe('pending');
    expect(await told()).toEqual([[office.ids.carrier, 'Solicitud rechazada']]);
  });

  test('with yes while the route is out of the pool gives it away all the same', async () => {
    const routeId = await publish();
    const id = await ask('carrier', routeId);
    expect((await putRoute(office, routeId, { status: 'requested' })).status).toBe(200);
    expect(await readRoute(office, routeId)).toMatchObject({ status: 'requested', isPublic: false });
    expect((await answerTo(id, 'accepted')).status).toBe(200);
    expect(await readRoute(office, routeId)).toMatchObject({ status: 'draft', carrierId: office.ids.carrier });
  });

  test.each([
    [
      'is out of the pool',
      { status: 'draft', isPublic: false },
      'La carga ya no está en la bolsa: publícala de nuevo para aceptar esta solicitud, o recházala.',
    ],
    [
      'has a carrier',
      { status: 'draft', isPublic: false, carrierId: 2 },
      'La carga ya tiene transportista: cámbialo en la carga, o rechaza esta solicitud.',
    ],
    [
      'is removed',
      { status: 'draft', isPublic: false, disabled: true },
      'La carga está eliminada: restáurala y publícala de nuevo para aceptar esta solicitud, o recházala.',
    ],
  ])('with yes when the route %s is told so, and what can be done', async (_state, columns, sentence) => {
    const routeId = await publish();
    const id = await ask('carrier', routeId);
    await office.db('routes').where({ id: routeId }).update(columns);
    const answer = await answerTo(id, 'accepted');
    expect([answer.status, answer.body.message]).toEqual([409, sentence]);
    expect((await answerTo(id, 'rejected')).status).toBe(200);
  });

  test('with yes once the route is back in the pool gives it away', async () => {
    const routeId = await publish();
    const id = await ask('carrier', routeId);
    await putRoute(office, routeId, { status: 'draft' });
    expect((await answerTo(id, 'accepted')).status).toBe(409);
    await putRoute(office, routeId, { status: 'public' });
    expect((await answerTo(id, 'accepted')).status).toBe(200);
  });

  test('with yes gives nothing to a carrier that was removed meanwhile', async () => {
    const routeId = await publish();
    const id = await ask('carrier', routeId);
    await office.db('carriers').where({ id: office.ids.carrier }).update({ disabled: true });
    expect((await answerTo(id, 'accepted')).status).toBe(409);
    expect(await readRoute(office, routeId)).toMatchObject({ status: 'public', carrierId: null });
    expect((await rowOf(office, 'requestedRoutes', id)).status).toBe('pending');
  });
});

describe('a route that carriers wait for', () => {
  test('given to one of them by hand answers all of them', async () => {
    const routeId = await publish();
    const [first, second] = [await ask('carrier', routeId), await ask('otherCarrier', routeId)];
    await putRoute(office, routeId, { isPublic: false, carrierId: office.ids.otherCarrier });
    expect((await rowOf(office, 'requestedRoutes', first)).status).toBe('rejected');
    expect((await rowOf(office, 'requestedRoutes', second)).status).toBe('accepted');
    expect(await told()).toEqual([
      [office.ids.carrier, 'Solicitud rechazada'],
      [office.ids.otherCarrier, 'Solicitud aceptada'],
    ]);
  });

  test('given by hand while the office decides is a draft, as by accepting, and not its carrier’s to change yet', async () => {
    const routeId = await publish();
    const id = await ask('carrier', routeId);
    await putRoute(office, routeId, { status: 'requested' });
    const given = await putRoute(office, routeId, { carrierId: office.ids.carrier });
    expect(given.body.data).toMatchObject({ status: 'draft', isPublic: false, carrierId: office.ids.carrier });
    expect((await rowOf(office, 'requestedRoutes', id)).status).toBe('accepted');
    const own = await putRoute(office, routeId, { tractionVehicleId: office.ids.tractor }, 'carrier');
    expect([own.status, own.body.code]).toEqual([409, 'routes.draft']);
  });

  test('and is removed tells them', async () => {
    const routeId = await publish();
    const id = await ask('carrier', routeId);
    expect((await office.as('admin').delete(`/api/routes/${routeId}`)).status).toBe(200);
    expect((await rowOf(office, 'requestedRoutes', id)).status).toBe('rejected');
    expect(await told()).toEqual([[office.ids.carrier, 'Solicitud rechazada']]);
  });

  const lastGoes: [string, (id: number) => Promise<unknown>][] = [
    ['is rejected', id => answerTo(id, 'rejected')],
    ['withdraws', id => office.as('otherCarrier').delete(`/api/requestedRoutes/${id}`)],
    ['is removed by the office', id => office.as('admin').delete(`/api/requestedRoutes/${id}`)],
    ['is a carrier that is removed', () => office.as('admin').delete(`/api/carriers/${office.ids.otherCarrier}`)],
  ];
  test.each(lastGoes)('is decided on until the last of them %s: then it is a draft again', async (_how, goes) => {
    const routeId = await publish();
    const [first, last] = [await ask('carrier', routeId), await ask('otherCarrier', routeId)];
    await putRoute(office, routeId, { status: 'requested' });
    await answerTo(first, 'rejected');
    expect((await readRoute(office, routeId)).status).toBe('requested');
    await goes(last);
    expect(await readRoute(office, routeId)).toMatchObject({ status: 'draft', isPublic: false, pendingRequests: 0 });
    expect(await violations(office.db)).toEqual([]);
    expect((await putRoute(office, routeId, { status: 'public' })).status).toBe(200);
  });

  test('stays in the pool when the last of them is refused', async () => {
    const routeId = await publish();
    await answerTo(await ask('carrier', routeId), 'rejected');
    expect((await readRoute(office, routeId)).status).toBe('public');
  });

  test('leaves the pool to be decided on only when somebody does', async () => {
    const routeId = await publish();
    const refused = await putRoute(office, routeId, { status: 'requested' });
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('routes.noRequests');
    const draft = await addRoute(office);
    const sentence = 'La carga no puede pasar de «Borrador» a «Solicitada».';
    expect((await putRoute(office, draft, { status: 'requested' })).body.message).toBe(sentence);
  });
});
