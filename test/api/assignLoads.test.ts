import { describe, expect, test } from 'vitest';
import { NOON } from '../help/office.ts';
import { addLoads } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad, addRoute, readRoute, rowOf } from '../help/rows.ts';

const office = officePerTest();

type Seen = [load: number, on: number | null];
type Assigned = { routeId: number; loadIds: number[]; left: { id: number; status: string; loads: number }[] };

const assign = async (seen: Seen[], route: number | 'new' | null) => {
  const answer = await office
    .as('admin')
    .post('/api/loads/assign', { loads: seen.map(([id, routeId]) => ({ id, routeId })), route });
  return { ...answer, assigned: answer.body.data as Assigned };
};
const routeOf = async (load: number) => (await rowOf(office, 'loads', load)).routeId;
const step = (load: number) => office.as('admin').post(`/api/loads/${load}/tracking`);
/** An invoice number 1, for loads and routes to be on. */
const addInvoice = () =>
  office.db('invoices').insert({
    id: 1,
    num: 'A-1',
    date: '2026-11-20',
    dueDate: '2026-12-20',
    value: 100,
    tax: '{}',
    taxPercentage: 19,
    total: 100,
    payable: 100,
    issuerRole: 'carrier',
    recipientRole: 'admin',
    createdAt: NOON,
    updatedAt: NOON,
  });
const deliver = async (load: number) => {
  for (let steps = 0; steps < 4; steps++) await step(load);
};

describe('putting loads on a new route', () => {
  test('takes them off the routes that they are on, in the order of their pickups, and says what those came to', async () => {
    const late = await addLoad(office, { pickupDate: '2026/11/25', deliveryDate: '2026/11/27' });
    const [early, stays] = [await addLoad(office), await addLoad(office)];
    const free = await addLoad(office, { pickupDate: '2026/11/24' });
    const [first, second] = [await addRoute(office, { loadIds: [early, stays] }), await addConfirmed(office, [late])];
    const { status, assigned } = await assign(
      [
        [late, second],
        [free, null],
        [early, first],
      ],
      'new',
    );
    expect(status).toBe(201);
    expect(assigned).toMatchObject({
      loadIds: [early, free, late],
      left: [
        { id: first, status: 'draft', loads: 1 },
        { id: second, status: 'assigned', loads: 0 },
      ],
    });
    expect((await office.as('admin').get(`/api/routes/${assigned.routeId}`)).body.data).toMatchObject({
      status: 'draft',
      startDate: '2026/11/23',
      endDate: '2026/11/27',
      loadIds: [early, free, late],
    });
    expect((await readRoute(office, first)).loadIds).toEqual([stays]);
    expect(await rowOf(office, 'loads', late)).toMatchObject({ status: 'not-assigned' });
  });

  test('leaves a confirmed route confirmed though it is empty: it keeps its carrier and its vehicle', async () => {
    const load = await addLoad(office);
    const route = await addConfirmed(office, [load]);
    const { version } = await readRoute(office, route);
    await assign([[load, route]], 'new');
    const left = await readRoute(office, route);
    expect(left).toMatchObject({ status: 'assigned', carrierId: office.ids.carrier, loadIds: [] });
    expect(left.version).toBeGreaterThan(version);
  });

  test('answers the same to the same key, and makes one route', async () => {
    const body = { loads: [{ id: await addLoad(office), routeId: null }], route: 'new' };
    const send = () => office.as('admin').post('/api/loads/assign', body, { 'idempotency-key': 'una-vez' });
    expect((await send()).body).toEqual((await send()).body);
    expect(await office.db('routes').count({ n: '*' }).first()).toMatchObject({ n: 1 });
  });
});

describe('putting loads on a route that is there', () => {
  test('puts them behind its own, as assigned when it is confirmed', async () => {
    const [own, other] = [await addLoad(office), await addLoad(office)];
    const [target, from] = [await addConfirmed(office, [own]), await addRoute(office, { loadIds: [other] })];
    expect((await assign([[other, from]], target)).assigned.left).toEqual([{ id: from, status: 'draft', loads: 0 }]);
    expect((await readRoute(office, target)).loadIds).toEqual([own, other]);
    expect(await rowOf(office, 'loads', other)).toMatchObject({ status: 'assigned' });
  });

  test('leaves alone those that are on it already', async () => {
    const load = await addLoad(office);
    const route = await addRoute(office, { loadIds: [load] });
    expect((await assign([[load, null]], route)).assigned).toEqual({ routeId: route, loadIds: [load], left: [] });
  });

  test('changes nothing and tells nobody when they are all on it: a finished one stays finished, with its date', async () => {
    const load = await addLoad(office);
    const route = await addConfirmed(office, [load]);
    const told = () => office.db('alerts').where({ kind: 'routeChanged' }).pluck('recipientType');
    for (const status of ['assigned', 'finished']) {
      if (status === 'finished') await deliver(load);
      await office.db('alerts').where({ kind: 'routeConfirmed' }).update({ isRead: true });
      const before = await readRoute(office, route);
      expect(before.status).toBe(status);
      expect((await assign([[load, route]], route)).status).toBe(200);
      expect(await readRoute(office, route)).toEqual(before);
    }
    expect(await told()).toEqual([]);
  });

  test('finishes the route they leave when all that it still carries is delivered', async () => {
    const [done, open] = [await addLoad(office), await addLoad(office)];
    const route = await addConfirmed(office, [done, open]);
    await deliver(done);
    expect((await readRoute(office, route)).status).toBe('ongoing');
    expect((await assign([[open, route]], null)).assigned.left).toEqual([{ id: route, status: 'finished', loads: 1 }]);
    expect(await rowOf(office, 'loads', open)).toMatchObject({ routeId: null, status: 'not-assigned' });
  });

  test.each(['put', 'delete'] as const)('finishes it too when the load leaves by a plain %s', async verb => {
    const [done, open] = [await addLoad(office), await addLoad(office)];
    const route = await addConfirmed(office, [done, open]);
    await deliver(done);
    const path = `/api/loads/${open}`;
    if (verb === 'put') await office.as('admin').put(path, { routeId: null });
    else await office.as('admin').delete(path);
    expect((await readRoute(office, route)).status).toBe('finished');
  });

  test.each([
    ['is invoiced', { invoiceId: 1 }, 409, 'routes.invoiced'],
    ['was removed', { disabled: true }, 409, 'routes.disabled'],
  ])('is refused when it %s', async (_sentence, columns, status, code) => {
    const [load, route] = [await addLoad(office), await addRoute(office)];
    if ('invoiceId' in columns) await addInvoice();
    await office.db('routes').where({ id: route }).update(columns);
    expect(await assign([[load, null]], route)).toMatchObject({ status, body: { code } });
  });

  test('is refused to the order of a removed client, however it is put there', async () => {
    const [load, route] = [await addLoad(office), await addRoute(office)];
    const admin = office.as('admin');
    expect((await admin.delete(`/api/clients/${office.ids.client}`)).status).toBe(200);
    const refused = [
      await assign([[load, null]], route),
      await assign([[load, null]], 'new'),
      await admin.put(`/api/loads/${load}`, { routeId: route }),
      await admin.put(`/api/routes/${route}`, { loadIds: [load] }),
    ];
    const message = `El cliente de P. ${load} está eliminado: restáuralo antes de poner en una carga sus pedidos.`;
    for (const { status, body } of refused) expect([status, body.message]).toEqual([409, message]);
    expect(await routeOf(load)).toBeNull();
    await admin.put(`/api/clients/${office.ids.client}/restore`);
    expect((await assign([[load, null]], route)).status).toBe(200);
  });

  test('is done to one that goes from a removed client to another at once', async () => {
    const [load, route] = [await addLoad(office), await addRoute(office)];
    const { client, otherClient } = office.ids;
    await office.as('admin').delete(`/api/clients/${client}`);
    const { status } = await office.as('admin').put(`/api/loads/${load}`, { clientId: otherClient, routeId: route });
    expect([status, await routeOf(load)]).toEqual([200, route]);
    await office.as('admin').put(`/api/clients/${client}/restore`);
  });

  test('is refused when there is none of that number, or no such load', async () => {
    const load = await addLoad(office);
    expect((await assign([[load, null]], 999)).status).toBe(422);
    expect((await assign([[999, null]], 'new')).status).toBe(404);
  });

  test('is refused when it would carry more than a route holds', async () => {
    const route = await addRoute(office);
    await addLoads(office, Array(99).fill(1), { routeId: route, status: 'not-assigned' });
    const [one, more] = [await addLoad(office), await addLoad(office)];
    const seen: Seen[] = [
      [one, null],
      [more, null],
    ];
    const { status, body } = await assign(seen, route);
    expect([status, body.message]).toEqual([409, 'Una carga puede tener 100 pedidos como máximo.']);
  });
});

describe('a load that can’t be moved', () => {
  test('is named, each with its reason, and none of the others is moved', async () => {
    const [started, billed, fine] = [await addLoad(office), await addLoad(office), await addLoad(office)];
    const onSettled = await addLoad(office);
    const road = await addConfirmed(office, [started]);
    const settled = await addRoute(office, { loadIds: [onSettled] });
    await step(started);
    await addInvoice();
    await office.db('loads').where({ id: billed }).update({ invoiceId: 1 });
    await office.db('routes').where({ id: settled }).update({ invoiceId: 1 });
    const { status, body } = await assign(
      [
        [started, road],
        [billed, null],
        [fine, null],
        [onSettled, settled],
      ],
      'new',
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'loads.cantMove', ids: [started, billed, onSettled] });
    expect(body.message).toBe(
      `No se ha movido ningún pedido: el transporte de P. ${started} ya ha empezado; P. ${billed} ya tiene factura; ` +
        `P. ${onSettled} está en la carga C. ${settled}, que ya tiene factura.`,
    );
    expect(await routeOf(fine)).toBeNull();
    expect(await office.db('routes').count({ n: '*' }).first()).toMatchObject({ n: 2 });
  });

  test('does not leave an invoiced route by a plain PUT either', async () => {
    const load = await addLoad(office);
    const route = await addRoute(office, { loadIds: [load] });
    await addInvoice();
    await office.db('routes').where({ id: route }).update({ invoiceId: 1 });
    const answer = await office.as('admin').put(`/api/loads/${load}`, { routeId: null });
    expect(answer).toMatchObject({ status: 409, body: { code: 'routes.invoiced' } });
  });
});

describe('of two who move the same load', () => {
  test('the later is told which load is where now, and moves nothing', async () => {
    const [taken, free] = [await addLoad(office), await addLoad(office)];
    const [one, two] = [await addRoute(office), await addRoute(office)];
    expect((await assign([[taken, null]], one)).status).toBe(200);
    const late = await assign(
      [
        [taken, null],
        [free, null],
      ],
      two,
    );
    expect(late).toMatchObject({ status: 409, body: { code: 'loads.movedMeanwhile', ids: [taken] } });
    expect(late.body.message).toContain(`P. ${taken} está ahora en la carga C. ${one}`);
    expect([await routeOf(taken), await routeOf(free)]).toEqual([one, null]);
  });

  test('at the very same time one wins, whoever it is', async () => {
    const load = await addLoad(office);
    const routes = await Promise.all([addRoute(office), addRoute(office), addRoute(office)]);
    const answers = await Promise.all(routes.map(route => assign([[load, null]], route)));
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409]);
    expect(await routeOf(load)).toBe(answers.find(answer => answer.status === 200)?.assigned.routeId);
  });
});

test('nobody but the office moves loads', async () => {
  const body = { loads: [{ id: await addLoad(office), routeId: null }], route: 'new' };
  for (const account of ['carrier', 'client', 'accountant', 'driver'] as const)
    expect((await office.as(account).post('/api/loads/assign', body)).status).toBe(403);
  expect((await office.anonymous.post('/api/loads/assign', body)).status).toBe(401);
});

test.each([
  {},
  { loads: [], route: 'new' },
  { loads: [{ id: 1, routeId: null }], route: 'old' },
  { loads: [{ id: 1 }] },
])('refuses %j', async body => {
  expect((await office.as('admin').post('/api/loads/assign', body)).status).toBe(422);
});

test('the documentation tells of it', async () => {
  const docs = await office.as('admin').get('/api/docs/json');
  expect(docs.text).toContain('/api/loads/assign');
});
