import { expect, test } from 'vitest';
import { movedColumn } from '../../src/ui/lists/movedColumn.ts';

test.each<[string, number[], number, number, number[]]>([
  ['one place up', [], 2, 1, [0, 2, 1]],
  ['one place down', [], 0, 1, [1, 0]],
  ['down among those that were moved before', [2, 0, 1], 2, 0, [0, 2, 1]],
  ['up to the front', [0, 1, 2, 3], 3, 0, [3, 0, 1, 2]],
  ['where it is', [1, 0], 1, 1, [1, 0]],
])('a column goes %s', (_name, ranks, column, to, order) => {
  expect(movedColumn(ranks, column, to)).toEqual(order);
});
