import { describe, expect, test } from 'vitest';
import { officePerTest } from '../help/ownOffice.ts';
import { type Account, addLoad, addRoute, putRoute, type Route, readRoute, rowOf } from '../help/rows.ts';

const office = officePerTest();

const read = (id: number) => readRoute(office, id);
const put = (id: number, body: object, account?: Account) => putRoute(office, id, body, account);

describe('the pool and its requests', () => {
  const ask = (account: 'carrier' | 'otherCarrier', body: object) =>
    office.as(account).post('/api/requestedRoutes', body);
  const publish = async (more: object = {}) =>
    addRoute(office, { isPublic: true, loadIds: [await addLoad(office)], ...more });
  const pool = async (account: 'carrier' | 'otherCarrier' | 'admin') =>
    ((await office.as(account).get('/api/poolOfRoutes')).body.data as Route[]).map(route => route.id);

  test('show public routes with loads that the carrier’s vehicles fit', async () => {
    const id = await publish();
    const empty = await publish();
    await office.db('loads').where({ routeId: empty }).update({ routeId: null });
    const adr = await publish({ neededVehicle: { requirements: { isAdr: true } } });
    const tow = await publish({ neededVehicle: { traction: ['tractor_head'], tow: ['tauliner', 'mega'] } });
    const van = await publish({ neededVehicle: { traction: ['van'], tow: [] } });
    expect((await pool('carrier')).sort()).toEqual([id, tow].sort());
    expect(await pool('otherCarrier')).toEqual([id]);
    expect((await pool('admin')).sort()).toEqual([id, adr, tow, van].sort());
    expect(await pool('admin')).not.toContain(empty);
    await office.db('vehicles').where({ id: office.ids.otherTractor }).update({ isAdr: true });
    expect((await pool('otherCarrier')).sort()).toEqual([id, adr].sort());
    await office.db('vehicles').where({ id: office.ids.otherTractor }).update({ disabled: true });
    expect(await pool('otherCarrier')).toEqual([id]);
    await office.db('carriers').where({ id: office.ids.otherCarrier }).update({ disablePublic: true });
    expect(await pool('otherCarrier')).toEqual([]);
  });

  test('tell a carrier the way and the goods, and neither client nor price nor who else asked', async () => {
    const places = {
      origin: { id: office.ids.location, name: 'Almacén de Primero', street: 'Calle Secreta', city: 'Sagunto' },
      destination: { name: 'Tienda de Primero', street: 'Calle Oculta', city: 'Madrid', postalCode: '28001' },
      intermediateStops: [
        {
          destinationId: office.ids.location,
          destination: { name: 'Muelle de Primero', street: 'Calle Callada', city: 'Cuenca' },
          deliveryDate: '2026/11/24',
        },
      ],
      comments: 'Llamar a Primero',
      goodsNature: 'Latas de Primero',
      cmrNumber: 'CMR-77',
    };
    const loadIds = [await addLoad(office, places)];
    const id = await publish({ price: 640.25, clientRef: 'RUTA-9', comments: 'De Primero', loadIds });
    await ask('otherCarrier', { routeId: id });
    const secrets = ['Primero', 'Calle', '850.5', '640.25', 'Transportes Dos', 'REF-1', 'RUTA-9', 'CMR-77', 'rice'];
    for (const path of ['/api/poolOfRoutes', `/api/poolOfRoutes/${id}`, '/api/poolOfRoutes/export']) {
      const { status, text } = await office.as('carrier').get(path);
      expect(status).toBe(200);
      for (const secret of secrets) expect(text, path).not.toContain(secret);
    }
    const { data } = (await office.as('carrier').get(`/api/poolOfRoutes/${id}`)).body;
    expect(data).toMatchObject({
      requested: false,
      loads: [
        {
          id: loadIds[0],
          origin: { city: 'Sagunto' },
          destination: { city: 'Madrid', postalCode: '28001' },
          intermediateStops: [{ destination: { city: 'Cuenca' }, deliveryDate: '2026/11/24' }],
          weight: 1200,
        },
      ],
    });
    const mine = await office.as('otherCarrier').get(`/api/poolOfRoutes/${id}`);
    expect(mine.body.data).toMatchObject({ requested: true });
  });

  test('take one application at a time, of the own company, pending', async () => {
    const routeId = await publish();
    const [other, none] = [
      await ask('carrier', { routeId, carrierId: office.ids.otherCarrier }),
      await ask('carrier', { routeId, carrierId: 9999 }),
    ];
    expect([other.status, other.text]).toEqual([403, none.text]);
    expect((await ask('carrier', { routeId, status: 'accepted' })).status).toBe(422);
    expect((await ask('carrier', { routeId, carrierId: office.ids.carrier, status: 'pending' })).status).toBe(201);
    expect((await ask('carrier', { routeId })).body.code).toBe('requests.alreadyRequested');
    expect((await read(routeId)) as object).toMatchObject({ pendingRequests: 1 });
  });

  test('refuse what is not public any more or does not fit, and say why', async () => {
    const routeId = await publish({
      neededVehicle: { tow: ['mega', 'gondola'], requirements: { isFrigo: true, isNational: true } },
    });
    expect((await ask('carrier', { routeId })).body).toMatchObject({
      code: 'requests.noMatch',
      message: 'Esta carga pide frigorífico, semirremolque mega o góndola, y ningún vehículo activo lo ofrece.',
    });
    await put(routeId, { isPublic: false });
    const gone = await ask('carrier', { routeId });
    expect([gone.status, gone.body.message]).toEqual([409, 'Esta carga ya no está en la bolsa.']);
    expect((await office.as('admin').delete(`/api/routes/${routeId}`)).status).toBe(200);
    for (const each of [routeId, 9999]) expect((await ask('carrier', { routeId: each })).text).toBe(gone.text);
    const forOther = { routeId, carrierId: office.ids.carrier };
    expect((await office.as('admin').post('/api/requestedRoutes', forOther)).body.code).toBe('requests.notPublic');
  });

  test('refuse a route whose vehicle was removed meanwhile, and one who was shut out meanwhile', async () => {
    const routeId = await publish({ neededVehicle: { tow: ['tauliner'] } });
    expect(await pool('carrier')).toEqual([routeId]);
    await office.as('carrier').delete(`/api/vehicles/${office.ids.trailer}`);
    expect(await pool('carrier')).toEqual([]);
    const late = await ask('carrier', { routeId });
    expect([late.status, late.body.message]).toEqual([
      409,
      'Esta carga pide semirremolque tauliner, y ningún vehículo activo lo ofrece.',
    ]);
    await office.as('admin').put(`/api/carriers/${office.ids.carrier}`, { disablePublic: true });
    expect((await ask('carrier', { routeId })).body.code).toBe('requests.switchedOff');
    expect(await office.db('requestedRoutes')).toHaveLength(0);
  });

  test('keep one application of each carrier, however many ask at the same moment', async () => {
    const routeId = await publish();
    const accounts = ['carrier', 'otherCarrier', 'carrier', 'otherCarrier', 'carrier'] as const;
    const answers = await Promise.all(accounts.map(account => ask(account, { routeId })));
    expect(answers.map(answer => answer.status).sort()).toEqual([201, 201, 409, 409, 409]);
    for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('requests.alreadyRequested');
    const stored = await office.db('requestedRoutes').where({ routeId, status: 'pending' }).orderBy('carrierId');
    expect(stored.map(request => request.carrierId)).toEqual([office.ids.carrier, office.ids.otherCarrier]);
    expect(await office.db('alerts').where({ recipientType: 'admin' })).toHaveLength(2);
  });

  test('never hold two of one carrier’s, whoever writes them', async () => {
    const routeId = await publish();
    await ask('carrier', { routeId });
    const row = await office.db('requestedRoutes').where({ routeId }).first();
    const { id: _id, ...again } = row;
    await expect(office.db('requestedRoutes').insert(again)).rejects.toThrow(/unique/i);
  });

  test('give the route to who is accepted and tell everyone', async () => {
    const routeId = await publish();
    const first = ((await ask('carrier', { routeId })).body.data as { id: number }).id;
    const second = ((await ask('otherCarrier', { routeId })).body.data as { id: number }).id;
    expect((await office.as('carrier').put(`/api/requestedRoutes/${first}`, { status: 'accepted' })).status).toBe(403);
    expect((await office.as('admin').put(`/api/requestedRoutes/${first}`, { status: 'accepted' })).status).toBe(200);
    expect(await read(routeId)).toMatchObject({ carrierId: office.ids.carrier, status: 'draft', isPublic: false });
    expect((await rowOf(office, 'requestedRoutes', second)).status).toBe('rejected');
    expect((await office.as('admin').put(`/api/requestedRoutes/${second}`, { status: 'accepted' })).body.code).toBe(
      'requests.decided',
    );
    const told = await office.db('alerts').where({ recipientType: 'carrier' }).orderBy('id').pluck('title');
    expect(told.sort()).toEqual(['Solicitud aceptada', 'Solicitud rechazada']);
  });

  test('give it once when two are accepted at the same moment', async () => {
    const routeId = await publish();
    const ids: number[] = [];
    for (const account of ['carrier', 'otherCarrier'] as const)
      ids.push(((await ask(account, { routeId })).body.data as { id: number }).id);
    const answers = await Promise.all(
      ids.map(id => office.as('admin').put(`/api/requestedRoutes/${id}`, { status: 'accepted' })),
    );
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409]);
    expect(await office.db('requestedRoutes').where({ routeId, status: 'accepted' })).toHaveLength(1);
  });

  test('let an application be withdrawn while it is pending', async () => {
    const routeId = await publish();
    const id = ((await ask('carrier', { routeId })).body.data as { id: number }).id;
    expect((await office.as('otherCarrier').delete(`/api/requestedRoutes/${id}`)).status).toBe(404);
    expect((await office.as('carrier').delete(`/api/requestedRoutes/${id}`)).status).toBe(200);
    expect((await ask('carrier', { routeId })).status).toBe(201);
  });
});
