import { describe, expect, test } from 'vitest';
import { check, cookieOf, givePasswords, logIn } from '../help/accounts.ts';
import type { Furniture } from '../help/furnish.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

type Account = keyof Furniture['users'];

const NEW = { username: 'nueva', email: 'nueva@example.com', password: 'una-clave-larga', role: 'admin' };
const create = (body: object) => office.as('superUser').post('/api/users', { ...NEW, ...body });
const put = (whom: Account, body: object, account: Account = 'superUser') =>
  office.as(account).put(`/api/users/${office.ids.users[whom]}`, body);
const remove = (whom: Account, account: Account = 'superUser') =>
  office.as(account).delete(`/api/users/${office.ids.users[whom]}`);

describe('the sessions of an account', () => {
  const open = async () => {
    await givePasswords(office, 'carrier');
    return cookieOf(await logIn(office, 'transportista'));
  };

  test.each([
    ['its password is changed', { password: 'otra-clave-larga' }],
    ['it is made inactive', { isActive: false }],
    ['its role is changed', { role: 'accountant' }],
    ['its carrier is changed', { carrierId: 2 }],
  ])('end when %s by the office', async (_what, change) => {
    const cookie = await open();
    expect((await put('carrier', change, 'admin')).status).toBe(200);
    expect(await office.db('sessions').where({ userId: office.ids.users.carrier })).toEqual([]);
    expect((await check(office, cookie)).status).toBe(401);
  });

  test('end when it is removed, and its name stays taken', async () => {
    const cookie = await open();
    expect((await remove('carrier', 'admin')).status).toBe(200);
    expect((await check(office, cookie)).status).toBe(401);
    expect((await logIn(office, 'transportista')).status).toBe(401);
    expect((await create({ username: 'transportista' })).status).toBe(409);
    expect((await office.as('admin').put(`/api/users/${office.ids.users.carrier}/restore`)).status).toBe(200);
    expect((await logIn(office, 'transportista')).status).toBe(200);
  });

  test('go on with other changes', async () => {
    const cookie = await open();
    await put('carrier', { email: 'nuevo@example.com' }, 'admin');
    expect((await check(office, cookie)).status).toBe(200);
  });

  test('but the one in which its owner changed the password end with that', async () => {
    const [one, two] = [await open(), await open()];
    const path = `/api/users/${office.ids.users.carrier}`;
    const body = { password: 'otra-clave-larga' };
    await office.anonymous.send({ method: 'PUT', url: path, headers: { cookie: one }, payload: body });
    expect((await check(office, one)).status).toBe(200);
    expect((await check(office, two)).status).toBe(401);
  });
});

describe('the last superUser who can come in', () => {
  const addSuper = async () => {
    const answer = await create({ username: 'super2', role: 'superUser' });
    return (answer.body.data as { id: number }).id;
  };

  test('is neither removed, nor put to sleep, nor made something else', async () => {
    const id = await addSuper();
    await office.db('users').where({ id }).update({ isActive: false });
    expect((await put('superUser', { role: 'admin' })).status).toBe(403);
    expect((await put('superUser', { isActive: false })).status).toBe(409);
    expect((await remove('superUser')).status).toBe(409);
  });

  test('of two who would remove each other at once stays', async () => {
    const id = await addSuper();
    const second = cookieOf(await logIn(office, 'super2', NEW.password));
    const url = `/api/users/${office.ids.users.superUser}`;
    const answers = await Promise.all([
      office.as('superUser').delete(`/api/users/${id}`),
      office.anonymous.send({ method: 'DELETE', url, headers: { cookie: second } }),
    ]);
    expect(answers.filter(each => each.status === 200)).toHaveLength(1);
    expect(await office.db('users').where({ role: 'superUser', disabled: false, isActive: true })).toHaveLength(1);
  });
});

describe('a driver’s account', () => {
  test('takes other data from the office but never another role, and nobody becomes a driver', async () => {
    expect((await put('driver', { email: 'chofer@example.com' }, 'admin')).status).toBe(200);
    expect((await put('driver', { role: 'admin' })).body.errors).toHaveProperty('role');
    expect((await put('carrier', { role: 'driver' })).body.errors).toHaveProperty('role');
  });

  test('is not restored next to another of its vehicle', async () => {
    await remove('driver', 'admin');
    await office.as('carrier').post(`/api/vehicles/${office.ids.tractor}/driver`, { password: 'clave-del-camion' });
    const answer = await office.as('admin').put(`/api/users/${office.ids.users.driver}/restore`);
    expect(answer.status).toBe(409);
  });
});
