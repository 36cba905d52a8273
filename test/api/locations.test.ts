import { expect, test } from 'vitest';
import type { Furniture } from '../help/furnish.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

type Location = { id: number } & Record<string, unknown>;

const create = (account: keyof Furniture['users'], body: object) =>
  office.as(account).post('/api/locations', { addressName: 'Muelle 3', address: { city: 'Sagunto' }, ...body });

test('a client keeps its own places: the server knows whose they are', async () => {
  const made = await create('client', {});
  expect(made.status).toBe(201);
  const { id, clientId } = made.body.data as Location;
  expect(clientId).toBe(office.ids.client);
  expect((await office.as('client').put(`/api/locations/${id}`, { label: 'Carga' })).status).toBe(200);
  expect((await office.as('client').delete(`/api/locations/${id}`)).status).toBe(200);
});

test('a client puts no place under another client, neither new nor by moving it', async () => {
  const refused = await create('client', { clientId: office.ids.otherClient });
  expect(refused.status).toBe(403);
  expect((await create('client', { clientId: 99_999 })).text).toBe(refused.text);
  const path = `/api/locations/${office.ids.location}`;
  expect((await office.as('client').put(path, { clientId: office.ids.otherClient })).status).toBe(403);
  expect(await office.db('locations').where({ clientId: office.ids.otherClient })).toEqual([]);
});

test('another client’s places are not there', async () => {
  const path = `/api/locations/${office.ids.location}`;
  expect((await office.as('otherClient').get('/api/locations')).body.data).toEqual([]);
  for (const answer of [
    await office.as('otherClient').get(path),
    await office.as('otherClient').put(path, { label: 'x' }),
    await office.as('otherClient').delete(path),
  ])
    expect(answer.status).toBe(404);
  for (const account of ['carrier', 'accountant', 'driver'] as const)
    expect((await office.as(account).get(path)).status).toBe(403);
});

test('the office says whose a place is, and sees by what name', async () => {
  expect((await create('admin', {})).body.errors).toEqual({ clientId: 'Campo obligatorio' });
  const made = await create('admin', { clientId: office.ids.otherClient });
  expect(made.body.data).toMatchObject({ client: { name: 'Cliente Segundo S.A.' } });
  const found = await office.as('admin').get('/api/locations?filter={"q":"sagunto"}');
  expect(found.body.total).toBe(1);
});

test.each([
  ['its name', { addressName: 'Muelle 3' }, 201],
  ['its label', { label: 'Puerta principal' }, 201],
  ['where it is', { address: { city: 'Sagunto' } }, 201],
  ['its coordinates', { address: { latitude: '39.66', longitude: '-0.21' } }, 201],
  ['its country alone', { address: { countryCode: 'ES', country: 'España' } }, 422],
  ['nothing', {}, 422],
])('of a place one is told %s at least', async (_what, body, status) => {
  const answer = await office.as('admin').post('/api/locations', { clientId: office.ids.client, ...body });
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.body.errors).toEqual({ addressName: 'Escribe el nombre del lugar o su dirección' });
});

test.each([
  ['90', '-180', 201],
  ['-90', '180.0', 201],
  ['139.5', '0', 422],
  ['90.1', '0', 422],
  ['39.47', '-376.8', 422],
])('a place is on the globe: %s, %s is %s', async (latitude, longitude, status) => {
  const answer = await create('client', { address: { city: 'Sagunto', latitude, longitude } });
  expect(answer.status, answer.text).toBe(status);
  if (status === 422) expect(answer.text).toContain('Debe ser una coordenada en grados');
});

const pairs = [
  { openTime: '08:00', closeTime: '13:00' },
  { openTime: '15:00', closeTime: '18:00' },
];
const NO_TIME = 'Debe ser una hora válida (HH:mm)';

test.each<[string, object[], object[] | object]>([
  ['in lists that form pairs', [{ openTime: '08:00,15:00', closeTime: '13:00, 18:00' }], pairs],
  ['one by one', pairs, pairs],
  [
    'one alone and several',
    [
      { openTime: '06:00', closeTime: '07:00' },
      { openTime: '08:00,15:00', closeTime: '13:00,18:00' },
    ],
    [{ openTime: '06:00', closeTime: '07:00' }, ...pairs],
  ],
  ['with an hour missing', [{ openTime: '08:00,15:00', closeTime: '13:00' }], { 'timeWindow.0.openTime': NO_TIME }],
  [
    'with nothing after a comma',
    [{ openTime: '08:00,', closeTime: '13:00,' }],
    {
      'timeWindow.1.openTime': 'Debe ser una hora válida (HH:mm)',
      'timeWindow.1.closeTime': 'Debe ser una hora válida (HH:mm)',
    },
  ],
  [
    'that overlap',
    [{ openTime: '08:00,12:00', closeTime: '13:00,18:00' }],
    { 'timeWindow.1.openTime': 'Se solapa con otro horario' },
  ],
])('opening hours are taken %s, and kept as pairs', async (_what, timeWindow, wanted) => {
  const answer = await create('client', { timeWindow });
  if (!Array.isArray(wanted)) {
    expect([answer.status, answer.body.errors]).toEqual([422, wanted]);
    return;
  }
  expect(answer.status, answer.text).toBe(201);
  const { id, timeWindow: told } = answer.body.data as Location;
  expect(told).toEqual(wanted);
  expect((await office.as('client').put(`/api/locations/${id}`, { timeWindow })).body.data).toMatchObject({
    timeWindow: wanted,
  });
  const ofClient = await office.as('client').put(`/api/clients/${office.ids.client}`, { timeWindow });
  expect(ofClient.body.data).toMatchObject({ timeWindow: wanted });
});

test('a place can’t lose both its name and its address', async () => {
  const path = `/api/locations/${office.ids.location}`;
  const bare = await office.as('admin').put(path, { addressName: null, label: null, address: null });
  expect(bare.status).toBe(422);
  expect((await office.as('admin').put(path, { addressName: null })).status).toBe(200);
});

test.each([
  ['coordinates that are none', { address: { latitude: 'norte' } }, 'address.latitude'],
  ['an unknown part', { address: { town: 'Sagunto' } }, 'address.town'],
  ['hours that are none', { timeWindow: [{ openTime: '8', closeTime: '9' }] }, 'timeWindow.0.openTime'],
  [
    'hours that another line has already',
    {
      timeWindow: [
        { openTime: '08:00', closeTime: '14:00' },
        { openTime: '13:30', closeTime: '19:00' },
      ],
    },
    'timeWindow.1.openTime',
  ],
  ['a removed client', { clientId: 2 }, 'clientId'],
])('a place with %s is refused at its field', async (_what, body, field) => {
  await office.db('clients').where({ id: office.ids.otherClient }).update({ disabled: true });
  const answer = await create('admin', { clientId: office.ids.client, ...body });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toHaveProperty([field]);
});
