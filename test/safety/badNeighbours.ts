import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pdfOf } from './bulk.ts';
import { scaled, type Options } from './Goal.ts';
import { type Desk, documentForm, type Site, statusOf } from './site.ts';

/** Somebody at work against the others: begins, and answers how to stop, and what is left to be said of it. */
export type Neighbour = {
  name: string;
  begin: (desk: Desk, site: Site, options: Options) => Promise<() => Promise<string>>;
};

const open = ({ port }: Desk): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });

/** So many connections that say `first`, and then a drop each second; tells how many of them are still open. */
const drops = async (desk: Desk, count: number, first: string, drop: string) => {
  const sockets: Socket[] = [];
  for (let at = 0; at < count; at += 200)
    sockets.push(...(await Promise.all(Array.from({ length: Math.min(200, count - at) }, () => open(desk)))));
  for (const socket of sockets) {
    socket.on('error', () => socket.destroy());
    socket.on('data', () => {});
    if (first) socket.write(first);
  }
  const timer = setInterval(() => {
    for (const socket of sockets) if (drop && socket.writable) socket.write(drop);
  }, 1_000);
  const isOpen = (socket: Socket) => !socket.destroyed && socket.readyState === 'open';
  return async (): Promise<string> => {
    const left = sockets.filter(isOpen).length;
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
    await wait(200);
    return `${left} of ${count} still open`;
  };
};

const head = (more: string) => `POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}`;
const JSON_HEAD = 'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"username":"';

/** The same request again and again, so many at once, until stopped; tells which answers there were. */
const repeat = (atOnce: number, send: () => Promise<Response>) => {
  const over = new AbortController();
  const statuses = new Map<number, number>();
  const run = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const status = await statusOf(send()).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const running = Array.from({ length: atOnce }, run);
  return async (): Promise<string> => {
    over.abort();
    await Promise.all(running);
    return [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
  };
};

const BIG = pdfOf(9);

const login = (desk: Desk) =>
  fetch(`${desk.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `nadie${Math.random()}`, password: 'no-es-esta' }),
  });

export const NEIGHBOURS: Neighbour[] = [
  { name: '10,000 idle connections', begin: (desk, _site, options) => drops(desk, scaled(10_000, options), '', '') },
  {
    name: '1,000 headers drop by drop',
    begin: (desk, _site, options) => drops(desk, scaled(1_000, options), head(''), 'X-A: b\r\n'),
  },
  {
    name: '1,000 bodies drop by drop',
    begin: (desk, _site, options) => drops(desk, scaled(1_000, options), head(JSON_HEAD), 'a'),
  },
  {
    name: '300 heavy lists at once',
    begin: async (desk, _site, options) =>
      repeat(scaled(300, options), () =>
        desk.ask('admin', 'GET', '/api/loads?range=[0,99]&filter={"q":"a"}&sort=["clientId","DESC"]'),
      ),
  },
  {
    name: '100 logins at once',
    begin: async (desk, _site, options) => repeat(scaled(100, options), () => login(desk)),
  },
  {
    name: '20 uploads of 9 MB at once',
    begin: async (desk, site, options) =>
      repeat(scaled(20, options), () => desk.ask('admin', 'POST', '/api/documents', documentForm(site, BIG))),
  },
];
