import { expect, test } from 'vitest';
import { csvRows } from '../help/sheets.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

const exported = async (query: string): Promise<string[]> => {
  const { text } = await office.as('admin').get(`/api/locations/export?${query}`);
  return csvRows(text).map(row => Object.values(row).find(cell => cell.startsWith('Muelle 1')) ?? '');
};

test('more rows than are read at once come each once, in the order that is asked for', async () => {
  const createdAt = office.world.now().toISOString();
  const rows = Array.from({ length: 450 }, (_, n) => ({
    // Not in the order of their ids, in which they would come by themselves.
    addressName: `Muelle ${1_000 + ((n * 7) % 450)}`,
    clientId: office.ids.client,
    createdAt,
    updatedAt: createdAt,
  }));
  await office.db.batchInsert('locations', rows, 50);
  const sorted = rows.map(({ addressName }) => addressName).sort();
  const some = await exported('sort=["addressName","ASC"]');
  expect(some.filter(name => sorted.includes(name))).toEqual(sorted);
  const backwards = await exported('sort=["addressName","DESC"]');
  expect(backwards.filter(name => sorted.includes(name))).toEqual(sorted.reverse());
  expect(await exported('filter={"id":[99999999]}')).toEqual([]);
});
