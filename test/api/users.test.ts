import { verifyPassword } from '../../api/auth/passwords.ts';
import { describe, expect, test } from 'vitest';
import { givePasswords, logIn, PASSWORD } from '../help/accounts.ts';
import type { Furniture } from '../help/furnish.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

type User = { id: number; username: string; role: string; version: number } & Record<string, unknown>;
type Account = keyof Furniture['users'];

const NEW = { username: 'nueva', email: 'nueva@example.com', password: 'una-clave-larga', role: 'admin' };
const create = (body: object, account: Account = 'superUser') =>
  office.as(account).post('/api/users', { ...NEW, ...body });
const put = (whom: Account, body: object, account: Account = 'superUser') =>
  office.as(account).put(`/api/users/${office.ids.users[whom]}`, body);
const namesFor = async (account: Account) =>
  ((await office.as(account).get('/api/users')).body.data as User[]).map(each => each.username).sort();
const stored = (whom: Account) => office.db('users').where({ id: office.ids.users[whom] }).first();

describe('who sees which accounts', () => {
  test('superUser all, admin all but superUsers, everybody else his own', async () => {
    expect(await namesFor('superUser')).toHaveLength(10);
    const forAdmin = await namesFor('admin');
    expect(forAdmin).toHaveLength(9);
    expect(forAdmin).toContain('admin');
    expect(forAdmin).not.toContain('super');
    for (const account of ['carrier', 'client', 'accountant', 'driver'] as const)
      expect(await namesFor(account)).toEqual([(await stored(account)).username]);
  });

  test('a superUser does not exist for an admin, in any call', async () => {
    const path = `/api/users/${office.ids.users.superUser}`;
    const admin = office.as('admin');
    const answers = [
      await admin.get(path),
      await admin.put(path, { email: 'x@example.com' }),
      await admin.delete(path),
      await admin.put(`${path}/restore`),
      await admin.put('/api/users/many', { ids: [office.ids.users.superUser], data: { isActive: false } }),
    ];
    expect(answers.map(each => each.status)).toEqual([404, 404, 404, 404, 404]);
    expect((await stored('superUser')).isActive).toBeTruthy();
  });

  test('no password is ever answered, found, sorted by, exported or kept in the history', async () => {
    await create({});
    await put('carrier', { password: 'otra-clave-larga' });
    const everything = [
      await office.as('superUser').get('/api/users'),
      await office.as('superUser').get('/api/users/export'),
      await office.as('superUser').get(`/api/users/${office.ids.users.carrier}/history`),
    ];
    for (const answer of everything) {
      expect(answer.status).toBe(200);
      expect(answer.text).not.toMatch(/argon2|clave-larga/);
    }
    const changes = await office.db('changes').where({ resource: 'users' });
    expect(JSON.stringify(changes)).not.toMatch(/argon2|clave-larga/);
    for (const query of [
      'filter={"password":"x"}',
      'filter={"password":{"isNotEmpty":true}}',
      'sort=["password","ASC"]',
      'filter={"users.password":"x"}',
      'sort=["t1.password","ASC"]',
    ])
      expect((await office.as('superUser').get(`/api/users?${query}`)).status).toBe(400);
  });

  test('each says whose it is: carrier, client or vehicle', async () => {
    const list = (await office.as('admin').get('/api/users')).body.data as User[];
    const named = (username: string) => list.find(each => each.username === username);
    expect(named('transportista')).toMatchObject({ carrier: { name: 'Transportes Uno S.L.' }, client: null });
    expect(named('cliente')).toMatchObject({ client: { name: 'Cliente Primero S.A.' } });
    expect(named('conductor')).toMatchObject({ vehicle: { number: '1234BCD' } });
  });
});

test.each([
  ['is', '2026/03/29', ['carrier', 'client']],
  ['is', ['2026/03/29', '2026/03/30'], ['admin', 'carrier', 'client']],
  ['isNot', '2026/03/29', ['admin', 'driver']],
  ['isBetween', ['2026/03/29', '2026/03/30'], ['admin', 'carrier', 'client']],
  ['isNotEmpty', true, ['admin', 'carrier', 'client']],
  ['is', '2026-03-29T00:30:00.000Z', ['client']],
] as const)('the last login is looked for by its day in Spain: %s %j', async (operator, value, found) => {
  // The day on which the clocks change has 23 hours.
  for (const [account, lastLogin] of Object.entries({
    carrier: '2026-03-28T23:00:00.000Z',
    client: '2026-03-29T00:30:00.000Z',
    admin: '2026-03-29T22:00:00.000Z',
    driver: null,
  }))
    await office
      .db('users')
      .where({ id: office.ids.users[account as Account] })
      .update({ lastLogin });
  const filter = JSON.stringify({ lastLogin: { [operator]: value } });
  const ids = Object.entries(office.ids.users);
  const { data } = (await office.as('superUser').get(`/api/users?${new URLSearchParams({ filter })}`)).body;
  const names = (data as User[]).map(({ id }) => ids.find(([, each]) => each === id)?.[0] ?? '');
  expect(names.filter(name => ['carrier', 'client', 'admin', 'driver'].includes(name)).sort()).toEqual(found);
});

describe('making an account', () => {
  test('lets it come in with its password', async () => {
    const answer = await create({});
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ username: 'nueva', role: 'admin', isActive: true });
    expect((await logIn(office, 'nueva', NEW.password)).status).toBe(200);
  });

  test.each([
    ['no password', { password: null }, 'password', 'Campo obligatorio'],
    ['a short password', { password: 'corta' }, 'password', 'Mínimo 8 caracteres'],
    ['its own name as password', { username: 'nuevacuenta', password: 'NuevaCuenta' }, 'password', /adivinar/],
    ['no e-mail', { email: '' }, 'email', 'Campo obligatorio'],
    ['no e-mail that is one', { email: 'nueva@' }, 'email', 'Debe ser un e-mail válido'],
    ['no name', { username: ' ' }, 'username', 'Campo obligatorio'],
    ['an address of the web in its name', { username: 'ver www.evil.test' }, 'username', /dirección web/],
    ['a name of two lines', { username: 'uno\ndos' }, 'username', 'Contiene caracteres no admitidos'],
    ['no role', { role: null }, 'role', 'Campo obligatorio'],
    ['a role that there is none', { role: 'root' }, 'role', 'No es una de las opciones posibles'],
    ['several roles', { role: ['admin'] }, 'role', /./],
    ['the role of a driver', { role: 'driver' }, 'role', /ficha del vehículo/],
    ['no carrier for a carrier', { role: 'carrier' }, 'carrierId', 'Campo obligatorio'],
    ['no client for a client', { role: 'client' }, 'clientId', 'Campo obligatorio'],
    ['a carrier that does not exist', { role: 'carrier', carrierId: 999 }, 'carrierId', /no existe/],
  ])('with %s is refused at its field', async (_what, body, field, message) => {
    const answer = await create(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[field]).toMatch(message);
  });

  test('under a name that would be refused today goes on: all else of it can be changed', async () => {
    await office.db('users').where({ id: office.ids.users.carrier }).update({ username: 'www.antes.es' });
    const shown = (await office.as('admin').get(`/api/users/${office.ids.users.carrier}`)).body.data as User;
    const { username, version } = shown;
    const answer = await put('carrier', { username, version, email: 'otro@example.com' });
    expect(answer.status, answer.text).toBe(200);
    expect((await put('carrier', { username: 'www.ahora.es' })).body.errors).toHaveProperty('username');
  });

  test('of a client needs one that may have accounts', async () => {
    const body = { role: 'client', clientId: office.ids.client };
    await office.db('clients').where({ id: office.ids.client }).update({ createUserClient: false });
    expect((await create(body)).body.errors).toHaveProperty('clientId');
    await office.db('clients').where({ id: office.ids.client }).update({ createUserClient: true, disabled: true });
    expect((await create(body)).body.errors).toHaveProperty('clientId');
    await office.db('clients').where({ id: office.ids.client }).update({ disabled: false });
    expect((await create(body)).status).toBe(201);
  });

  test('keeps only the owner that its role has', async () => {
    const answer = await create({ role: 'accountant', carrierId: office.ids.carrier, clientId: office.ids.client });
    expect(answer.body.data).toMatchObject({ carrierId: null, clientId: null });
  });

  test.each(['ADMIN', 'Admin', ' admin '])('under the name %j, which is taken, is a conflict', async username => {
    const answer = await create({ username });
    expect(answer.status).toBe(409);
    expect(answer.body.errors).toEqual({ username: 'Identificador duplicado' });
  });

  test('under a taken name with accents is a conflict on either engine', async () => {
    expect((await create({ username: 'José Ñ' })).status).toBe(201);
    expect((await create({ username: 'JOSÉ ñ' })).status).toBe(409);
    expect((await create({ username: 'Jose\u0301 Ñ' })).status).toBe(409);
    expect((await create({ username: 'Josè Ñ' })).status).toBe(201);
  });

  test('keeps others who write waiting for its own hash alone, not for those who log in', async () => {
    expect((await create({ username: 'primera' })).status).toBe(201);
    let verified = 0;
    const line = Array.from({ length: 60 }, async () => {
      await verifyPassword(null, 'no-es-de-nadie');
      verified += 1;
    });
    expect((await create({})).status).toBe(201);
    expect(verified).toBeLessThan(line.length / 2);
    await Promise.all(line);
  });

  test('twice at once makes one', async () => {
    const answers = await Promise.all([create({}), create({})]);
    expect(answers.map(each => each.status).sort()).toEqual([201, 409]);
  });

  test('is the office’s alone', async () => {
    for (const account of ['carrier', 'client', 'accountant', 'driver'] as const)
      expect((await create({}, account)).status).toBe(403);
  });

  test('as superUser is a superUser’s alone', async () => {
    expect((await create({ role: 'superUser' }, 'admin')).status).toBe(403);
    expect((await create({ role: 'superUser' })).status).toBe(201);
  });
});

describe('the own account', () => {
  test.each(['carrier', 'client', 'accountant', 'driver'] as const)(
    'of a %s takes a new e-mail and password, with the whole entity sent back',
    async account => {
      const path = `/api/users/${office.ids.users[account]}`;
      const entity = (await office.as(account).get(path)).body.data as User;
      const answer = await office
        .as(account)
        .put(path, { ...entity, email: 'otro@example.com', password: 'otra-clave-x' });
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({ email: 'otro@example.com' });
      expect((await logIn(office, entity.username, 'otra-clave-x')).status).toBe(200);
    },
  );

  test.each([
    [{ role: 'superUser' }, 403],
    [{ role: 'admin' }, 403],
    [{ carrierId: 2 }, 403],
    [{ username: 'super2' }, 403],
    [{ isActive: true }, 400],
  ])('of a carrier does not take %j', async (change, status) => {
    const before = await stored('carrier');
    expect((await put('carrier', change, 'carrier')).status).toBe(status);
    expect(await stored('carrier')).toEqual(before);
  });

  test('of an admin becomes nothing else by itself, and neither goes nor sleeps', async () => {
    expect((await put('admin', { role: 'superUser' }, 'admin')).status).toBe(403);
    expect((await put('admin', { role: 'accountant' }, 'admin')).status).toBe(403);
    expect((await put('admin', { isActive: false }, 'admin')).status).toBe(409);
    expect((await office.as('admin').delete(`/api/users/${office.ids.users.admin}`)).status).toBe(409);
    expect(await stored('admin')).toMatchObject({ role: 'admin' });
  });

  test('of another is not there', async () => {
    expect((await put('otherCarrier', { email: 'x@example.com' }, 'carrier')).status).toBe(404);
    expect((await office.as('carrier').get(`/api/users/${office.ids.users.admin}`)).status).toBe(404);
  });
});

test('a password left empty stays as it was, and new fields do not touch it', async () => {
  await givePasswords(office, 'carrier');
  const path = `/api/users/${office.ids.users.carrier}`;
  const entity = (await office.as('admin').get(path)).body.data as User;
  expect((await office.as('admin').put(path, { ...entity, email: 'a@example.com', password: '' })).status).toBe(200);
  expect((await logIn(office, 'transportista', PASSWORD)).status).toBe(200);
});
