import { describe, expect, test } from 'vitest';
import { up } from '../../migrations/044_stopsFound.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addLoad, rowOf } from '../help/rows.ts';

const office = officePerTest();

const PLACES = [
  { destination: { name: 'Nave Ordes', city: 'Ordes', street: 'Rúa Alta' }, deliveryDate: '2026/11/24' },
  { destination: { city: 'Teixeiro' }, deliveryDate: '2026/11/24' },
];
const found = async (filter: object, resource = 'loads'): Promise<number[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const { body } = await office.as('admin').get(`/api/${resource}?${query}`);
  return (body.data as { id: number }[]).map(({ id }) => id);
};
const put = (id: number, body: object) => office.as('admin').put(`/api/loads/${id}`, body);

describe('where a load stops', () => {
  test.each(['nave ordes', 'TEIXEIRO'])('finds it: «%s»', async q => {
    const [stopping] = [await addLoad(office, { intermediateStops: PLACES }), await addLoad(office)];
    expect(await found({ q })).toEqual([stopping]);
    await put(stopping, { intermediateStops: [] });
    expect(await found({ q })).toEqual([]);
  });

  test('is a list, empty or not, and empty in a filter when there is none', async () => {
    const [stopping, plain] = [await addLoad(office, { intermediateStops: PLACES }), await addLoad(office)];
    const emptied = await addLoad(office, { intermediateStops: [] });
    const ids = [stopping, plain, emptied];
    const only = (operator: object) => found({ id: ids, intermediateStops: operator });
    expect((await only({ isEmpty: true })).sort((a, b) => a - b)).toEqual([plain, emptied]);
    expect(await only({ isNotEmpty: true })).toEqual([stopping]);
    for (const id of [plain, emptied])
      expect((await office.as('admin').get(`/api/loads/${id}`)).body.data).toMatchObject({ intermediateStops: [] });
  });

  test('is found too where it was written down before searches looked there', async () => {
    const [stopping, emptied] = [await addLoad(office, { intermediateStops: PLACES }), await addLoad(office)];
    const { searchText } = await rowOf(office, 'loads', stopping);
    await office.db('loads').where({ id: stopping }).update({ searchText: 'antes' });
    await office.db('loads').where({ id: emptied }).update({ intermediateStops: '[]' });
    await up(office.db);
    const now = `${(await rowOf(office, 'loads', stopping)).searchText}`;
    expect(`${searchText}`.endsWith(now.replace('antes ', ''))).toBe(true);
    expect(await found({ q: 'antes nave ordes' })).toEqual([stopping]);
    expect((await rowOf(office, 'loads', emptied)).intermediateStops).toBeNull();
  });
});

test('a timetable that is emptied is empty in a filter', async () => {
  const { client } = office.ids;
  const admin = office.as('admin');
  await admin.put(`/api/clients/${client}`, { timeWindow: [{ openTime: '08:00', closeTime: '14:00' }] });
  expect(await found({ id: client, timeWindow: { isEmpty: true } }, 'clients')).toEqual([]);
  await admin.put(`/api/clients/${client}`, { timeWindow: [] });
  expect(await found({ id: client, timeWindow: { isEmpty: true } }, 'clients')).toEqual([client]);
});
