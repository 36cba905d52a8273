import { expect, test } from 'vitest';
import { officePerTest } from '../help/ownOffice.ts';
import { addDelivered } from '../help/uninvoiced.ts';

const office = officePerTest();

const KEY = { 'idempotency-key': 'una-vez' };
const CLIENT = { name: 'Talleres Uno SL', alias: 'Uno', nif: 'B12345674' };

test('a row is made once, and who asks again hears of it as it was made', async () => {
  const send = () => office.as('admin').post('/api/clients', CLIENT, KEY);
  const first = await send();
  expect(first.status).toBe(201);
  const { id, version } = first.body.data as { id: number; version: number };
  await office.as('admin').put(`/api/clients/${id}`, { alias: 'Otro', version });
  expect(await send()).toMatchObject({ status: 201, body: first.body });
  expect(await office.db('clients').where({ alias: 'Uno' })).toEqual([]);
});

test('an invoice is told with its client and its loads the second time too', async () => {
  const loadIds = await addDelivered(office.db, [office.ids.client]);
  const send = () => office.as('admin').post('/api/invoices', { clientId: office.ids.client, loadIds }, KEY);
  const first = await send();
  expect(first.body.data).toMatchObject({ client: { id: office.ids.client }, loadIds });
  expect((await send()).body).toEqual(first.body);
  expect(await office.db('invoices').where({ issuerRole: 'admin' })).toHaveLength(1);
});

test('of two at once one is made, and both are told of it', async () => {
  const send = () => office.as('admin').post('/api/clients', CLIENT, KEY);
  const [one, other] = await Promise.all([send(), send()]);
  expect(one?.body).toEqual(other?.body);
  expect(await office.db('clients').where({ nif: CLIENT.nif })).toHaveLength(1);
});

test('no password, nor what it is kept as, stays with the key', async () => {
  const body = {
    username: 'nuevo',
    email: 'nuevo@example.com',
    role: 'admin',
    password: 'una-frase-muy-larga',
    isActive: true,
  };
  const send = () => office.as('superUser').post('/api/users', body, KEY);
  const first = await send();
  expect(first.status).toBe(201);
  const { password } = await office.db('users').where({ username: 'nuevo' }).first('password');
  const kept = await office.db('idempotencyKeys').first();
  expect(kept.body).toContain('nuevo@example.com');
  for (const secret of [password, body.password]) expect(JSON.stringify(kept)).not.toContain(secret);
  expect((await send()).body).toEqual(first.body);
});

test('what was kept as it was answered is answered so', async () => {
  const send = () => office.as('admin').post('/api/clients', CLIENT, KEY);
  const { body } = await send();
  await office.db('idempotencyKeys').update({ body: JSON.stringify(body) });
  expect(await send()).toMatchObject({ status: 201, body });
});

test('who has become another’s meanwhile is not told of the row again', async () => {
  const client = office.as('carrier');
  const body = { isEmitted: true, num: '2026/1', value: 10, rawName: 'Cliente de paso SL', rawNif: 'B12345674' };
  const send = () => client.post('/api/invoices', body, KEY);
  const first = await send();
  expect(first.status).toBe(201);
  expect((await send()).body).toEqual(first.body);
  await office.db('users').where({ id: office.ids.users.carrier }).update({ carrierId: office.ids.otherCarrier });
  const again = await send();
  expect(again.status).toBe(404);
  expect(again.text).not.toContain('Cliente de paso');
});
