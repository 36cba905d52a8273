import { expect, test } from 'vitest';
import { routePapersOf } from '#domain/documents/papers';

const LOADS = [{ id: 1 }];

test.each([
  ['draft', LOADS, ['labels']],
  ['draft', [], []],
  ['public', LOADS, ['labels']],
  ['assigned', LOADS, ['sheet', 'loadOrder', 'labels']],
  ['assigned', [], ['sheet', 'loadOrder']],
  ['finished', LOADS, ['sheet', 'loadOrder', 'labels']],
] as const)('of a route that is %s with loads %j there are %j', (status, loads, papers) =>
  expect(routePapersOf({ status, loads })).toEqual(papers),
);
