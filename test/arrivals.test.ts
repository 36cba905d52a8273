import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createArrivals } from '../api/turns/arrivals.ts';
import { createRounds } from '../api/turns/rounds.ts';

/** The door of a server, with a clock that stands still. */
const doorOf = () => {
  const server = createServer();
  const state = { now: 1_000 };
  const isArriving = createArrivals(server, () => state.now);
  return { state, isArriving, connect: () => server.emit('connection', new Socket()) };
};

test('nobody is arriving at a quiet door, and after somebody came there is a round to see who is behind', async () => {
  const { isArriving, connect } = doorOf();
  expect(isArriving()).toBe(false);
  connect();
  expect(isArriving()).toBe(true);
  await nextRound();
  expect(isArriving()).toBe(true);
  await nextRound();
  await nextRound();
  expect(isArriving()).toBe(false);
});

test('while they come and come, every twenty milliseconds there is a round for the work', async () => {
  const { state, isArriving, connect } = doorOf();
  const rounds: boolean[] = [];
  for (let round = 0; round < 12; round += 1) {
    connect();
    rounds.push(isArriving());
    state.now += 5;
    await nextRound();
  }
  // 0, 5, 10, 15 and 20 ms wait; the next goes, and the wait begins again.
  const once = [true, true, true, true, true, false];
  expect(rounds).toEqual([...once, ...once]);
});

test('work waits until nobody is arriving any more, and then goes in order', async () => {
  const { state, isArriving, connect } = doorOf();
  const nextPiece = createRounds(2, isArriving, () => state.now);
  const done: string[] = [];
  const work = async (name: string) => {
    await new Promise<void>(nextPiece);
    done.push(name);
  };
  connect();
  const all = Promise.all([work('a'), work('b')]);
  await nextRound();
  connect();
  await nextRound();
  expect(done).toEqual([]);
  await all;
  expect(done).toEqual(['a', 'b']);
});
