import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../api/app.ts';
import { readConfig } from '../../api/config.ts';
import { folderStore } from '../../api/files/folderStore.ts';
import { purge } from '../../api/jobs/purge.ts';
import { isEmpty, newSetupAddress } from '../../api/setup/setupToken.ts';
import { newDatabase, type TestDatabase } from '../help/database.ts';

let database: TestDatabase;
let app: FastifyInstance;
let now: Date;
const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://portes.example.com' });
const world = {
  now: () => now,
  files: folderStore('/nonexistent'),
  geocoder: () => Promise.resolve([]),
};

beforeEach(async () => {
  now = new Date('2026-11-20T11:00:00.000Z');
  database = await newDatabase();
  app = await buildApp(config, database.db, world);
});
afterEach(async () => {
  await app.close();
  await database.close();
});

const newPath = async () => {
  const address = await newSetupAddress(database.db, config, now);
  expect(address).toMatch(/^https:\/\/portes\.example\.com\/app\/setup\/[\w-]{43}$/);
  return address.replace(`${config.publicUrl}/app`, '/api');
};
const ACCOUNT = { username: 'Directora', email: 'directora@example.com', password: 'una-clave-larga' };
const create = (url: string, body: object = {}) =>
  app.inject({ method: 'POST', url, payload: { ...ACCOUNT, ...body } });
const look = async (url: string) => (await app.inject(url)).statusCode;

describe('the first account of an installation', () => {
  test('is made at a one-time address, is a superUser, and can come in', async () => {
    const path = await newPath();
    expect(await look(path)).toBe(204);
    const made = await create(path);
    expect(made.statusCode).toBe(201);
    expect(made.json().data).toMatchObject({ username: 'Directora' });
    expect(made.body).not.toContain(ACCOUNT.password);
    const login = await app.inject({ method: 'POST', url: '/api/auth/login/', payload: ACCOUNT });
    expect(login.json().data).toMatchObject({ role: 'superUser' });
    const cookie = String(login.headers['set-cookie']).split(';')[0];
    const settings = await app.inject({ url: '/api/settings/1', headers: { cookie } });
    expect(settings.json().data).toMatchObject({ id: 1, name: '' });
  });

  test('is made once: afterwards no address works, neither this nor another process’s', async () => {
    const [one, two] = [await newPath(), await newPath()];
    await create(one);
    for (const path of [one, two]) {
      expect(await look(path)).toBe(404);
      expect((await create(path, { username: 'otra' })).statusCode).toBe(404);
    }
    expect(await database.db('users')).toHaveLength(1);
    expect(await look(await newPath())).toBe(404);
  });

  test('is made once by two who try at once', async () => {
    const [one, two] = [await newPath(), await newPath()];
    const answers = await Promise.all([create(one), create(two, { username: 'otra' })]);
    expect(answers.map(each => each.statusCode).sort()).toEqual([201, 404]);
    expect(await database.db('users')).toHaveLength(1);
  });

  test('needs the right address, within a day', async () => {
    const path = await newPath();
    expect(await look(`${path}x`)).toBe(404);
    now = new Date('2026-11-21T11:00:00.000Z');
    expect(await look(path)).toBe(404);
    expect((await create(path)).statusCode).toBe(404);
    expect(await isEmpty(database.db)).toBe(true);
  });

  test('cannot be guessed at without end', async () => {
    for (let turn = 0; turn < 20; turn += 1) await look(`/api/setup/inventado${turn}`);
    expect(await look('/api/setup/otro')).toBe(429);
  });

  test.each([
    [{ password: 'corta' }, 422, 'password'],
    [{ password: 'directora' }, 422, 'password'],
    [{ password: 'jennifer1' }, 422, 'password'],
    [{ email: 'x' }, 422, 'email'],
    [{ username: '' }, 422, 'username'],
    [{ username: 'www.otra.es' }, 422, 'username'],
    [{ role: 'admin' }, 400, 'role'],
  ])('with %j is refused at its field, and the address goes on working', async (body, status, field) => {
    const path = await newPath();
    const answer = await create(path, body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors).toHaveProperty(field);
    expect((await create(path)).statusCode).toBe(201);
  });
});

test('clearing out takes what is over and leaves what is not', async () => {
  const { db } = database;
  await create(await newPath());
  await app.inject({ method: 'POST', url: '/api/auth/login/', payload: ACCOUNT });
  await app.inject({ method: 'POST', url: '/api/auth/login/', payload: { ...ACCOUNT, password: 'no' } });
  await db('idempotencyKeys').insert({
    key: 'k',
    userId: 1,
    fingerprint: 'f',
    status: 201,
    body: '{}',
    at: now.toISOString(),
  });
  const counts = async () => {
    await purge({ db, config, world });
    const tables = ['sessions', 'attempts', 'idempotencyKeys', 'users'];
    return Promise.all(tables.map(async table => (await db(table)).length));
  };
  expect(await counts()).toEqual([1, 3, 1, 1]);
  now = new Date('2026-11-23T12:00:00.000Z');
  expect(await counts()).toEqual([1, 1, 1, 1]);
  now = new Date('2026-12-21T12:00:00.000Z');
  expect(await counts()).toEqual([0, 0, 0, 1]);
});
