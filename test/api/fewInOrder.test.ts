import { beforeAll, expect, test } from 'vitest';
import { orderKey } from '../../api/database/textOrder.ts';
import { ENGINE } from '../help/database.ts';
import { addManyLoads } from '../help/manyRows.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();
const ROWS = 150;
const REFERENCES = ['Ñora', 'nuez', 'Álamo', 'alba', null, 'NUBE', 'zarza'];

type Load = { id: number; price: number | null; pickupDate: string | null; clientRef: string | null };
let loads: Load[] = [];

beforeAll(async () => {
  await addManyLoads(
    office,
    Array.from({ length: ROWS }, (_, n) => ({
      price: n % 7 ? ((n * 31) % 90) * 100 : null,
      pickupDate: n % 5 ? `2026-0${1 + (n % 9)}-11` : null,
      clientRef: REFERENCES[n % REFERENCES.length] ?? null,
      comments: n % 3 ? 'con grúa' : null,
    })),
  );
  loads = await office.db('loads').where({ disabled: false, comments: 'con grúa' });
});

const compare = (a: unknown, b: unknown): number => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return (a as string | number) < (b as string | number) ? -1 : 1;
};

const page = async (field: string, order: string, range: [number, number]) => {
  const asked = { filter: { comments: 'con grúa' }, sort: [field, order], range };
  const query = Object.entries(asked).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  const { status, body } = await office.as('admin').get(`/api/loads?${query.join('&')}`);
  expect(status).toBe(200);
  return { total: body.total as number, ids: (body.data as Load[]).map(({ id }) => id) };
};

const CASES = (['id', 'price', 'pickupDate', 'clientRef'] as const).flatMap(field =>
  (['ASC', 'DESC'] as const).map(order => [field, order] as const),
);

test.each(CASES)('few of many rows come by %s %s as many do, page after page', async (field, order) => {
  const sign = order === 'ASC' ? 1 : -1;
  const key = (load: Load) => orderKey(load[field]);
  const expected = loads.toSorted((a, b) => sign * (compare(key(a), key(b)) || a.id - b.id)).map(({ id }) => id);
  for (const first of [0, 10, 90]) {
    const { total, ids } = await page(field, order, [first, first + 9]);
    expect(total).toBe(loads.length);
    expect(ids).toEqual(expected.slice(first, first + 10));
  }
});

test('PostgreSQL, which would walk all rows in their order to find them, is told to find them first', async () => {
  const asked: string[] = [];
  const listen = ({ sql }: { sql: string }) => void asked.push(sql);
  office.db.on('query', listen);
  await page('pickupDate', 'ASC', [0, 24]);
  await page('id', 'DESC', [0, 24]);
  office.db.removeListener('query', listen);
  const told = asked.filter(sql => sql.includes('as materialized'));
  expect(told).toHaveLength(ENGINE === 'postgres' ? 1 : 0);
});
