import { expect, test } from 'vitest';
import { crudProvider } from '../../src/provider/crudProvider.ts';
import { apiOnTheWire } from '../help/apiOnTheWire.ts';

const TOTAL = 230;
const asked: number[][] = [];
let searched: unknown;

/** 230 rows, of which a hundred are given at most. */
apiOnTheWire((request, response) => {
  const query = new URL(request.url ?? '', 'http://x').searchParams;
  const range = query.get('range') ?? '[0,0]';
  searched = JSON.parse(query.get('filter') ?? '{}').q;
  const [first = 0, last = 0] = JSON.parse(range) as number[];
  asked.push([first, last]);
  const length = Math.max(0, Math.min(TOTAL, last + 1, first + 100) - first);
  const data = Array.from({ length }, (_, index) => ({ id: first + index }));
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ data, total: TOTAL }));
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

test.each([
  ['as it is', 'x'.repeat(200), 'x'.repeat(200)],
  ['up to what can be searched', 'x'.repeat(260), 'x'.repeat(200)],
  ['but for half a character', `${'x'.repeat(199)}🚚`, 'x'.repeat(199)],
])('a text is looked for %s', async (_how, q, sent) => {
  await crudProvider.getList('loads', { filter: { q } });
  expect(searched).toBe(sent);
});
