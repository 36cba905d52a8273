import { request as send, type ClientRequest } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startSession } from '../../api/auth/session.ts';
import type { Furniture } from '../help/furnish.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

const AT_ONCE = 10;

const cookieOf = async (account: keyof Furniture['users']): Promise<string> =>
  `session=${await startSession(office.db, office.ids.users[account], office.world.now(), 'test')}`;

/** A form whose text never comes: it is under way for as long as the connection is open. */
const holdOpen = (port: number, cookie: string, path = '/api/locations'): ClientRequest => {
  const headers = { cookie, 'content-type': 'application/json', 'content-length': 100 };
  const held = send({ port, host: '127.0.0.1', method: 'POST', path, headers });
  held.on('error', () => {});
  held.write('{"label":"');
  return held;
};

test('who has ten requests under way waits behind them, and nobody else does', async () => {
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = office.app.server.address() as AddressInfo;
  const [busy, other] = [await cookieOf('admin'), await cookieOf('otherCarrier')];
  const get = (cookie: string) =>
    fetch(`http://127.0.0.1:${port}/api/vehicles`, { headers: { cookie } }).then(answer => answer.status);

  const held = Array.from({ length: AT_ONCE }, () => holdOpen(port, busy));
  await Promise.all(held.map(each => new Promise(resolve => each.once('socket', s => s.once('connect', resolve)))));
  // Those came first: once later ones are answered they are under way.
  for (let turn = 0; turn < 5; turn += 1) expect(await get(other)).toBe(200);
  const order: string[] = [];
  const askBusy = async () => {
    expect(await get(busy)).toBe(200);
    order.push('busy');
  };
  const waiting = askBusy();
  expect(await get(other)).toBe(200);
  expect(await get(other)).toBe(200);
  expect(order).toEqual([]);

  held[0]?.destroy();
  await waiting;
  expect(order).toEqual(['busy']);
  for (const each of held) each.destroy();
});

test('who owes a password holds nobody up at the same address', async () => {
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = office.app.server.address() as AddressInfo;
  await office.db('users').where({ id: office.ids.users.admin }).update({ mustChangePassword: true });
  const owing = await cookieOf('admin');
  const held = Array.from({ length: AT_ONCE }, () => holdOpen(port, owing, '/api/auth/password'));
  await Promise.all(held.map(each => new Promise(resolve => each.once('socket', s => s.once('connect', resolve)))));
  const answers = [];
  for (let turn = 0; turn < 5; turn += 1) answers.push(await fetch(`http://127.0.0.1:${port}/api/ready`));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  for (const each of held) each.destroy();
});

test('who hangs up while waiting leaves the line', async () => {
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = office.app.server.address() as AddressInfo;
  const cookie = await cookieOf('admin');
  const held = Array.from({ length: AT_ONCE * 3 }, () => holdOpen(port, cookie));
  await Promise.all(held.map(each => new Promise(resolve => each.once('socket', s => s.once('connect', resolve)))));
  for (const each of held) each.destroy();
  const answer = await fetch(`http://127.0.0.1:${port}/api/vehicles`, { headers: { cookie } });
  expect(answer.status).toBe(200);
});

test('who hangs up with several requests under way on one connection leaves no place taken', async () => {
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = office.app.server.address() as AddressInfo;
  const cookie = await cookieOf('admin');
  const asked = `GET /api/vehicles HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`;
  for (let turn = 0; turn < 20; turn += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(asked.repeat(2 * AT_ONCE));
    await new Promise((resolve, refuse) => socket.once('data', resolve).once('close', refuse));
    socket.resetAndDestroy();
  }
  const signal = AbortSignal.timeout(5_000);
  const { status } = await fetch(`http://127.0.0.1:${port}/api/vehicles`, { headers: { cookie }, signal });
  expect(status).toBe(200);
});
