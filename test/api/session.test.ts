import { describe, expect, test } from 'vitest';
import { ROLES } from '#domain/roles';
import { buildApp } from '../../api/app.ts';
import { check, cookieOf, givePasswords, logIn, PASSWORD } from '../help/accounts.ts';
import { NOON } from '../help/office.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { whileReadOnly } from '../help/readOnly.ts';
import { enrol } from '../help/secondFactor.ts';

const office = officePerTest();

describe('a session', () => {
  test.each(ROLES)('of a %s is told who it is', async role => {
    const account = role === 'superUser' ? 'superUser' : role;
    const answer = await office.as(account).get('/api/auth/check/');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ role, permissions: { role } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is held under https by a cookie of this host alone, and no other name holds one', async () => {
    await givePasswords(office, 'admin');
    const app = await buildApp({ ...office.config, publicUrl: 'https://portes.example.com' }, office.db, office.world);
    const payload = { username: 'admin', password: PASSWORD };
    const { headers } = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    const [session = '', hint = ''] = [headers['set-cookie'] ?? ''].flat();
    expect(session).toMatch(/^__Host-session=[\w-]{40,}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(hint).toMatch(/^__Host-signedIn=1; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/);
    const [held = ''] = session.split(';');
    const statusWith = async (cookie: string) =>
      (await app.inject({ url: '/api/auth/check', headers: { cookie } })).statusCode;
    expect(await statusWith(held)).toBe(200);
    expect(await statusWith(held.replace('__Host-', ''))).toBe(401);
    const { components } = (await app.inject({ url: '/api/docs/json', headers: { cookie: held } })).json();
    expect(components.securitySchemes.session.name).toBe('__Host-session');
    await app.close();
  });

  test('is nobody’s to a page of another account: 401, and nothing is done', async () => {
    const { admin, carrier } = office.ids.users;
    const client = { name: 'Ajeno', alias: 'Ajeno', nif: 'B12345674' };
    const create = (account: string) => office.as('admin').post('/api/clients', client, { 'account-id': account });
    const count = async () => Number((await office.db('clients').count({ n: '*' }).first())?.n);
    const before = await count();
    for (const other of [String(carrier), '', `${admin}, ${carrier}`, 'admin']) {
      const answer = await create(other);
      expect([answer.status, answer.body.code], other).toEqual([401, 'unauthorized']);
    }
    const everywhere = { method: 'DELETE', url: '/api/auth/logout/?everywhere=true' } as const;
    const headers = { 'account-id': String(carrier) };
    expect((await office.as('admin').send({ ...everywhere, headers })).status).toBe(401);
    expect(await count()).toBe(before);
    expect((await create(String(admin))).status).toBe(201);
    expect((await office.as('admin').post('/api/clients', client)).status).toBe(201);
    expect((await office.anonymous.send({ url: '/api/settings/map', headers })).status).toBe(401);
  });

  test('that does not exist is nobody', async () => {
    const answer = await office.anonymous.get('/api/auth/check/');
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('unauthorized');
  });

  test('ends with a logout, and only this one', async () => {
    await givePasswords(office, 'admin');
    const [one, two] = [cookieOf(await logIn(office, 'admin')), cookieOf(await logIn(office, 'admin'))];
    const out = await office.anonymous.send({ method: 'DELETE', url: '/api/auth/logout/', headers: { cookie: one } });
    expect(out.status).toBe(204);
    expect((await check(office, one)).status).toBe(401);
    expect((await check(office, two)).status).toBe(200);
  });

  test('ends with all others of the account when asked to', async () => {
    await givePasswords(office, 'admin');
    const [one, two] = [cookieOf(await logIn(office, 'admin')), cookieOf(await logIn(office, 'admin'))];
    const url = '/api/auth/logout/?everywhere=true';
    await office.anonymous.send({ method: 'DELETE', url, headers: { cookie: one } });
    expect((await check(office, two)).status).toBe(401);
    expect((await office.as('admin').get('/api/auth/check')).status).toBe(401);
    expect((await office.as('carrier').get('/api/auth/check')).status).toBe(200);
  });

  test('is over a week after it was last used, and a month after it began however much it is used', async () => {
    office.setNow('2026-11-26T11:00:00.000Z');
    expect((await office.as('admin').get('/api/auth/check')).status).toBe(200);
    office.setNow('2026-12-02T11:00:00.000Z');
    expect((await office.as('admin').get('/api/auth/check')).status).toBe(200);
    expect((await office.as('carrier').get('/api/auth/check')).status).toBe(401);
    for (const day of ['08', '14', '19']) {
      office.setNow(`2026-12-${day}T11:00:00.000Z`);
      await office.as('admin').get('/api/auth/check');
    }
    office.setNow('2026-12-20T11:00:01.000Z');
    expect((await office.as('admin').get('/api/auth/check')).status).toBe(401);
  });

  test('outlives a clock that is put back an hour, changed for winter, or wrong for a while', async () => {
    const isIn = async () => (await office.as('admin').get('/api/auth/check')).status === 200;
    for (const now of ['2026-11-20T10:00:00.000Z', '2026-11-19T11:00:00.000Z', '2026-11-22T11:00:00.000Z', NOON]) {
      office.setNow(now);
      expect(await isIn(), now).toBe(true);
    }
    // A month ahead, everybody has to come in anew …
    await givePasswords(office, 'carrier');
    office.setNow('2026-12-25T11:00:00.000Z');
    expect(await isIn()).toBe(false);
    const ahead = cookieOf(await logIn(office, 'transportista'));
    expect((await check(office, ahead)).status).toBe(200);
    // … and back again, the old ones go on, while those of that month have no month more.
    office.setNow(NOON);
    expect(await isIn()).toBe(true);
    expect((await check(office, ahead)).status).toBe(401);
  });

  test('reads though nothing can be written: when it was last seen is noted another time', async () => {
    office.setNow('2026-11-20T13:00:00.000Z');
    await whileReadOnly(office, async () => {
      for (let turn = 0; turn < 3; turn += 1) expect((await office.as('admin').get('/api/carriers')).status).toBe(200);
    });
    office.setNow('2026-11-20T13:02:00.000Z');
    await office.as('admin').get('/api/carriers');
    const { lastSeenAt } = await office.db('sessions').where({ userId: office.ids.users.admin }).first();
    expect(lastSeenAt).toBe('2026-11-20T13:02:00.000Z');
  });

  test.each([
    ['its account is made inactive', 'users', 'carrier', { isActive: false }],
    ['its account is removed', 'users', 'carrier', { disabled: true }],
    ['its carrier is removed', 'carriers', 'carrier', { disabled: true }],
    ['its client is removed', 'clients', 'client', { disabled: true }],
    ["its driver's vehicle is removed", 'vehicles', 'driver', { disabled: true }],
    ["its driver's carrier is removed", 'carriers', 'driver', { disabled: true }],
  ] as const)('is over at once when %s', async (_what, table, account, change) => {
    const ids = { carriers: office.ids.carrier, clients: office.ids.client, vehicles: office.ids.tractor };
    const id = table === 'users' ? office.ids.users[account] : ids[table];
    expect((await office.as(account).get('/api/auth/check')).status).toBe(200);
    await office.db(table).where({ id }).update(change);
    expect((await office.as(account).get('/api/auth/check')).status).toBe(401);
  });

  test('has the rights of this moment: a changed role counts from the next request', async () => {
    expect((await office.as('admin').get('/api/users')).status).toBe(200);
    await office.db('users').where({ id: office.ids.users.admin }).update({ role: 'accountant' });
    expect((await office.as('admin').get('/api/clients')).status).toBe(403);
  });
});

describe('where the company asks for a second factor', () => {
  const requireIt = () => office.as('superUser').put('/api/settings/1', { requiresSecondFactor: true });

  test.each(['admin', 'superUser'] as const)(
    'the open session of a %s can do nothing but get one, and end',
    async account => {
      await requireIt();
      const client = office.as(account);
      const refused = [
        await client.get('/api/users'),
        await client.put('/api/settings/1', { requiresSecondFactor: false }),
        await client.post('/api/loads', {}),
        await client.get('/api/settings/contact'),
      ];
      expect(refused.map(each => each.status)).toEqual([403, 403, 403, 403]);
      expect(refused[0]?.body.code).toBe('auth.owes.secondFactor');
      expect((await client.get('/api/auth/check')).body.data).toMatchObject({ duty: 'secondFactor' });
      await enrol(office, client, office.ids.users[account]);
      expect((await client.get('/api/auth/check')).body.data).toMatchObject({ duty: null });
      expect((await client.get('/api/users')).status).toBe(200);
      expect((await client.delete('/api/auth/logout')).status).toBe(204);
    },
  );

  test('everybody else goes on without', async () => {
    await requireIt();
    for (const role of ['carrier', 'client', 'accountant', 'driver'] as const)
      expect((await office.as(role).get('/api/alerts')).status).toBe(200);
  });

  test('it is asked of nobody by itself', async () => {
    expect((await office.as('admin').get('/api/settings/1')).body.data).toMatchObject({ requiresSecondFactor: false });
  });
});
