import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { addPlaces, pdfOf } from './bulk.ts';
import { type Goal, ms, sayFirst, scaled } from './Goal.ts';
import { honestDuring } from './honest.ts';
import { peakMb } from './memory.ts';
import { type Cookie, type Desk, documentForm, openSite, type Site } from './site.ts';

const PEOPLE = 20;
const EACH = 10;
const CLOSED_MS = 30_000;
const P95_MS = 250;
const MEGABYTES = 400;
const ROWS = 60_000;

/** More than the system keeps between two processes that don't read. */
const BIG = pdfOf(9);

/** An office with much to read; answers what each of the non-readers asks for, as often as one connection does. */
const fill = async (desk: Desk, site: Site): Promise<Record<string, string[]>> => {
  await addPlaces(site, ROWS);
  const made = await desk.ask('admin', 'POST', '/api/documents', documentForm(site, BIG));
  const { data } = (await made.json()) as { data: { id: number } };
  const [file] = await site.look(db => db('files').where({ documentId: data.id }).select('name'));
  return {
    'a file of 9 MB': [`/api/static/${file.name}`],
    'an export of 60,000 rows': ['/api/locations/export'],
    '300 lists on one connection': Array<string>(300).fill('/api/locations?range=[0,99]'),
  };
};

/** Asks, and reads nothing of what comes, or of that 1 kB a second. */
const ask = ({ port }: Desk, { cookie }: Cookie, urls: readonly string[], isDripping: boolean): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.write(urls.map(url => `GET ${url} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`).join(''));
      if (isDripping) {
        const timer = setInterval(() => socket.read(1_024), 1_000);
        socket.once('close', () => clearInterval(timer));
      }
      resolve(socket);
    });
    socket.on('error', () => socket.destroy());
  });

/** The ports that the server holds a connection to: who doesn't read doesn't hear of being hung up on either. */
const heldBy = async ({ port }: Desk): Promise<Set<number>> => {
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n');
  const held = new Set<number>();
  for (const line of lines) {
    const [, local = '', remote = '', state] = line.trim().split(/\s+/);
    const portOf = (address: string) => Number.parseInt(address.split(':')[1] ?? '', 16);
    if (portOf(local) === port && state === '01') held.add(portOf(remote));
  }
  return held;
};

/** When the server held none of these any more, in milliseconds from now, and how many it held at the end. */
const untilClosed = async (desk: Desk, ports: readonly number[]): Promise<{ took: number; left: number }> => {
  const begun = performance.now();
  for (;;) {
    const held = await heldBy(desk);
    const left = ports.filter(port => held.has(port)).length;
    const took = performance.now() - begun;
    if (left === 0 || took > CLOSED_MS + 10_000) return { took, left };
    await wait(250);
  }
};

export const nonReaders: Goal = {
  id: 'F12',
  promise: `${PEOPLE * EACH} connections that ask for much and read nothing, or 1 kB a second, are closed within ${CLOSED_MS / 1000} s, while others have a p95 under ${P95_MS} ms and memory stays under ${MEGABYTES} MB`,
  measure: async options => {
    const site = await openSite();
    try {
      const desk = await site.start();
      const asked = await fill(desk, site);
      const found: string[] = [];
      const faults: string[] = [];
      const people = await Promise.all(Array.from({ length: scaled(PEOPLE, options) }, site.newAdmin));
      for (const [name, urls] of Object.entries(asked))
        for (const isDripping of [false, true]) {
          const sockets: Socket[] = [];
          for (const who of people)
            sockets.push(...(await Promise.all(Array.from({ length: EACH }, () => ask(desk, who, urls, isDripping)))));
          const ports = sockets.map(socket => socket.localPort ?? 0);
          const [{ took, left }, others] = await Promise.all([
            untilClosed(desk, ports),
            honestDuring(desk, CLOSED_MS / 2),
          ]);
          for (const socket of sockets) socket.destroy();
          const line = `${name}${isDripping ? ' drop by drop' : ''}: ${left} of ${ports.length} still open after ${ms(took)}, others' p95 ${ms(others.p95)}, at most ${ms(others.slowest)}`;
          options.say(`  ${line}`);
          found.push(line);
          if (left || took > CLOSED_MS || others.p95 > P95_MS || others.failed) faults.push(line);
        }
      const memory = await peakMb(desk);
      sayFirst(faults, options);
      return {
        reached: faults.length === 0 && memory < MEGABYTES,
        found: `${found.join('; ')}; at most ${Math.round(memory)} MB`,
      };
    } finally {
      await site.close();
    }
  },
};
