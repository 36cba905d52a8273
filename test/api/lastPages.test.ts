import { beforeAll, expect, test } from 'vitest';
import { addManyLoads } from '../help/manyRows.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();

type Load = { id: number; price: number | null; isPalleted: boolean | number; pickupDate: string | null };
let loads: Load[] = [];

beforeAll(async () => {
  for (let part = 0; part < 12; part += 1)
    await addManyLoads(
      office,
      Array.from({ length: 200 }, (_, n) => ({
        price: n % 7 ? (n * 31 + part * 17) % 900 : null,
        isPalleted: (n + part) % 3 === 0,
        pickupDate: n % 5 ? `2026-0${1 + (n % 9)}-1${part % 10}` : null,
      })),
    );
  loads = await office.db('loads').where('disabled', false).select('id', 'price', 'isPalleted', 'pickupDate');
});

const PAGE = 100;

/** All pages of the list one after another, from the first to one behind the last. */
const paged = async (sort: readonly [string, string]): Promise<number[]> => {
  const ids: number[] = [];
  for (let first = 0; first <= loads.length + PAGE; first += PAGE) {
    const range = JSON.stringify([first, first + PAGE - 1]);
    const answer = await office.as('admin').get(`/api/loads?sort=${JSON.stringify(sort)}&range=${range}`);
    expect(answer.body.total).toBe(loads.length);
    ids.push(...(answer.body.data as Load[]).map(({ id }) => id));
  }
  return ids;
};

/** What isn't filled in is before what is; ties go by id. */
const compare = (a: unknown, b: unknown): number => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return (a as number) < (b as number) ? -1 : 1;
};

test.each([
  ['id', 'DESC', -1],
  ['id', 'ASC', 1],
  ['price', 'ASC', 1],
  ['price', 'DESC', -1],
  ['pickupDate', 'DESC', -1],
  ['pickupDate', 'ASC', 1],
] as const)('pages by %s %s show every row once and in order, those near the end too', async (field, order, sign) => {
  const expected = loads.toSorted((a, b) => sign * (compare(a[field], b[field]) || a.id - b.id)).map(({ id }) => id);
  expect(await paged([field, order])).toEqual(expected);
});

test('of a flag the newest come first within each half, whichever way', async () => {
  for (const [order, sign] of [['ASC', 1] as const, ['DESC', -1] as const]) {
    const expected = loads
      .toSorted((a, b) => sign * compare(Number(a.isPalleted), Number(b.isPalleted)) || b.id - a.id)
      .map(({ id }) => id);
    expect(await paged(['isPalleted', order])).toEqual(expected);
  }
});
