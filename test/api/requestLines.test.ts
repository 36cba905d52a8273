import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { officePerFile } from '../help/ownOffice.ts';

const lines: string[] = [];
const office = officePerFile(() => ({ logTo: { write: line => lines.push(line) } }));

type Line = { msg: string; req?: object; res?: object; responseTime?: number };
const told = (): Line[] => lines.map(line => JSON.parse(line) as Line).filter(({ msg }) => msg !== 'security');

let port = 0;
beforeAll(async () => {
  port = Number(new URL(await office.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

/** Sends that, and is gone. */
const sendAndLeave = async (sent: string): Promise<void> => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(sent);
  await new Promise(resolve => setTimeout(resolve, 50));
  socket.destroy();
};

test('each request is one line of the log: what was asked, what came of it and how long it took', async () => {
  lines.length = 0;
  expect((await office.anonymous.get('/api/ready?x=1')).status).toBe(200);
  expect(told()).toMatchObject([
    { msg: 'request completed', req: { method: 'GET', url: '/api/ready' }, res: { statusCode: 200 } },
  ]);
  expect(told()[0]?.responseTime).toBeGreaterThan(0);
});

test('so is one whose client left before all of it had been sent', async () => {
  lines.length = 0;
  const head =
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n';
  await sendAndLeave(`${head}{"username"`);
  await expect.poll(told).toMatchObject([{ msg: 'request aborted', req: { method: 'POST', url: '/api/auth/login' } }]);
  expect(told()[0]?.responseTime).toBeGreaterThan(0);
});
