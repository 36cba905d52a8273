import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { httpServer } from '../api/http/httpServer.ts';
import { hangUpOnSlowBodies } from '../api/http/slowBodies.ts';

const PATIENCE = 400;
const LONG = 900;
/** Of a form's bytes, in ms: at 5,000 bytes a second it has as long as it takes. */
const timeForForm = (bytes: number) => LONG + bytes / 5;

let app: FastifyInstance;
let letIn = () => {};
beforeEach(async () => {
  app = Fastify();
  hangUpOnSlowBodies(app, PATIENCE, timeForForm);
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
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

/** Sends a form piece by piece, as many as are taken, and answers what was said to it. */
const sendForm = async (pieces: number, bytes: number, pause: number): Promise<string> => {
  const line = connect(port(), '127.0.0.1');
  const said = new Promise<string>(resolve => {
    line.once('data', chunk => resolve(String(chunk))).once('close', () => resolve(''));
  });
  line.on('error', () => line.destroy());
  line.write(
    `POST /long HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data\r\nContent-Length: ${pieces * bytes}\r\n\r\n`,
  );
  for (let sent = 0; sent < pieces && !line.destroyed; sent += 1) {
    await wait(pause);
    line.write('x'.repeat(bytes));
  }
  return said.finally(() => line.destroy());
};
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

test('a form with a photo has the longer the more of it has come, standing still for a while or not', async () => {
  expect(await sendForm(5, 5_000, PATIENCE * 2)).toContain('200 OK');
});

test('who sends a form drop by drop is hung up on', async () => {
  expect(await sendForm(20, 1, PATIENCE / 2)).toBe('');
});

test('no photo is cut off by what any request may take: a poor line needs minutes for it', () => {
  expect(httpServer(() => {}).requestTimeout).toBe(30 * 60_000);
});
