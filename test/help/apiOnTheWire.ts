import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** An API that answers as it is told, for all tests of a file. The browser's fetch knows where it is; here it has to be told. */
export const apiOnTheWire = (answer: RequestListener): void => {
  const realFetch = globalThis.fetch;
  let server: Server;
  beforeAll(async () => {
    server = createServer(answer);
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    globalThis.fetch = (path, options) => realFetch(`http://127.0.0.1:${port}${path as string}`, options);
  });
  afterAll(() => {
    globalThis.fetch = realFetch;
    server.close();
  });
};
