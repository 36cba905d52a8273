import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '#domain/dates';
import { expectNumbered } from '../help/fire.ts';
import { addClients, addDelivered, addFinished } from '../help/uninvoiced.ts';
import { type Desks, kindsOf, processes, race, type Reply, TIMES } from '../help/floor.ts';

const INVOICES = 200;
const CLIENTS = 20;
const YEAR = Number(dayOf(new Date()).slice(0, 4));

let desks: Desks;
/** The two servers that are there: one that is killed gives its place to another. */
const two: [number, number] = [0, 1];
/** How many invoices there are by now: their numbers go on from one test to the next. */
let made = 0;
beforeAll(async () => {
  desks = await processes(2);
}, 60_000);
afterAll(() => desks.close());

const deskOf = (who: number): number => two[who % 2] ?? 0;
const killFirst = (): void => void desks.servers[two[0]]?.child.kill('SIGKILL');
const replaceFirst = async (): Promise<void> => {
  expect(await desks.servers[two[0]]?.ended).toBe('SIGKILL');
  await desks.start();
  two[0] = desks.servers.length - 1;
};
/** As many more as were to be made, and nothing wrong with any of all. */
const expectMade = async (more: number): Promise<void> => {
  made += more;
  expect(await expectNumbered(desks.db, YEAR)).toHaveLength(made);
};

/** What fetch throws when nobody answers; a wrong answer is a failure of the test. */
const nobody = (error: unknown): null => {
  if (error instanceof TypeError) return null;
  throw error;
};

/** Work for as many clients of the API as there are, each taking the next when it is done. */
const all = async <T>(items: readonly T[], work: (item: T, n: number, who: number) => Promise<void>): Promise<void> => {
  const waiting = [...items.entries()];
  const run = async (who: number) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0], who);
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, who) => run(who)));
};

const bodyOf = (load: number) => ({ isEmitted: true, clientId: desks.ids.client, loadIds: [load] });
const loads = () =>
  addDelivered(
    desks.db,
    Array.from({ length: INVOICES }, () => desks.ids.client),
  );
const postInvoice = (desk: number, load: number): Promise<Reply> =>
  desks.ask(desk, 'admin', 'POST', '/api/invoices', bodyOf(load));

test('200 invoices by 20 at once, over two processes, have 200 numbers one after another', async () => {
  const statuses: number[] = [];
  await all(await loads(), async (load, _n, who) => {
    statuses.push((await postInvoice(deskOf(who), load)).status);
  });
  expect(statuses).toEqual(Array.from({ length: INVOICES }, () => 201));
  await expectMade(INVOICES);
}, 120_000);

test('so they have when every tenth is cut off midway and sent again with its key', async () => {
  const again: number[] = [];
  await all(await loads(), async (load, n, who) => {
    const key = `invoice-${load}`;
    if (n % 10 !== 9) {
      expect((await postInvoice(deskOf(who), load)).status).toBe(201);
      return;
    }
    // Hung up on while the server is at it: from before it has read the request until about when it answers.
    await desks.cutOff(deskOf(who), 'admin', '/api/invoices', bodyOf(load), { after: (n % 7) * 4, key });
    again.push(load);
  });
  await expectNumbered(desks.db, YEAR);
  await all(again, async (load, n) => {
    const answer = await desks.ask(deskOf(n), 'admin', 'POST', '/api/invoices', bodyOf(load), `invoice-${load}`);
    expect(answer.status, answer.text).toBe(201);
  });
  await expectMade(INVOICES);
}, 120_000);

test('and when a server is killed midway, and another started: what it said yes to is there, what it didn’t is whole or not', async () => {
  const [unsure, sure]: [number[], number[]] = [[], []];
  await all(await loads(), async (load, _n, who) => {
    const answer = await postInvoice(deskOf(who), load).catch(nobody);
    (answer?.status === 201 ? sure : unsure).push(load);
    if (sure.length === 60) killFirst();
  });
  expect(unsure.length).toBeGreaterThan(0);
  await expectNumbered(desks.db, YEAR);
  await replaceFirst();
  const kept: number[] = await desks.db('loads').whereNotNull('invoiceId').pluck('id');
  expect(sure.filter(load => !kept.includes(load))).toEqual([]);
  await all(unsure, async load => {
    // Done before the answer could come, or done now.
    expect([201, 409]).toContain((await postInvoice(two[0], load)).status);
  });
  await expectMade(INVOICES);
}, 120_000);

test('of two that want the same load or route at the same moment one gets it', async () => {
  const clients = Array.from({ length: TIMES / 2 }, () => desks.ids.client);
  const wanted = await addDelivered(desks.db, clients);
  const outcomes = await race(
    wanted,
    load => postInvoice(two[0], load),
    load => postInvoice(two[1], load),
  );
  expect(['201 409', '409 201']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
  await expectMade(TIMES / 2);

  const { carrier: carrierId } = desks.ids;
  const routes = await addFinished(
    desks.db,
    clients.map(() => carrierId),
  );
  // The office enters it while the carrier makes it.
  const ofRoutes = await race(
    routes,
    route =>
      desks.ask(two[0], 'admin', 'POST', '/api/invoices', {
        carrierId,
        isEmitted: false,
        num: `F-${route}`,
        routeIds: [route],
      }),
    route => desks.ask(two[1], 'carrier', 'POST', '/api/invoices', { isEmitted: true, routeIds: [route] }),
  );
  expect(['201 409', '409 201']).toEqual(expect.arrayContaining(kindsOf(ofRoutes)));
  const lines: number[] = await desks.db('invoiceLines').whereNotNull('routeId').pluck('routeId');
  expect(lines.sort((a, b) => a - b)).toEqual(routes);
}, 120_000);

test('a run goes on where a killed server left it: each client has one invoice', async () => {
  const clients = await addClients(desks.db, 60);
  const loadIds = await addDelivered(desks.db, [...clients, ...clients]);
  const body = { kind: 'clients', fromDate: '2026-11-01', toDate: '2026-11-30', date: dayOf(new Date()), loadIds };
  const { id } = (await desks.ask(two[0], 'admin', 'POST', '/api/invoiceRuns', body)).data as { id: number };
  const next = (desk: number) => desks.ask(desk, 'admin', 'POST', `/api/invoiceRuns/${id}/next`);
  // Two people go on with it at two servers, one of which dies while it is at it.
  await Promise.all([next(two[0]), next(two[1])]);
  const dying = next(two[0]).catch(nobody);
  await next(two[1]);
  killFirst();
  await dying;
  const half = await expectNumbered(desks.db, YEAR);
  expect(half.length).toBeLessThan(made + clients.length);
  await replaceFirst();
  const goOn = async (desk: number): Promise<void> => {
    for (;;) {
      const { progress } = (await next(desk)).data as { progress: { pending: number } };
      if (!progress.pending) return;
    }
  };
  await Promise.all(two.map(goOn));
  await expectMade(clients.length);
  const invoices: { clientId: number; value: number }[] = await desks
    .db('invoices')
    .whereIn('clientId', clients)
    .orderBy('clientId');
  expect(invoices.map(({ clientId, value }) => [clientId, Number(value)])).toEqual(clients.map(each => [each, 20_000]));
  expect(await desks.db('invoiceRunItems').whereNot({ state: 'created' })).toEqual([]);
}, 120_000);
