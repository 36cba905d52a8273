import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands in front of a server and answers some of its paths itself, as if another build had been put in its place, or
 * loses them on the way.
 */
export const startProxy = async (target: string) => {
  const replaced = new Map<string, string>();
  const lost = new Set<string>();
  const server = createServer((incoming, outgoing) => {
    if (lost.has(incoming.url ?? '')) return void outgoing.destroy();
    const script = replaced.get(incoming.url ?? '');
    if (script !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'application/javascript', 'cache-control': 'no-cache' }).end(script);
      return;
    }
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? '/', target), { method, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    replaceScript: (path: string, content: string) => replaced.set(path, content),
    lose: (path: string) => lost.add(path),
    loseNothing: () => lost.clear(),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
