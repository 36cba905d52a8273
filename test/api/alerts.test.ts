import { expect, test } from 'vitest';
import { type Office } from '../help/office.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

type Account = Parameters<Office['as']>[0];
type Alert = { id: number; title: string; isRead: boolean };

const alertsOf = async (account: Account, query = '') =>
  (await office.as(account).get(`/api/alerts${query}`)).body.data as Alert[];
const titlesOf = async (account: Account) => (await alertsOf(account)).map(alert => alert.title);
const send = (body: object, account: Account = 'admin') => office.as(account).post('/api/alerts', body);

test('the office tells one company and nobody else reads it', async () => {
  const sent = await send({ title: 'Para uno', recipientType: 'carrier', carrierId: office.ids.carrier });
  expect(sent.status).toBe(201);
  expect(await titlesOf('carrier')).toEqual(['Para uno']);
  for (const other of ['otherCarrier', 'client', 'driver', 'accountant', 'admin'] as const)
    expect(await titlesOf(other)).toEqual([]);
  expect(await titlesOf('superUser')).toEqual(['Para uno']);
});

test.each([
  ['carrier', 'otherCarrier'],
  ['client', 'otherClient'],
  ['accountant', 'otherAccountant'],
  ['driver', 'otherDriver'],
] as const)('an alert for every %s is read by each on their own', async (one, other) => {
  expect((await send({ title: 'Para todos', recipientType: one })).status).toBe(201);
  const [mine] = await alertsOf(one);
  expect((await office.as(one).put(`/api/alerts/${mine?.id}`, { isRead: true })).body.data).toMatchObject({
    isRead: true,
  });
  expect(await alertsOf(other)).toMatchObject([{ title: 'Para todos', isRead: false }]);
});

test('an alert for a type that nobody is of is refused', async () => {
  await office.db('users').where({ role: 'client' }).update({ isActive: false });
  expect(await send({ title: 'Sin nadie', recipientType: 'client' })).toMatchObject({
    status: 409,
    body: { code: 'alerts.nobody' },
  });
});

test('a recipient of another type is refused', async () => {
  const body = { title: 'Mezcla', recipientType: 'carrier', clientId: office.ids.client };
  expect((await send(body)).body.errors).toHaveProperty('clientId');
});

test('sorted by what is read, the newest of the unread come first', async () => {
  for (const title of ['a', 'b', 'c']) await send({ title, recipientType: 'admin' });
  const [newest] = await alertsOf('admin');
  await office.as('admin').put(`/api/alerts/${newest?.id}`, { isRead: true });
  const sorted = await alertsOf('admin', `?sort=${encodeURIComponent('["isRead","ASC"]')}`);
  expect(sorted.map(alert => alert.title)).toEqual(['b', 'a', 'c']);
});

test('only the office makes alerts', async () => {
  for (const account of ['carrier', 'client', 'accountant', 'driver'] as const)
    expect((await send({ title: 'No', recipientType: 'admin' }, account)).status).toBe(403);
});
