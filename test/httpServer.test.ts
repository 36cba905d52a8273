import { type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { httpServer } from '../api/http/httpServer.ts';

const STILL_MS = 100;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** What comes back to whoever sends this, and after how long the connection was closed. */
const talk = async (answer: RequestListener, said: string, { reads = true } = {}) => {
  const one = httpServer(answer, STILL_MS);
  server = one;
  await new Promise<void>(listening => void one.listen(0, '127.0.0.1', listening));
  const begun = performance.now();
  const socket = connect((one.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('error', () => {});
  if (reads) socket.on('data', data => void (heard += data));
  socket.write(said);
  const closed = new Promise<number>(tell => void socket.once('close', () => tell(performance.now() - begun)));
  return { heard: () => heard, closed };
};

const GET = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

test('an answer that takes longer than a client may stand still arrives', async () => {
  const slow = async (_request: IncomingMessage, reply: ServerResponse) => {
    await wait(STILL_MS * 4);
    reply.end('late');
  };
  const { heard, closed } = await talk((request, reply) => void slow(request, reply), GET);
  expect(await closed).toBeGreaterThan(STILL_MS * 3);
  expect(heard()).toContain('late');
});

test('one that never comes is not waited for for ever', async () => {
  const { heard, closed } = await talk(() => {}, GET);
  const after = await closed;
  expect(after).toBeGreaterThan(STILL_MS * 5);
  expect(after).toBeLessThan(STILL_MS * 20);
  expect(heard()).toBe('');
});

test('whoever stops in the middle of a body is disconnected', async () => {
  const { closed } = await talk(
    request => void request.resume(),
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc',
  );
  expect(await closed).toBeLessThan(STILL_MS * 4);
});

test('whoever doesn’t read the answer is disconnected', async () => {
  const gone = new Promise<void>(tell => {
    const much: RequestListener = (_request, reply) => {
      reply.once('close', tell);
      reply.end(Buffer.alloc(64 * 1024 * 1024));
    };
    void talk(much, GET, { reads: false });
  });
  const begun = performance.now();
  await gone;
  expect(performance.now() - begun).toBeLessThan(STILL_MS * 10);
});
