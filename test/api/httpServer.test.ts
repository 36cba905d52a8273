import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { sessionCookie } from '../../api/auth/sessionCookies.ts';
import { httpServer } from '../../api/http/httpServer.ts';
import { officePerTest } from '../help/ownOffice.ts';

const lines: string[] = [];
const office = officePerTest(() => ({ logTo: { write: line => lines.push(line) } }));

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

test('what comes on one connection is answered one after another', async () => {
  const begun: string[] = [];
  let answerFirst = () => {};
  const server = httpServer((request, reply) => {
    begun.push(String(request.url));
    if (request.url === '/first') answerFirst = () => reply.end();
    else reply.end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(['/first', '/second', '/third'].map(path => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`).join(''));
  await expect.poll(() => begun).toEqual(['/first']);
  answerFirst();
  await expect.poll(() => begun).toEqual(['/first', '/second', '/third']);
  socket.destroy();
  await new Promise(resolve => server.close(resolve));
});

test('where a request came from is known after its sender hung up too', async () => {
  const from: (string | undefined)[] = [];
  const server = httpServer(({ socket }) => {
    socket.once('close', () => from.push(socket.remoteAddress));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  setTimeout(() => socket.resetAndDestroy(), 50);
  await expect.poll(() => from).toEqual(['127.0.0.1']);
  await new Promise(resolve => server.close(resolve));
});

test('who hangs up while the session is looked up is no fault', async () => {
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = office.app.server.address() as AddressInfo;
  const request = `GET /api/loads HTTP/1.1\r\nHost: here\r\nCookie: ${sessionCookie(office.config)}=nobody\r\n\r\n`;
  for (let turn = 0; turn < 50; turn += 1) {
    const socket = connect(port, '127.0.0.1', () => socket.write(request, () => socket.resetAndDestroy()));
    await new Promise(resolve => socket.once('close', resolve));
  }
  await office.app.close();
  expect(lines.filter(line => line.includes('fault'))).toEqual([]);
});
