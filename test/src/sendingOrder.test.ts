import { expect, test } from 'vitest';
import { createSendingOrder } from '../../src/offline/sendingOrder.ts';

const step = (id: number) => ({ id });
const photo = (id: number) => ({ id, files: [{ name: 'foto.jpg', content: new Blob(['x']) }] });
const MINUTE = 60_000;

/** The ids of what goes one after the other, when each gets through. */
const wayOut = (order: ReturnType<typeof createSendingOrder>, items: { id: number }[]): number[] => {
  const next = order.next(items);
  return next
    ? [
        next.id,
        ...wayOut(
          order,
          items.filter(({ id }) => id !== next.id),
        ),
      ]
    : [];
};

test('what has no photos goes first, each kind in its order', () => {
  expect(wayOut(createSendingOrder(), [photo(1), step(2), photo(3), step(4)])).toEqual([2, 4, 1, 3]);
});

test('photos that did not get through go last, the one that was tried longest ago first', () => {
  const order = createSendingOrder();
  const [one, two, three] = [photo(1), photo(2), photo(3)];
  order.noteStuck(one);
  order.noteStuck(two);
  expect(wayOut(order, [one, two, three])).toEqual([3, 1, 2]);
  order.noteStuck(one);
  expect(wayOut(order, [one, two, three])).toEqual([3, 2, 1]);
});

test('a photo that the server is in trouble with rests longer each time, and holds nothing up', () => {
  let now = 0;
  const order = createSendingOrder(() => now);
  const items = [photo(1), photo(2), step(3)];
  const rest = (item: { id: number }): number => {
    order.noteTrouble(item);
    const begun = now;
    while (order.next([item]) === undefined) now += 1_000;
    return now - begun;
  };
  order.noteTrouble(photo(1));
  expect(wayOut(order, items)).toEqual([3, 2]);
  expect([rest(photo(2)), rest(photo(2)), rest(photo(2))]).toEqual([20_000, 40_000, 80_000]);
  for (let n = 0; n < 8; n += 1) rest(photo(2));
  expect(rest(photo(2))).toBe(10 * MINUTE);
});

test('a step never rests', () => {
  const order = createSendingOrder(() => 0);
  order.noteTrouble(step(1));
  expect(order.next([step(1)])).toEqual(step(1));
});
