import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBatchTurns } from '../../api/crud/batchTurns.ts';

test('of those who read much, one at a time goes on, in order, with rounds for others in between', async () => {
  const nextBatch = createBatchTurns(2);
  const done: string[] = [];
  const read = async (name: string) => {
    for (const batch of [1, 2]) {
      await nextBatch();
      done.push(`${name}${batch}`);
    }
  };
  const all = Promise.all([read('a'), read('b'), read('c')]);
  const most = [];
  for (let seen = 0; done.length < 6; seen = done.length) {
    await turn();
    most.push(done.length - seen);
  }
  await all;
  expect(Math.max(...most)).toBe(1);
  expect(most.filter(count => count === 0).length).toBeGreaterThan(6);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
});
