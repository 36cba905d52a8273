import { Agent, request } from 'node:http';
import { addDelivered } from '../help/uninvoiced.ts';
import { enginesOf, type Goal, ms, percentile, scaled } from './Goal.ts';
import { type Cookie, type Desk, openSite } from './site.ts';

const INVOICES = 1_000;
const CLIENTS = 64;
const P95_MS = 150;

/** Those that the servers issue first, unmeasured: one that has just been started takes twice as long for each. */
const WARMING = 3;

const agent = new Agent({ keepAlive: true });

/** The status of an answer, over a connection that is kept: one's own client would else take as long as a server. */
const post = ({ port }: Desk, { cookie }: Cookie, body: object): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const sent = request({ port, path: '/api/invoices', method: 'POST', agent, headers }, answer => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject).end(JSON.stringify(body));
  });

/** Correlative within a series (RD 1619/2012 art. 6.1.a), however many issue at once. */
const measureOn = async (databaseUrl: string | null, invoices: number) => {
  const site = await openSite({ databaseUrl });
  try {
    const [one, two] = [await site.start(), await site.start()];
    const clientIds = Array.from({ length: invoices * (1 + WARMING) }, () => site.ids.client);
    const waiting = await site.look(db => addDelivered(db, clientIds));
    const [times, wrong]: [number[], number[]] = [[], []];
    const issue = async (admin: Cookie, desk: Desk): Promise<void> => {
      for (let load = waiting.pop(); load !== undefined; load = waiting.pop()) {
        const begun = performance.now();
        const status = await post(desk, admin, { isEmitted: true, clientId: site.ids.client, loadIds: [load] });
        times.push(performance.now() - begun);
        if (status !== 201) wrong.push(status);
      }
    };
    const admins = [];
    for (let who = 0; who < CLIENTS; who += 1) admins.push(await site.newAdmin());
    await Promise.all(admins.map((admin, who) => issue(admin, who % 2 ? two : one)));
    const numbers: string[] = await site.look(db => db('invoices').pluck('num'));
    const series = numbers.map(num => Number(num.split('/')[1])).sort((a, b) => a - b);
    const gaps = series.filter((number, n) => number !== n + 1).length;
    return { gaps, wrong, p95: percentile(times.slice(invoices * WARMING), 0.95) };
  } finally {
    await site.close();
  }
};

export const numbering: Goal = {
  id: 'G5',
  promise: `${INVOICES} invoices by ${CLIENTS} clients at once over two servers: distinct numbers without a gap, no error, p95 under ${P95_MS} ms once ${WARMING} times as many have been issued`,
  measure: async options => {
    const invoices = scaled(INVOICES, options);
    const found: string[] = [];
    let reached = true;
    for (const [engine, url] of Object.entries(await enginesOf(options))) {
      const { gaps, wrong, p95 } = await measureOn(url, invoices);
      reached &&= gaps === 0 && wrong.length === 0 && p95 < P95_MS;
      found.push(
        `${engine}: ${invoices} invoices, ${gaps} doubled or left out, ${wrong.length} errors, p95 ${ms(p95)}`,
      );
    }
    return { reached, found: found.join('; ') };
  },
};
