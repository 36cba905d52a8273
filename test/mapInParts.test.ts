import { expect, test } from 'vitest';
import { mapInParts } from '../api/turns/mapInParts.ts';

const TEN = Array.from({ length: 10 }, (_, n) => n);

/** Each look at the clock finds it so many milliseconds later. */
const clockOf = (step: number) => {
  let now = 0;
  return () => (now += step);
};

test('all are mapped in their order, with their places', async () => {
  expect(await mapInParts(TEN, (item, index) => item * 10 + index, clockOf(3))).toEqual(TEN.map(n => n * 11));
});

test.each([
  { step: 3, parts: 5 },
  { step: 6, parts: 10 },
  { step: 0.1, parts: 0 },
])('others go on after each part: $parts times where a piece takes $step ms', async ({ step, parts }) => {
  let rounds = 0;
  const next = () => {
    rounds += 1;
    going = setImmediate(next);
  };
  let going = setImmediate(next);
  await mapInParts(TEN, item => item, clockOf(step));
  clearImmediate(going);
  expect(rounds).toBe(parts);
});
