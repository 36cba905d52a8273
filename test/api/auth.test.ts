import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { SERVICES } from '#domain/resources';
import { hashPassword } from '../../api/auth/passwords.ts';
import { check, cookieOf, givePasswords, logIn, PASSWORD } from '../help/accounts.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

type Account = { id: number; username: string; role: string; permissions: { role: string; services: object } };

describe('logging in', () => {
  test('answers who it is, with the rights of the role on every service', async () => {
    await givePasswords(office, 'admin');
    const answer = await logIn(office, 'admin');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      id: office.ids.users.admin,
      username: 'admin',
      email: 'admin@example.com',
      role: 'admin',
      carrier: null,
      client: null,
      vehicle: null,
      permissions: { role: 'admin', services: { loads: { permissions: { all: { read: true, write: true } } } } },
    });
    const { permissions } = answer.body.data as Account;
    expect(Object.keys(permissions.services)).toEqual([...SERVICES]);
    expect(answer.text).not.toContain('argon2');
  });

  test.each([
    ['a carrier', 'carrier', 'transportista', { carrier: { name: 'Transportes Uno S.L.' } }],
    ['a client', 'client', 'cliente', { client: { name: 'Cliente Primero S.A.' } }],
    ['a driver', 'driver', 'conductor', { vehicle: { number: '1234BCD' } }],
  ] as const)('as %s answers what it belongs to', async (_who, account, username, owner) => {
    await givePasswords(office, account);
    expect((await logIn(office, username)).body.data).toMatchObject(owner);
  });

  test('sets a cookie that scripts and other sites do not get, and a new session each time', async () => {
    await givePasswords(office, 'admin');
    const [one, two] = [await logIn(office, 'admin'), await logIn(office, 'admin')];
    expect(String(one.headers['set-cookie'])).toMatch(/HttpOnly/);
    expect(String(one.headers['set-cookie'])).toMatch(/SameSite=Lax/);
    expect(cookieOf(one)).not.toBe(cookieOf(two));
    expect((await check(office, cookieOf(one))).status).toBe(200);
    expect((await check(office, cookieOf(two))).status).toBe(200);
  });

  test('ends the session that the browser came with, and takes no session of its choice', async () => {
    await givePasswords(office, 'admin');
    const first = cookieOf(await logIn(office, 'admin'));
    const again = await office.anonymous.send({
      method: 'POST',
      url: '/api/auth/login',
      headers: { cookie: first },
      payload: { username: 'admin', password: PASSWORD },
    });
    expect(cookieOf(again)).not.toBe(first);
    expect((await check(office, first)).status).toBe(401);
    expect((await check(office, 'session=elegida-por-otro')).status).toBe(401);
  });

  test('keeps only a hash of the session, and writes down when it was', async () => {
    await givePasswords(office, 'admin');
    const cookie = cookieOf(await logIn(office, 'admin'));
    const kept: { id: string }[] = await office.db('sessions').select('id');
    expect(kept.some(({ id }) => cookie.includes(id))).toBe(false);
    const user = await office.db('users').where({ username: 'admin' }).first();
    expect(user.lastLogin).toBe('2026-11-20T11:00:00.000Z');
  });

  test.each(['ADMIN', '  admin ', 'Admin'])('takes the name as %j: case and spaces do not count', async name => {
    await givePasswords(office, 'admin');
    expect((await logIn(office, name)).status).toBe(200);
  });

  test('knows the case of letters with accents too, on either engine', async () => {
    await givePasswords(office, 'admin');
    await office.db('users').where({ id: office.ids.users.admin }).update({ username: 'Íñigo_1%' });
    expect((await logIn(office, 'íÑIGO_1%')).status).toBe(200);
    expect((await logIn(office, 'i\u0301ñigo_1%')).status).toBe(200);
    expect((await logIn(office, 'íñigoX1%')).status).toBe(401);
  });

  test('verifies the password exactly as it was typed', async () => {
    await givePasswords(office, 'admin');
    expect((await logIn(office, 'admin', ` ${PASSWORD}`)).status).toBe(401);
    expect((await logIn(office, 'admin', PASSWORD.toUpperCase())).status).toBe(401);
  });

  test('hashes a password as is asked for today, also one that was hashed at less cost', async () => {
    const { admin: id } = office.ids.users;
    const hashOf = async (): Promise<string> => (await office.db('users').where({ id }).first()).password;
    const dated = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await office.db('users').where({ id }).update({ password: dated });
    expect((await logIn(office, 'admin', 'no-es-esta')).status).toBe(401);
    expect(await hashOf()).toBe(dated);
    expect((await logIn(office, 'admin')).status).toBe(200);
    expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(office, 'admin')).status).toBe(200);
  });

  test.each([
    ['the password is changed', async () => ({ password: await hashPassword('otra-frase-muy-larga') })],
    ['a second factor is turned on', async () => ({ hasSecondFactor: true })],
  ])('lets nobody in for whom, while the password is verified, %s', async (_what, changed) => {
    await givePasswords(office, 'admin');
    const { admin: id } = office.ids.users;
    const values = await changed();
    let changing: Promise<number> | undefined;
    office.db.on('query-response', (_rows: unknown, { sql }: { sql: string }) => {
      if (/^select .*hasSecondFactor.* from .users/.test(sql))
        changing ??= office.db('users').where({ id }).update(values).then(Number);
    });
    expect(await logIn(office, 'admin')).toMatchObject({ status: 401, body: { code: 'credentials' } });
    expect(await changing).toBe(1);
    // With what is so by then one comes in, or is asked for the code.
    expect((await logIn(office, 'admin', 'otra-frase-muy-larga')).status).toBe('password' in values ? 200 : 401);
  });

  test('refuses a wrong name, a wrong password, and who may not come in, with one and the same answer', async () => {
    await givePasswords(office, 'admin', 'carrier', 'client', 'otherClient', 'driver');
    await office.db('users').where({ id: office.ids.users.otherClient }).update({ isActive: false });
    await office.db('clients').where({ id: office.ids.client }).update({ disabled: true });
    await office.db('carriers').where({ id: office.ids.carrier }).update({ disabled: true });
    const refused = [
      await logIn(office, 'nadie'),
      await logIn(office, 'admin', 'otra-contraseña'),
      await logIn(office, 'super'),
      await logIn(office, 'cliente2'),
      await logIn(office, 'cliente'),
      await logIn(office, 'transportista'),
      await logIn(office, 'conductor'),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ message: 'Usuario y/o password incorrecto', code: 'credentials' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('with the terms refused is refused; without a word about them it is not', async () => {
    await givePasswords(office, 'admin');
    const send = (acceptTerms: unknown) =>
      office.anonymous.post('/api/auth/login', { username: 'admin', password: PASSWORD, acceptTerms });
    expect((await send(false)).status).toBe(422);
    expect((await send(false)).body.errors).toHaveProperty('acceptTerms');
    expect((await send(true)).status).toBe(200);
    expect((await send(undefined)).status).toBe(200);
  });

  test.each([
    ['nothing', undefined, 422],
    ['no password', { username: 'admin' }, 422],
    ['a list', [], 400],
    ['names that are lists', { username: ['admin'], password: ['x'] }, 422],
    ['a name with a NUL', { username: 'a\0', password: 'x' }, 422],
    ['a book as password', { username: 'admin', password: 'x'.repeat(5000) }, 422],
  ])('with %s is a mistake of the caller', async (_what, body, status) => {
    expect((await office.anonymous.post('/api/auth/login', body)).status).toBe(status);
  });
});
