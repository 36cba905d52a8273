import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { hangUpOnSlowBodies } from '../api/slowBodies.ts';

test('who sends a body drop by drop is hung up on; an answer may take longer than that', async () => {
  const app = Fastify();
  hangUpOnSlowBodies(app, 5);
  const answer = async () => {
    await wait(100);
    return 'whole';
  };
  app.get('/long', answer);
  app.post('/long', answer);
  try {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}/long`)).text()).toBe('whole');
    const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect(await (await fetch(`http://127.0.0.1:${port}/long`, body)).text()).toBe('whole');

    const slow = connect(port, '127.0.0.1');
    slow.on('error', () => {}).resume();
    slow.write('POST /long HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');
    await once(slow, 'close');
  } finally {
    await app.close();
  }
});
