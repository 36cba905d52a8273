import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createPlaces } from '../../api/crud/places.ts';
import { startSession } from '../../api/auth/session.ts';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

/** An answer as far as a place asks of it: whether and when it is over. */
const newAnswer = () => Object.assign(new EventEmitter(), { closed: false, destroyed: false });

const LIMITS = { places: 2, each: 1, inLine: 2, patience: 60_000 };

/** Asks for places in turn, and keeps what became of each. */
const asking = (limits: Partial<typeof LIMITS> = {}) => {
  const place = createPlaces({ ...LIMITS, ...limits });
  const heard: Record<string, unknown> = {};
  const ask = async (name: string, who: number) => {
    const answer = newAnswer();
    void place(who, answer).then(
      found => (heard[name] = found),
      ({ statusCode }) => (heard[name] = statusCode),
    );
    await new Promise(setImmediate);
    return answer;
  };
  const end = async (answer: EventEmitter) => {
    answer.emit('close');
    await new Promise(setImmediate);
  };
  return { ask, end, heard };
};

test('so many have a place at once, the next in line gets one when an answer is over, and a line too long is refused', async () => {
  const { ask, end, heard } = asking();
  const first = await ask('a', 1);
  await ask('b', 2);
  await ask('c', 3);
  await ask('d', 4);
  await ask('e', 5);
  expect(heard).toEqual({ a: true, b: true, e: 503 });
  await end(first);
  expect(heard).toEqual({ a: true, b: true, c: true, e: 503 });
});

test('who has taken as many as one may have lets those behind pass', async () => {
  const { ask, end, heard } = asking();
  const first = await ask('a1', 1);
  await ask('a2', 1);
  const other = await ask('b', 2);
  expect(heard).toEqual({ a1: true, b: true });
  await end(other);
  expect(heard).toEqual({ a1: true, b: true });
  await end(first);
  expect(heard).toEqual({ a1: true, a2: true, b: true });
});

test('who leaves the line, or had left before, takes no place', async () => {
  const { ask, end, heard } = asking({ places: 1 });
  const first = await ask('a', 1);
  const gone = await ask('b', 2);
  await ask('c', 3);
  await end(gone);
  expect(heard).toEqual({ a: true, b: false });
  await end(first);
  expect(heard).toEqual({ a: true, b: false, c: true });
});

test('who waits for too long hears that, and keeps nobody from a place', async () => {
  const { ask, end, heard } = asking({ places: 1, patience: 1 });
  const first = await ask('a', 1);
  await ask('b', 2);
  await expect.poll(() => heard).toEqual({ a: true, b: 503 });
  await end(first);
  await ask('c', 3);
  expect(heard).toEqual({ a: true, b: 503, c: true });
});

test('exports that were hung up on, or refused, leave no place taken', async () => {
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = office.app.server.address() as AddressInfo;
  const cookie = `session=${await startSession(office.db, office.ids.users.admin, office.world.now(), 'test')}`;
  const hungUp = () =>
    new Promise<void>(resolve => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {}).once('close', () => resolve());
      socket.write(`GET /api/loads/export HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`, () =>
        socket.destroy(),
      );
    });
  for (let turn = 0; turn < 20; turn += 1) await hungUp();
  for (let turn = 0; turn < 10; turn += 1)
    expect((await office.as('admin').get('/api/loads/export?filter={"nothing":1}')).status).toBe(400);
  const signal = AbortSignal.timeout(8_000);
  const whole = await fetch(`http://127.0.0.1:${port}/api/loads/export?format=xlsx`, { headers: { cookie }, signal });
  expect(whole.status).toBe(200);
  expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
});
