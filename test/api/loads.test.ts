import { describe, expect, test } from 'vitest';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad, addRoute, loadBody, rowOf } from '../help/rows.ts';

const office = officePerTest();

type Load = {
  intermediateStops: { destination: { city: string } }[];
  id: number;
  status: string;
  version: number;
  price?: number;
  tracking: { detail: string }[];
  routeId: number | null;
};
const load = async (id: number) => (await office.as('admin').get(`/api/loads/${id}`)).body.data as Load;

describe('a new load', () => {
  test('is stored unassigned, with cents, days and a version', async () => {
    const answer = await office.as('admin').post('/api/loads', loadBody(office));
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      status: 'not-assigned',
      price: 850.5,
      pickupDate: '2026/11/23',
      version: 1,
      disabled: false,
      client: { name: 'Cliente Primero S.A.' },
      creationTimestamp: '2026-11-20T11:00:00.000Z',
    });
    const row = await rowOf(office, 'loads', (answer.body.data as Load).id);
    expect(row).toMatchObject({ price: 85050, pickupDate: '2026-11-23' });
  });

  test('drops stops without date or place and orders the rest by date', async () => {
    const place = { city: 'Cuenca' };
    const id = await addLoad(office, {
      intermediateStops: [
        { deliveryDate: '2026/11/24', destination: { city: 'Tarancón' } },
        { deliveryDate: null, destination: place },
        { deliveryDate: '2026/11/23', destination: place },
        { deliveryDate: '2026/11/23' },
      ],
    });
    const { intermediateStops } = await load(id);
    expect(intermediateStops.map(stop => stop.destination.city)).toEqual(['Cuenca', 'Tarancón']);
  });

  test('is refused with a message under each wrong field, and nothing is stored', async () => {
    const answer = await office
      .as('admin')
      .post('/api/loads', loadBody(office, { weight: 0, clientId: undefined, deliveryDate: '2026/11/20' }));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      clientId: 'Campo obligatorio',
      weight: 'Debe ser un número positivo',
      deliveryDate: 'No puede ser anterior a la fecha de carga',
    });
    expect(await office.db('loads').first()).toBeUndefined();
  });

  test.each([
    [0, 'Debe estar entre 1 y 9999'],
    [10_000, 'Debe estar entre 1 y 9999'],
    [1.5, 'Debe ser un número entero'],
  ])('is not of %d packages', async (packages, message) => {
    const answer = await office.as('admin').post('/api/loads', loadBody(office, { packages }));
    expect(answer.body.errors).toEqual({ packages: message });
  });

  test('may be of up to 9999 packages, which the database holds it to', async () => {
    const id = await addLoad(office, { packages: 9999 });
    expect(await load(id)).toMatchObject({ packages: 9999 });
    await expect(office.db('loads').where({ id }).update({ packages: 0 })).rejects.toThrow();
  });

  test('can’t be made by who isn’t the office', async () => {
    for (const account of ['carrier', 'client', 'accountant', 'driver'] as const)
      expect((await office.as(account).post('/api/loads', loadBody(office))).status).toBe(403);
  });
});

describe('the client-reference look-up', () => {
  test('answers that client’s orders with that reference, oldest first, spaces cut', async () => {
    const first = await addLoad(office);
    const second = await addLoad(office, { price: 900 });
    await addLoad(office, { clientRef: 'REF-2' });
    await addLoad(office, { clientId: office.ids.otherClient });
    const answer = await office
      .as('admin')
      .get(`/api/loads?client_id=${office.ids.client}&client_ref=${encodeURIComponent('  REF-1 ')}`);
    expect((answer.body.data as Load[]).map(each => each.id)).toEqual([first, second]);
  });

  test('takes it as it is typed: in capitals or not', async () => {
    const capitals = await addLoad(office, { clientRef: 'ÑU-7B' });
    const small = await addLoad(office, { clientRef: 'ñu-7b' });
    for (const typed of ['ñu-7b', 'ÑU-7B']) {
      const answer = await office
        .as('admin')
        .get(`/api/loads?client_id=${office.ids.client}&client_ref=${encodeURIComponent(typed)}`);
      expect((answer.body.data as Load[]).map(each => each.id)).toEqual([capitals, small]);
    }
  });

  test('says how many there are as any list, whatever order and part of it are asked for', async () => {
    const [first, second] = [
      await addLoad(office, { clientRef: 'PAR-1' }),
      await addLoad(office, { clientRef: 'PAR-1' }),
    ];
    const look = `/api/loads?client_id=${office.ids.client}`;
    for (const asked of ['', '&sort=["id","DESC"]&range=[0,0]&filter={}']) {
      const answer = await office.as('admin').get(`${look}&client_ref=PAR-1${asked}`);
      expect((answer.body.data as Load[]).map(each => each.id)).toEqual([first, second]);
      expect([answer.body.total, answer.headers['content-range']]).toEqual([2, 'loads 0-1/2']);
    }
    const none = await office.as('admin').get(`${look}&client_ref=nadie`);
    expect([none.body.total, none.headers['content-range']]).toEqual([0, 'loads 0-0/0']);
  });

  test('shows a client nobody else’s', async () => {
    await addLoad(office);
    const answer = await office.as('otherClient').get(`/api/loads?client_id=${office.ids.client}&client_ref=REF-1`);
    expect(answer.body.data).toEqual([]);
  });

  test.each([
    'client_id=x&client_ref=a',
    'client_id=1',
    'client_ref=a',
    'client_id=1&client_ref=a&order=b',
    'client_id=1&client_ref=a&filter={"status":"assigned"}',
    'client_id=1&client_ref=%00',
    'client_id=99999999999999&client_ref=a',
  ])('refuses ?%s', async query => {
    expect((await office.as('admin').get(`/api/loads?${query}`)).status).toBe(400);
  });
});

test.each([
  ['client_id=1&client_ref=%20%20', 'client_ref'],
  ['client_id=1&client_ref=%00', 'client_ref'],
  ['client_id=x&client_ref=a', 'client_id'],
  ['client_id=x&client_ref=%20', 'client_id, client_ref'],
  ['client_id=1', 'client_id, client_ref'],
])('what is wrong in ?%s is named: %s', async (query, named) => {
  const answer = await office.as('admin').get(`/api/loads?${query}`);
  expect([answer.status, answer.body.message]).toEqual([400, `El parámetro «${named}» no es correcto.`]);
});

describe('a load’s lock', () => {
  test('closes for the office 24 hours after the invoice date began in Spain', async () => {
    const id = await addLoad(office);
    office.setNow('2026-11-24T22:59:00.000Z');
    expect((await office.as('admin').put(`/api/loads/${id}`, { comments: 'a tiempo' })).status).toBe(200);
    office.setNow('2026-11-24T23:00:00.000Z');
    const late = await office.as('admin').put(`/api/loads/${id}`, { comments: 'tarde' });
    expect(late.status).toBe(409);
    expect(late.body.code).toBe('loads.locked');
    expect((await rowOf(office, 'loads', id)).comments).toBe('a tiempo');
  });

  test('does not keep it from being planned onto a route', async () => {
    const id = await addLoad(office);
    office.setNow('2026-11-26T11:00:00.000Z');
    const routeId = await addRoute(office);
    expect((await office.as('admin').put(`/api/loads/${id}`, { routeId })).status).toBe(200);
  });
});

test('a carrier and a driver are never sent what the client pays, nor can they ask by it', async () => {
  const id = await addLoad(office);
  await addConfirmed(office, [id]);
  for (const account of ['carrier', 'driver'] as const) {
    for (const url of [`/api/loads/${id}`, '/api/loads', '/api/routes'])
      expect((await office.as(account).get(url)).text).not.toContain('850.5');
    for (const query of ['sort=["price","ASC"]', 'filter={"price":850.5}', 'filter={"price":{"isGreater":1}}'])
      expect((await office.as(account).get(`/api/loads?${query}`)).status).toBe(400);
    expect((await office.as(account).get('/api/loads/export')).text).not.toContain('850');
  }
});
