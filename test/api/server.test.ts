import { readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seedDemo } from '../../seeds/demo.ts';
import { folderStore } from '../../api/files/folderStore.ts';
import { newDatabase, type TestDatabase } from '../help/database.ts';
import { addressOf, RUNNING, runOnTestDatabase, type ServerProcess } from '../help/serverProcess.ts';

let database: TestDatabase;
let running: ServerProcess[];
beforeEach(async () => {
  database = await newDatabase();
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map(each => each.stop()));
  await database.close();
});

const start = (settings: Record<string, string> = {}, program = 'api/server') => {
  const { dataDir, databaseUrl } = database;
  const server = runOnTestDatabase(program, {
    PORT: '0',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...settings,
  });
  running.push(server);
  return server;
};

const seed = () =>
  seedDemo(database.db, { files: folderStore(database.dataDir), scratch: database.dataDir, now: new Date(), rows: 50 });

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const DEMO = { username: 'super', password: 'demo-portes-2026' };

describe('the first start', () => {
  test('on this machine makes the demonstration, says where it is and how to come in', async () => {
    const server = start();
    const address = await addressOf(server);
    expect(address).toMatch(/^http:\/\/localhost:\d{4,5}$/);
    await server.says(/conductor\s+Conductor/);
    expect(server.said()).toContain('demo-portes-2026');
    for (const name of ['super', 'admin', 'transportista', 'cliente', 'contable'])
      expect(server.said()).toMatch(new RegExp(`^ {2}${name}\\s`, 'm'));
    expect((await post(`${address}/api/auth/login/`, DEMO)).status).toBe(200);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  }, 60_000);

  test('without the demonstration prints a one-time address for the first account', async () => {
    const server = start({ DEMO: '0' });
    const [, path = ''] = await server.says(/\/app(\/setup\/[\w-]+)/);
    const address = await addressOf(server);
    const account = { username: 'jefa', email: 'jefa@example.com', password: 'una-clave-larga' };
    expect((await post(`${address}/api${path}`, account)).status).toBe(201);
    expect((await post(`${address}/api/auth/login`, account)).status).toBe(200);
    expect((await post(`${address}/api/auth/login`, DEMO)).status).toBe(401);
  }, 60_000);

  test('where others can reach it makes no demonstration by itself', async () => {
    const server = start({ HOST: '0.0.0.0' });
    await server.says(/\/app\/setup\//);
    expect(await database.db('users')).toEqual([]);
  }, 60_000);
});

describe('a later start', () => {
  test('makes nothing again, and two servers work on the same database', async () => {
    await seed();
    const before = await database.db('users').orderBy('id');
    const [one, two] = [start(), start()];
    const [first, second] = [await addressOf(one), await addressOf(two)];
    expect(one.said()).not.toContain('demo-portes');
    const login = await post(`${first}/api/auth/login`, DEMO);
    const cookie = String(login.headers.get('set-cookie')).split(';')[0] ?? '';
    expect((await fetch(`${second}/api/auth/check`, { headers: { cookie } })).status).toBe(200);
    await fetch(`${second}/api/auth/logout`, { method: 'DELETE', headers: { cookie } });
    expect((await fetch(`${first}/api/auth/check`, { headers: { cookie } })).status).toBe(401);
    expect(await database.db('users')).toHaveLength(before.length);
  }, 60_000);

  test('does not show demo accounts to others unless it is said that this is meant', async () => {
    await seed();
    const refused = start({ HOST: '0.0.0.0' });
    expect(await refused.ended).toBe(1);
    expect(refused.said()).toContain('cuentas de demostración');
    expect(refused.said()).not.toMatch(/\n\s+at /);
    await addressOf(start({ HOST: '0.0.0.0', DEMO: '1' }));
    const proxied = start({ PUBLIC_URL: 'https://portes.example.com' });
    await proxied.says(/Portes está en marcha: https:\/\/portes\.example\.com\/app\//);
    expect(proxied.said()).toContain('Aviso: hay cuentas de demostración');
    await database.db('users').update({ isActive: false });
    await addressOf(start({ HOST: '0.0.0.0' }));
  }, 60_000);

  test('sends the letters that wait', async () => {
    await seed();
    const address = await addressOf(start());
    await post(`${address}/api/auth/forgot-password/`, { email: 'admin@portes.example.com' });
    await expect
      .poll(() => readdir(join(database.dataDir, 'outbox')).catch(() => []), { timeout: 10_000 })
      .toHaveLength(1);
  }, 60_000);
});

describe('the end', () => {
  test('lets a request under way finish, refuses new ones, and comes within ten seconds', async () => {
    await seed();
    const server = start();
    const { port } = new URL(await addressOf(server));
    const body = JSON.stringify(DEMO);
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', chunk => (answer += String(chunk)));
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    await new Promise(resolve => setTimeout(resolve, 300));
    server.child.kill('SIGTERM');
    await new Promise(resolve => setTimeout(resolve, 300));
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
    socket.write(body.slice(5));
    expect(await server.ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
  }, 60_000);

  test('comes even when somebody never finishes', async () => {
    const server = start({ DEMO: '0' });
    const { port } = new URL(await addressOf(server));
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => socket.destroy());
    socket.write('POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{');
    await new Promise(resolve => setTimeout(resolve, 300));
    const begin = performance.now();
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
    expect(performance.now() - begin).toBeLessThan(10_000);
  }, 60_000);
});

test('what is thrown where nobody waits for it is written down, and ends the process in order', async () => {
  const server = start({
    DEMO: '0',
    NODE_OPTIONS: "--import=data:text/javascript,process.on('SIGUSR2',()=>{throw(new(Error)('de-repente'))})",
  });
  await addressOf(server);
  server.child.kill('SIGUSR2');
  expect(await server.ended).toBe(1);
  const line = /^\{"level":60.*$/m.exec(server.said())?.[0] ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ msg: 'fault', err: { message: 'de-repente' } });
}, 60_000);

describe('a start that cannot be', () => {
  const refusal = async (settings: Record<string, string>, program?: string) => {
    const server = start({ DEMO: '0', ...settings }, program);
    const code = await server.ended;
    return { code, said: server.said() };
  };

  test('says that the port is taken', async () => {
    const { port } = new URL(await addressOf(start({ DEMO: '0' })));
    const { code, said } = await refusal({ PORT: port });
    expect([code, said]).toEqual([1, expect.stringContaining(`El puerto ${port} de 127.0.0.1 ya está en uso`)]);
    expect(said).not.toMatch(RUNNING);
  }, 60_000);

  test.each([
    ['a setting is wrong', { PORT: 'ochenta' }, 'PORT debe ser un puerto entre 0 y 65535.'],
    [
      'the database is away',
      { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
      'No se ha podido conectar con la base de datos',
    ],
    ['the address is not of this machine', { HOST: '192.0.2.1' }, 'no es una dirección de este equipo'],
  ])(
    'says that %s',
    async (_what, settings, sentence) => {
      const others = 'HOST' in settings ? [] : ['api/migrate', 'seeds/seed'];
      for (const program of ['api/server', ...others]) {
        const { code, said } = await refusal(settings, program);
        expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
        expect(said).not.toMatch(/\n\s+at /);
      }
    },
    60_000,
  );

  test('says that its folder is none', async () => {
    const file = join(database.dataDir, 'archivo');
    await writeFile(file, '');
    const { code, said } = await refusal({ DATA_DIR: join(file, 'datos') });
    expect([code, said]).toEqual([1, expect.stringContaining('No se puede escribir en DATA_DIR')]);
  }, 60_000);
});

test('migrating by command does so once, and twice does no harm', async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    const program = start({}, 'api/migrate');
    expect(await program.ended).toBe(0);
    expect(program.said()).toContain('La base de datos está al día.');
  }
}, 60_000);
