import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crudProvider } from '../../src/app/crudProvider.ts';

const TOTAL = 230;
const asked: number[][] = [];
const realFetch = globalThis.fetch;
let server: Server;

/** An API of 230 rows that gives a hundred at most. The browser's fetch knows where it is; here it has to be told. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const range = new URL(request.url ?? '', 'http://x').searchParams.get('range') ?? '[0,0]';
    const [first = 0, last = 0] = JSON.parse(range) as number[];
    asked.push([first, last]);
    const length = Math.max(0, Math.min(TOTAL, last + 1, first + 100) - first);
    const data = Array.from({ length }, (_, index) => ({ id: first + index }));
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data, total: TOTAL }));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, options) => realFetch(`http://127.0.0.1:${port}${path as string}`, options);
});
afterAll(() => {
  globalThis.fetch = realFetch;
  server.close();
});

const idsOf = async (page: number, perPage: number) => {
  asked.length = 0;
  const params = { pagination: { page, perPage }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };
  const { data, total } = await crudProvider.getList('loads', params);
  expect(total).toBe(TOTAL);
  return data.map(row => Number(row.id));
};
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test.each([
  ['a page', 2, 25, numbers(25, 49), [[25, 49]]],
  [
    '"select all" of more than there are',
    1,
    250,
    numbers(0, 229),
    [
      [0, 99],
      [100, 199],
      [200, 299],
    ],
  ],
  [
    '"select all" of fewer than there are',
    1,
    150,
    numbers(0, 149),
    [
      [0, 99],
      [100, 199],
    ],
  ],
  ['just one full page', 1, 100, numbers(0, 99), [[0, 99]]],
] as const)('%s asks for a hundred rows at a time', async (_what, page, perPage, ids, ranges) => {
  expect(await idsOf(page, perPage)).toEqual(ids);
  expect(asked).toEqual(ranges);
});
