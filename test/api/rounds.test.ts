import { setImmediate as turn } from 'node:timers/promises';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createRounds } from '../../api/turns/rounds.ts';
import { startSession } from '../../api/auth/session.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

test('what takes a round’s time puts off who comes after it, in order', async () => {
  let now = 0;
  const nextRound = createRounds(2, undefined, () => now);
  const done: string[] = [];
  const work = async (name: string, takes: number) => {
    await new Promise<void>(nextRound);
    done.push(name);
    now += takes;
  };
  const all = Promise.all([work('a', 1), work('b', 5), work('c', 5), work('d', 1)]);
  const rounds = [];
  for (let round = 0; round < 3; round += 1) {
    await turn();
    rounds.push(done.splice(0).join(' '));
  }
  await all;
  expect(rounds).toEqual(['a b', 'c', 'd']);
});

test('whose work brings more work does not go before who waits already', async () => {
  let now = 0;
  const nextRound = createRounds(2, undefined, () => now);
  const done: string[] = [];
  const work = async (name: string, then?: string): Promise<void> => {
    await new Promise<void>(nextRound);
    done.push(name);
    now += 5;
    if (then) await work(then);
  };
  await Promise.all([work('a', 'a again'), work('b'), work('c')]);
  expect(done).toEqual(['a', 'b', 'c', 'a again']);
});

const CROWD = 150;

test('who comes anew is heard while a crowd on its connections asks and asks', { timeout: 60_000 }, async () => {
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = office.app.server.address() as AddressInfo;
  const token = await startSession(office.db, office.ids.users.admin, office.world.now(), 'test');
  const agent = new Agent({ keepAlive: true, maxSockets: CROWD });
  let answered = 0;
  const over = new AbortController();
  const ask = (headers: Record<string, string>, kept?: Agent) =>
    new Promise<number>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/api/carriers', headers, agent: kept }, answer => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      }).once('error', reject);
    });
  const crowd = Array.from({ length: CROWD }, async () => {
    while (!over.signal.aborted) {
      expect(await ask({ cookie: `session=${token}` }, agent)).toBe(200);
      answered += 1;
    }
  });
  await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(CROWD);
  const before = answered;
  expect(await ask({})).toBe(401);
  // Some of the crowd on the way in and out: not round after round of all of them, which came to thousands.
  const meanwhile = answered - before;
  over.abort();
  await Promise.all(crowd);
  agent.destroy();
  expect(meanwhile).toBeLessThan(3 * CROWD);
});
