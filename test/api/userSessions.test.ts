import { describe, expect, test } from 'vitest';
import { newPasswordLink } from '../../api/auth/passwordLinks.ts';
import { check, cookieOf, givePasswords, logIn, PASSWORD } from '../help/accounts.ts';
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
    const body = { password: 'otra-clave-larga', currentPassword: PASSWORD };
    await office.anonymous.send({ method: 'PUT', url: path, headers: { cookie: one }, payload: body });
    expect((await check(office, one)).status).toBe(200);
    expect((await check(office, two)).status).toBe(401);
  });
});

describe('whoever changes how he comes in', () => {
  const own = (body: object, url = `/api/users/${office.ids.users.admin}`) => office.as('admin').put(url, body);
  const many = (data: object) => own({ ids: [office.ids.users.admin], data }, '/api/users/many');

  test.each([{ password: 'otra-clave-larga' }, { email: 'otro@example.com' }, { username: 'jefa' }])(
    'to %j says the password of now, and nothing changes before',
    async change => {
      await givePasswords(office, 'admin');
      const before = await office.db('users').where({ id: office.ids.users.admin }).first();
      for (const currentPassword of [undefined, '', 'no-es-esta', ` ${PASSWORD}`, 5])
        for (const answer of [await own({ ...change, currentPassword }), await many({ ...change, currentPassword })]) {
          expect(answer.status, answer.text).toBe(422);
          expect(answer.body.errors).toHaveProperty('currentPassword');
        }
      expect(await office.db('users').where({ id: office.ids.users.admin }).first()).toEqual(before);
      expect((await own({ ...change, currentPassword: PASSWORD })).status).toBe(200);
    },
  );

  test('is stopped after ten wrong ones, and his logins go on', { timeout: 60_000 }, async () => {
    await givePasswords(office, 'admin');
    const wrong = () => own({ email: 'otro@example.com', currentPassword: 'no-es-esta' });
    const answers = await Promise.all(Array.from({ length: 12 }, wrong));
    expect(answers.filter(each => each.status === 422).length).toBeLessThanOrEqual(10);
    for (let turn = 0; turn < 10; turn += 1) await wrong();
    expect((await own({ email: 'otro@example.com', currentPassword: PASSWORD })).status).toBe(429);
    expect((await logIn(office, 'admin')).status).toBe(200);
  });

  test('isn’t asked where nothing of that changes, nor of somebody else’s account', async () => {
    await givePasswords(office, 'admin', 'carrier');
    const entity = (await office.as('admin').get(`/api/users/${office.ids.users.admin}`)).body.data as object;
    expect((await own({ ...entity, password: '' })).status).toBe(200);
    expect((await put('carrier', { email: 'otro@example.com' }, 'admin')).status).toBe(200);
  });
});

describe('a password that somebody else chose', () => {
  const chosen = (body: object, cookie: string) =>
    office.anonymous.send({ method: 'POST', url: '/api/auth/password', headers: { cookie }, payload: body });
  const routes = (cookie: string) => office.anonymous.send({ method: 'GET', url: '/api/routes', headers: { cookie } });

  test('opens nothing but the place to choose another, which then opens everything', async () => {
    await put('carrier', { password: 'clave-de-la-oficina' }, 'admin');
    const entered = await logIn(office, 'transportista', 'clave-de-la-oficina');
    expect(entered.body.data).toMatchObject({ duty: 'password' });
    const [one, two] = [cookieOf(entered), cookieOf(await logIn(office, 'transportista', 'clave-de-la-oficina'))];
    expect([(await routes(one)).status, (await routes(one)).body.code]).toEqual([403, 'auth.owes.password']);
    for (const password of ['corta', 'transportista', 'clave-de-la-oficina'])
      expect((await chosen({ password }, one)).body.errors, password).toHaveProperty('password');
    expect((await chosen({ password: 'la-mía-de-verdad' }, one)).status).toBe(204);
    expect((await routes(one)).status).toBe(200);
    expect((await check(office, two)).status).toBe(401);
    expect((await chosen({ password: 'otra-vez-distinta' }, one)).status).toBe(403);
    expect((await logIn(office, 'transportista', 'la-mía-de-verdad')).body.data).toMatchObject({ duty: null });
  });

  test('is so for a new account and a driver’s, and not for one that was chosen by a link', async () => {
    await create({});
    await office.as('carrier').put(`/api/vehicles/${office.ids.tractor}/driver`, { password: 'clave-del-camion' });
    for (const [name, password] of [
      ['nueva', NEW.password],
      ['conductor', 'clave-del-camion'],
    ] as const)
      expect((await logIn(office, name, password)).body.data).toMatchObject({ duty: 'password' });
    const link = await newPasswordLink({ ...office, now: office.world.now() }, office.ids.users.driver, 30);
    await office.anonymous.post(`/api/auth/${link.split('/app/')[1]}`, { password: 'la-elegida-por-mí' });
    expect((await logIn(office, 'conductor', 'la-elegida-por-mí')).body.data).toMatchObject({ duty: null });
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
    await office.db('users').where({ id }).update({ mustChangePassword: false });
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
