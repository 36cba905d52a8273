import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hangUpOnSlowBodies } from '../api/http/slowBodies.ts';

const PATIENCE = 400;
const LONG = 900;

let app: FastifyInstance;
let letIn = () => {};
beforeEach(async () => {
  app = Fastify();
  hangUpOnSlowBodies(app, PATIENCE);
  // A line in which one waits before anything is read.
  app.addHook('onRequest', async ({ url }) => {
    if (url === '/line') await wait(LONG);
    if (url === '/stuck') await new Promise<void>(resolve => (letIn = resolve));
  });
  const answer = async () => {
    await wait(LONG);
    return 'whole';
  };
  app.get('/long', answer);
  for (const path of ['/long', '/line', '/stuck']) app.post(path, answer);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const port = () => (app.server.address() as AddressInfo).port;
const address = (path: string) => `http://127.0.0.1:${port()}${path}`;
const textOf = async (path: string, text?: string) => {
  const headers = { 'content-type': 'application/json' };
  const said = text === undefined ? {} : { method: 'POST', headers, body: JSON.stringify({ text }) };
  return (await fetch(address(path), said)).text();
};

test('an answer may take longer than a body, and so may a line before it, however much is sent', async () => {
  const all = [textOf('/long'), textOf('/long', 'x'), textOf('/line', 'x'), textOf('/line', 'x'.repeat(900_000))];
  expect(await Promise.all(all)).toEqual(['whole', 'whole', 'whole', 'whole']);
});

test.each(['/long', '/stuck'])('who sends a body drop by drop to %s is hung up on, in a line too', async path => {
  const slow = connect(port(), '127.0.0.1');
  slow.on('error', () => {}).resume();
  slow.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`);
  await once(slow, 'close');
  expect(slow.destroyed).toBe(true);
  letIn();
});

test('who sends a long one as fast as a poor line carries it may take longer', async () => {
  const [text, piece] = ['x'.repeat(80_000), 5_000];
  const body = JSON.stringify({ text });
  const slow = connect(port(), '127.0.0.1');
  slow.write(
    `POST /long HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  for (let sent = 0; sent < body.length; sent += piece) {
    slow.write(body.slice(sent, sent + piece));
    await wait(PATIENCE / 4);
  }
  const [answer] = (await once(slow, 'data')) as [Buffer];
  expect(answer.toString()).toContain('200 OK');
  slow.destroy();
});
