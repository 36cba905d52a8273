import { describe, expect, test } from 'vitest';
import { invoiceOf, PDF, post } from '../help/invoicing.ts';
import { storeEveryRow } from '../help/everyRow.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { type Account, addLoad, addRoute, rowOf } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerTest();
const idIn = (answer: { body: { data?: unknown } }): number => (answer.body.data as { id: number }).id;

/** What each may remove outside the office, and one of it. */
const OWN: [who: Account, table: string, make: () => Promise<number>][] = [
  ['carrier', 'vehicles', async () => office.ids.trailer],
  ['client', 'locations', async () => (await storeEveryRow(office)).locations.own],
  [
    'carrier',
    'invoices',
    async () => invoiceOf(await post(office.as('carrier'), { isEmitted: true, value: 10, rawName: 'Otro' })).id,
  ],
  [
    'driver',
    'documents',
    async () => {
      const rows = await storeEveryRow(office);
      const cmr = { type: 'cmr', loadId: rows.loads.own };
      return idIn(await upload(office.as('driver'), '/api/documents', cmr, [file(PDF)]));
    },
  ],
  [
    'carrier',
    'requestedRoutes',
    async () => {
      const routeId = await addRoute(office, { isPublic: true, loadIds: [await addLoad(office)] });
      return idIn(await office.as('carrier').post('/api/requestedRoutes', { routeId }));
    },
  ],
];

describe.each(OWN)('of what was removed, a %s brings back from %s', (who, table, make) => {
  const remove = (by: Account, id: number) => office.as(by).delete(`/api/${table}/${id}`);
  const restore = (by: Account, id: number) => office.as(by).put(`/api/${table}/${id}/restore`);
  const isRemoved = async (id: number) => Boolean((await rowOf(office, table, id)).disabled);

  test('nothing that the office removed: it doesn’t exist for it', async () => {
    const id = await make();
    expect((await remove('admin', id)).status).toBe(200);
    const before = await office.db('alerts').orderBy('id');
    const answer = await restore(who, id);
    const missing = await restore(who, 999_999);
    expect([answer.status, answer.text]).toEqual([404, missing.text]);
    expect(await isRemoved(id)).toBe(true);
    expect(await office.db('alerts').orderBy('id')).toEqual(before);
    expect((await restore('admin', id)).status).toBe(200);
  });

  test('what it removed itself, until the office removes it', async () => {
    const id = await make();
    expect((await remove(who, id)).status).toBe(200);
    expect((await restore(who, id)).status).toBe(200);
    expect(await isRemoved(id)).toBe(false);
    expect((await remove('admin', id)).status).toBe(200);
    expect((await restore(who, id)).status).toBe(404);
  });
});
