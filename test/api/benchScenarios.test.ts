import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../api/app.ts';
import { readConfig } from '../../api/config.ts';
import { openStore } from '../../api/files/openStore.ts';
import type { Ask } from '../bench/drive.ts';
import { type Facts, factsOf } from '../bench/facts.ts';
import { listLoads, oneLoad } from '../bench/handLoads.ts';
import { postgresStore, sqliteStore, type Store } from '../bench/handStore.ts';
import { SCENARIOS } from '../bench/scenarios.ts';
import { addressOfPlace } from '../bench/seeded.ts';
import { openSeeded, type Seeded } from '../help/seeded.ts';

let seeded: Seeded;
let app: FastifyInstance;
let facts: Facts;
let hand: Store;

beforeAll(async () => {
  const now = new Date();
  seeded = await openSeeded({ rows: 800, now });
  const { db, dataDir, databaseUrl } = seeded;
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const world = { now: () => now, files: openStore(config), geocoder: () => Promise.resolve([]) };
  app = await buildApp(config, db, world);
  facts = await factsOf(db);
  hand = databaseUrl ? postgresStore(databaseUrl) : sqliteStore(addressOfPlace({ dataDir, databaseUrl }));
});
afterAll(async () => {
  await hand.close();
  await app.close();
  await seeded.close();
});

const send = ({ method, path, headers, body }: Ask, cookie = '') =>
  app.inject({ method: method as 'GET', url: path, headers: { ...headers, cookie }, ...(body && { payload: body }) });

describe('what npm run bench measures', () => {
  test.each(Object.entries(SCENARIOS))('%s is answered, with the total that SQL counts', async (_, scenario) => {
    const [cookie] = facts.cookies[scenario.as];
    const total = await scenario.total?.(facts);
    const answer = await send(scenario.ask(facts, 0, 0), cookie);
    expect(answer.statusCode).toBe(scenario.tagged ? 200 : (scenario.status ?? 200));
    if (total !== undefined) expect(answer.json()).toMatchObject({ total });
  });

  test('the hand-written server answers with the same columns', async () => {
    const [cookie] = facts.cookies.admin;
    const { clientId, status, total } = facts.busiest;
    const product = (await send(SCENARIOS.filtered?.ask(facts, 0, 0) ?? { method: 'GET', path: '/' }, cookie)).json();
    const page = await listLoads(hand, { filter: { clientId, status }, offset: 0, limit: 25 });
    expect(page.total).toBe(total);
    expect(page.data.map(({ id }) => id)).toEqual(product.data.map(({ id }: { id: number }) => id));
    const columns = (row: object | undefined) => Object.keys(row ?? {}).sort();
    expect(columns(page.data[0])).toEqual(columns(product.data[0]));
    expect(columns((await oneLoad(hand, facts.ids[0] ?? 0)).data)).toEqual(columns(product.data[0]));
  });
});
