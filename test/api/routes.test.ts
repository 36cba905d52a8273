import { describe, expect, test } from 'vitest';
import { officePerTest } from '../help/ownOffice.ts';
import { type Account, addConfirmed, addLoad, addRoute, putRoute, type Route, readRoute, rowOf } from '../help/rows.ts';

const office = officePerTest();

const read = (id: number) => readRoute(office, id);
const put = (id: number, body: object, account?: Account) => putRoute(office, id, body, account);

describe('saving a route', () => {
  test.each([
    ['no status', {}, 'draft', false],
    ['isPublic', { isPublic: true }, 'public', true],
    ['status public', { status: 'public' }, 'public', true],
    ['status draft', { status: 'draft' }, 'draft', false],
  ])('with %s stores what the rule says', async (_sentence, body, status, isPublic) => {
    const loadIds = [await addLoad(office)];
    expect(await read(await addRoute(office, { ...body, loadIds }))).toMatchObject({ status, isPublic });
  });

  test('as public asks for a load, and keeps one as long as it is', async () => {
    const bare = await office.as('admin').post('/api/routes', { isPublic: true });
    expect(bare.status).toBe(422);
    expect(bare.body.errors).toEqual({ loadIds: 'Añade al menos un pedido antes de publicar la carga.' });
    const id = await addRoute(office, { isPublic: true, loadIds: [await addLoad(office)] });
    expect((await put(id, { loadIds: [] })).status).toBe(422);
    expect((await put(id, { loadIds: [], isPublic: false })).status).toBe(200);
  });

  test('that was public and is not any more makes it a draft', async () => {
    const id = await addRoute(office, { isPublic: true, loadIds: [await addLoad(office)] });
    await put(id, { isPublic: false });
    expect(await read(id)).toMatchObject({ status: 'draft', isPublic: false });
  });

  test('carries its loads in the order sent, and lets go of those left out', async () => {
    const [a, b, c] = [await addLoad(office), await addLoad(office), await addLoad(office)];
    const id = await addRoute(office, { loadIds: [b, a] });
    expect((await read(id)).loadIds).toEqual([b, a]);
    expect((await put(id, { loadIds: [c, b] })).status).toBe(200);
    expect((await read(id)).loadIds).toEqual([c, b]);
    expect(await rowOf(office, 'loads', a)).toMatchObject({ routeId: null, status: 'not-assigned' });
  });

  test('without days gets those of its loads, and keeps what is sent', async () => {
    const load = () => addLoad(office, { pickupDate: '2026/12/05', deliveryDate: '2026/12/20' });
    const daysOf = async (body: object) => {
      const { body: made } = await office.as('admin').post('/api/routes', body);
      const { startDate, endDate } = made.data as { startDate: string | null; endDate: string | null };
      return [startDate, endDate];
    };
    const others = await addLoad(office);
    expect(await daysOf({ loadIds: [await load(), others] })).toEqual(['2026/11/23', '2026/12/20']);
    expect(await daysOf({ loadIds: [await load()], startDate: null, endDate: null })).toEqual([
      '2026/12/05',
      '2026/12/20',
    ]);
    expect(await daysOf({ loadIds: [await load()], startDate: '2026/12/04' })).toEqual(['2026/12/04', null]);
    expect(await daysOf({})).toEqual([null, null]);
  });

  test('never takes a load that is on another route', async () => {
    const load = await addLoad(office);
    const first = await addRoute(office, { loadIds: [load] });
    const answer = await office.as('admin').post('/api/routes', { loadIds: [load] });
    expect(answer.status).toBe(409);
    const sentence = `El pedido P. ${load} ya está en la carga C. ${first}.`;
    expect(answer.body).toMatchObject({ message: sentence, errors: { loadIds: sentence } });
    expect(await office.db('routes').count({ n: '*' }).first()).toMatchObject({ n: 1 });
  });
});

describe('confirming a route', () => {
  test('asks for carrier, vehicle and a load, each under its field', async () => {
    const id = await addRoute(office);
    const answer = await put(id, { status: 'confirmed' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual(['carrierId', 'loadIds', 'tractionVehicleId']);
  });

  test('assigns its loads and tells carrier and driver', async () => {
    const load = await addLoad(office);
    const id = await addConfirmed(office, [load]);
    expect(await read(id)).toMatchObject({ status: 'assigned', isPublic: false });
    expect((await rowOf(office, 'loads', load)).status).toBe('assigned');
    const told = await office.db('alerts').where({ resource: 'routes', recordId: id }).pluck('recipientType');
    expect(told.sort()).toEqual(['carrier', 'driver']);
  });

  test('can be taken back to draft until a load is at its origin', async () => {
    const load = await addLoad(office);
    const id = await addConfirmed(office, [load]);
    expect((await put(id, { status: 'draft' })).status).toBe(200);
    expect((await rowOf(office, 'loads', load)).status).toBe('not-assigned');
    await put(id, { status: 'confirmed' });
    await office.as('driver').post(`/api/loads/${load}/tracking`);
    const refused = await put(id, { status: 'draft' });
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('routes.loadAtOrigin');
    expect((await put(id, { isPublic: true })).status).toBe(409);
    expect((await put(id, { loadIds: [] })).status).toBe(409);
    expect((await read(id)).status).toBe('ongoing');
  });

  test('refuses a vehicle of another carrier', async () => {
    const load = await addLoad(office);
    const answer = await office.as('admin').post('/api/routes', {
      carrierId: office.ids.carrier,
      tractionVehicleId: office.ids.otherTractor,
      loadIds: [load],
      status: 'confirmed',
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ tractionVehicleId: 'El vehículo no es del transportista de la carga.' });
  });
});

test.each([
  ['towingVehicleId', 'trailer'],
  ['tractionVehicleId', 'tractor'],
] as const)(
  'a route isn’t confirmed without the %s it was planned with, now another carrier’s',
  async (field, name) => {
    const { carrier: carrierId, tractor: tractionVehicleId, trailer: towingVehicleId, otherCarrier } = office.ids;
    const loadIds = [await addLoad(office)];
    const id = await addRoute(office, { carrierId, tractionVehicleId, towingVehicleId, loadIds });
    await office.as('admin').put(`/api/vehicles/${office.ids[name]}`, { carrierId: otherCarrier });
    const refused = await put(id, { status: 'confirmed' });
    expect([refused.status, refused.body.code]).toEqual([409, 'routes.staffRemoved']);
    expect(Object.keys(refused.body.errors ?? {})).toContain(field);
    expect(await read(id)).toMatchObject({ status: 'draft', towingVehicleId });
  },
);

test('a route that has a carrier does not go into the pool', async () => {
  const id = await addRoute(office, { carrierId: office.ids.carrier, loadIds: [await addLoad(office)] });
  const answer = await put(id, { isPublic: true });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors ?? {})).toEqual(['isPublic']);
});

describe('the vehicles of a route', () => {
  test('that belong to the carrier before are cleared when the carrier changes', async () => {
    const id = await addRoute(office, {
      carrierId: office.ids.carrier,
      tractionVehicleId: office.ids.tractor,
      towingVehicleId: office.ids.trailer,
    });
    expect((await put(id, { carrierId: office.ids.otherCarrier })).body.data).toMatchObject({
      tractionVehicleId: null,
      towingVehicleId: null,
    });
  });

  test('take the special permit along when another carrier drives, unless that brings its own', async () => {
    const { carrier, otherCarrier } = office.ids;
    const id = await addRoute(office, { specialPermit: 'DGT 1' });
    const given = async (body: object) => (await put(id, body)).body.data;
    expect(await given({ carrierId: carrier })).toMatchObject({ specialPermit: 'DGT 1' });
    expect(await given({ carrierId: otherCarrier })).toMatchObject({ specialPermit: null });
    expect(await given({ carrierId: carrier, specialPermit: 'DGT 2' })).toMatchObject({ specialPermit: 'DGT 2' });
  });

  test('stay when one changed hands since and something else is saved: confirming says that it is gone', async () => {
    const { carrier, otherCarrier, tractor, trailer } = office.ids;
    const planned = { carrierId: carrier, tractionVehicleId: tractor, towingVehicleId: trailer };
    const id = await addRoute(office, { ...planned, loadIds: [await addLoad(office)] });
    for (const vehicle of [tractor, trailer])
      await office.as('admin').put(`/api/vehicles/${vehicle}`, { carrierId: otherCarrier });
    expect((await put(id, { comments: 'Llamar antes' })).body.data).toMatchObject({
      ...planned,
      comments: 'Llamar antes',
    });
    const refused = await put(id, { status: 'confirmed' });
    expect([refused.status, refused.body.code]).toEqual([409, 'routes.staffRemoved']);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['tractionVehicleId', 'towingVehicleId']);
  });

  test('are not left out of a route that is confirmed', async () => {
    const id = await addConfirmed(office, [await addLoad(office)]);
    const answer = await put(id, { carrierId: office.ids.otherCarrier });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['tractionVehicleId']);
    const other = { carrierId: office.ids.otherCarrier, tractionVehicleId: office.ids.otherTractor };
    expect((await put(id, other)).body.data).toMatchObject({ ...other, towingVehicleId: null, status: 'assigned' });
  });

  test('can’t be swapped: what is pulled can’t pull', async () => {
    const answer = await office.as('admin').post('/api/routes', {
      carrierId: office.ids.carrier,
      tractionVehicleId: office.ids.trailer,
      towingVehicleId: office.ids.tractor,
    });
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual(['towingVehicleId', 'tractionVehicleId']);
  });
});

describe('a carrier', () => {
  test('moves its own route forward, and to finished only when all is delivered', async () => {
    const load = await addLoad(office);
    const id = await addConfirmed(office, [load]);
    expect((await put(id, { status: 'finished' }, 'carrier')).body.code).toBe('routes.notDelivered');
    expect((await put(id, { status: 'ongoing' }, 'carrier')).status).toBe(200);
    await office.as('driver').post(`/api/loads/${load}/tracking`);
    const back = await put(id, { status: 'assigned' }, 'carrier');
    expect([back.status, back.body.message]).toEqual([
      409,
      'La carga no puede volver a «Asignada»: ya hay un pedido en origen o más adelante.',
    ]);
    for (let n = 0; n < 3; n += 1) await office.as('driver').post(`/api/loads/${load}/tracking`);
    for (const status of ['assigned', 'ongoing'])
      expect((await put(id, { status }, 'carrier')).body.code).toBe('routes.statusOrder');
  });

  test('says that a route has not begun after all, as long as no load is at its origin', async () => {
    const load = await addLoad(office);
    const id = await addConfirmed(office, [load]);
    await put(id, { status: 'ongoing' }, 'carrier');
    expect((await put(id, { status: 'assigned' }, 'carrier')).body).toMatchObject({ data: { status: 'assigned' } });
    expect((await rowOf(office, 'loads', load)).status).toBe('assigned');
  });

  test('can’t write its price, publish it or give it away', async () => {
    const id = await addConfirmed(office, [await addLoad(office)]);
    for (const body of [{ price: 9e5 }, { isPublic: true }, { carrierId: office.ids.otherCarrier }, { loadIds: [] }])
      expect((await put(id, body, 'carrier')).status).toBe(403);
    expect((await put(id, { status: 'draft' }, 'carrier')).status).toBe(409);
  });

  test('may send back the whole route as it was shown', async () => {
    const id = await addConfirmed(office, [await addLoad(office)]);
    const shown = (await office.as('carrier').get(`/api/routes/${id}`)).body.data as object;
    expect((await put(id, { ...shown, status: 'ongoing' }, 'carrier')).body).toMatchObject({
      data: { status: 'ongoing' },
    });
  });

  test('does not find another’s route', async () => {
    const id = await addConfirmed(office, [await addLoad(office)]);
    expect((await office.as('otherCarrier').get(`/api/routes/${id}`)).status).toBe(404);
    expect((await put(id, { status: 'ongoing' }, 'otherCarrier')).status).toBe(404);
  });
});

test('a driver sees what the vehicle was confirmed for, without its price', async () => {
  const id = await addConfirmed(office, [await addLoad(office)], { price: 731.25 });
  const draft = await addRoute(office, { carrierId: office.ids.carrier, tractionVehicleId: office.ids.tractor });
  const list = await office.as('driver').get('/api/routes');
  expect((list.body.data as Route[]).map(route => route.id)).toEqual([id]);
  expect(list.text).not.toContain('731.25');
  expect((await office.as('driver').get(`/api/routes/${draft}`)).status).toBe(404);
  expect((await office.as('otherDriver').get(`/api/routes/${id}`)).status).toBe(404);
});

test('of two who change a route at once, one is told of the other', async () => {
  const id = await addRoute(office);
  const { version } = await read(id);
  expect((await put(id, { price: 100, version })).status).toBe(200);
  const late = await put(id, { price: 200, version });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: 'conflict', current: { price: 100, version: version + 1 } });
});
