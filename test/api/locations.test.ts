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
  ['coordinates that are none', { address: { latitude: 'norte' } }, 'address.latitude'],
  ['an unknown part', { address: { town: 'Sagunto' } }, 'address.town'],
  ['hours that are none', { timeWindow: [{ openTime: '8', closeTime: '9' }] }, 'timeWindow.0.openTime'],
  ['a removed client', { clientId: 2 }, 'clientId'],
])('a place with %s is refused at its field', async (_what, body, field) => {
  await office.db('clients').where({ id: office.ids.otherClient }).update({ disabled: true });
  const answer = await create('admin', { clientId: office.ids.client, ...body });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toHaveProperty([field]);
});
