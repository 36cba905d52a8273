import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

const REQUEST = 'GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

/** How many answers come to so many requests sent in one piece, and whether the connection stays. */
const inOnePiece = async (count: number) => {
  const { port } = office.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', chunk => (said += String(chunk)));
  socket.on('error', () => socket.destroy());
  const answers = () => said.split('HTTP/1.1 200').length - 1;
  socket.write(REQUEST.repeat(count));
  let isClosed = false;
  socket.once('close', () => (isClosed = true));
  const how = () => (isClosed ? 'closed' : answers() === count ? 'answered' : 'waiting');
  await expect.poll(how, { timeout: 5_000 }).not.toBe('waiting');
  const found = how();
  socket.destroy();
  return found;
};

test('a few requests on one connection are answered, a flood of them is hung up on', async () => {
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  expect(await inOnePiece(10)).toBe('answered');
  expect(await inOnePiece(500)).toBe('closed');
});
