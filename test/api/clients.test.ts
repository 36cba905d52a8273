import { describe, expect, test } from 'vitest';
import { check, cookieOf, givePasswords, logIn, mailsOf } from '../help/accounts.ts';
import type { Furniture } from '../help/furnish.ts';
import { addLoads, invoiceOf, issued, post } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addLoad, addRoute, putRoute } from '../help/rows.ts';

const office = officePerTest();

type Client = { id: number } & Record<string, unknown>;
type Account = keyof Furniture['users'];

const NEW = { name: 'Muebles Ejemplo S.A.', alias: 'Ejemplo', nif: 'A58818501' };
const create = (body: object) => office.as('admin').post('/api/clients', { ...NEW, ...body });
const put = (body: object, account: Account = 'client') =>
  office.as(account).put(`/api/clients/${office.ids.client}`, body);

test('the office sees all clients, a client itself, and nobody else any', async () => {
  const ids = async (account: Account) =>
    ((await office.as(account).get('/api/clients')).body.data as Client[]).map(each => each.id);
  expect(await ids('admin')).toEqual([office.ids.client, office.ids.otherClient]);
  expect(await ids('client')).toEqual([office.ids.client]);
  expect((await office.as('client').get(`/api/clients/${office.ids.otherClient}`)).status).toBe(404);
  for (const account of ['carrier', 'accountant', 'driver'] as const)
    expect((await office.as(account).get('/api/clients')).status).toBe(403);
});

test('a client is stored with its identifiers compact and its opening hours', async () => {
  const timeWindow = [
    { openTime: '08:00', closeTime: '13:30' },
    { openTime: '15:00', closeTime: '18:00' },
  ];
  const answer = await create({ nif: 'a 58818501', bankAccount: 'ES79 2100 0813 6101 2345 6789', timeWindow });
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({ nif: 'A58818501', bankAccount: 'ES7921000813610123456789', timeWindow });
});

test.each([
  ['no alias', { alias: '' }, 'alias'],
  ['a NIE with a wrong letter', { nif: 'Y1234567A' }, 'nif'],
  ['an account that is no IBAN', { bankAccount: '2100 0813 61' }, 'bankAccount'],
  ['an invoice e-mail that is none', { invoiceEmail: 'facturas' }, 'invoiceEmail'],
  ['a time that is none', { timeWindow: [{ openTime: '25:00', closeTime: '26:00' }] }, 'timeWindow.0.openTime'],
  ['closing before opening', { timeWindow: [{ openTime: '18:00', closeTime: '8:00' }] }, 'timeWindow.0.closeTime'],
])('a client with %s is refused at its field', async (_what, body, field) => {
  const answer = await create(body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toHaveProperty([field]);
});

describe('a client’s own profile', () => {
  test('takes contact, address, hours and whether to be told of its orders, with the whole entity sent back', async () => {
    const own = (await office.as('client').get(`/api/clients/${office.ids.client}`)).body.data as Client;
    const answer = await put({
      ...own,
      phone: '961 23 45 67',
      address: { city: 'Sagunto' },
      receiveLoadsUpdates: true,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ phone: '961234567', receiveLoadsUpdates: true });
  });

  test.each([
    { name: 'Otro' },
    { nif: 'A58818501' },
    { createUserClient: false },
    { bankAccount: null },
    { provider: '7' },
  ])('does not take %j', async body => expect((await put(body)).status).toBe(403));

  test('is neither made nor removed by itself', async () => {
    expect((await office.as('client').post('/api/clients', NEW)).status).toBe(403);
    expect((await office.as('client').delete(`/api/clients/${office.ids.client}`)).status).toBe(403);
  });
});

test('a removed client may have no accounts any more, and those it has are out at once', async () => {
  await givePasswords(office, 'client');
  const cookie = cookieOf(await logIn(office, 'cliente'));
  const path = `/api/clients/${office.ids.client}`;
  const removed = await office.as('admin').delete(path);
  expect(removed.body.data).toMatchObject({ disabled: true, createUserClient: false });
  expect((await check(office, cookie)).status).toBe(401);
  expect(await office.db('sessions').where({ userId: office.ids.users.client })).toEqual([]);
  const restored = await office.as('admin').put(`${path}/restore`);
  expect(restored.body.data).toMatchObject({ disabled: false, createUserClient: false });
});

test('a client gives its invoices to an accountant, and nobody else’s', async () => {
  const invite = (account: Account, id: number) =>
    office.as(account).post(`/api/clients/invite-accountant/${id}`, { email: 'contable2@example.com' });
  const answer = await invite('client', office.ids.client);
  expect(answer.body.data).toEqual({ accountantId: office.ids.users.otherAccountant });
  expect(await mailsOf(office)).toHaveLength(1);
  expect((await invite('client', office.ids.otherClient)).status).toBe(404);
  expect((await invite('carrier', office.ids.client)).status).toBe(403);
  await office.as('admin').delete(`/api/clients/${office.ids.otherClient}`);
  expect((await invite('admin', office.ids.otherClient)).status).toBe(409);
});

describe('a client whose orders are still open', () => {
  const remove = () => office.as('admin').delete(`/api/clients/${office.ids.client}`);

  test.each([
    ['on a route', { status: 'assigned' }],
    ['under way', { status: 'loaded', price: null }],
    ['delivered and not invoiced', {}],
  ])('is not removed while one is %s, and it is said how many there are', async (_, load) => {
    await addLoads(office, [100, 200], load);
    const answer = await remove();
    expect(answer.status).toBe(409);
    expect(answer.body.message).toMatch(/^El cliente tiene 2 pedidos en una carga o entregados sin facturar/);
    expect((await office.as('client').get(`/api/clients/${office.ids.client}`)).status).toBe(200);
  });

  test.each(['draft', 'public'])('is not removed while one is on a route that is still %s', async status => {
    const load = await addLoad(office);
    const route = await addRoute(office, { loadIds: [load] });
    expect((await putRoute(office, route, { status })).status).toBe(200);
    expect((await remove()).status).toBe(409);
    expect((await putRoute(office, route, { status: 'draft', loadIds: [] })).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });

  test('is removed when they are only asked for, removed, without a price or invoiced', async () => {
    await addLoads(office, [100], { status: 'not-assigned' });
    await addLoads(office, [100], { disabled: true });
    await addLoads(office, [100], { price: null });
    const invoiced = await addLoads(office, [70]);
    invoiceOf(await post(office.as('admin'), issued(office, { value: undefined, loadIds: invoiced })));
    expect((await remove()).status).toBe(200);
  });
});
