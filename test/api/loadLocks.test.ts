import { beforeAll, describe, expect, test } from 'vitest';
import { LOAD_STATUSES, type LoadStatus } from '#domain/loads';
import { addRoutes, invoiceOf, PDF, post, received } from '../help/invoicing.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { type Account, addLoad, rowOf } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerFile();
let routeId = 0;
let invoiceId = 0;
beforeAll(async () => {
  [routeId = 0] = await addRoutes(office, [1], { status: 'ongoing', tractionVehicleId: office.ids.tractor });
  invoiceId = invoiceOf(await post(office.as('admin'), received(office))).id;
});

/** It is noon of 20 November: a date of that day is fresh, one of the day before old. */
const FRESH = '2026-11-20';
const OLD = '2026-11-19';
const DAYS: [string, string][] = [
  ['fresh', FRESH],
  ['old', OLD],
];

/** A load of the first client on a route of the first carrier, in a state of its own. */
const loadAt = async (status: LoadStatus, invoiceDate: string, invoice: number | null = null): Promise<number> => {
  const id = await addLoad(office);
  await office.db('loads').where({ id }).update({ status, invoiceDate, invoiceId: invoice, routeId });
  return id;
};
const comment = (account: Account, id: number) => office.as(account).put(`/api/loads/${id}`, { comments: 'Muelle 3' });
const addPaper = async (account: Account, id: number) =>
  (await upload(office.as(account), `/api/loads/${id}/files`, { type: 'cmr' }, [file(PDF, 'cmr.pdf')])).status;

const OFFICE: Account[] = ['admin', 'superUser'];

describe.each(OFFICE)('%s', account => {
  describe.each(LOAD_STATUSES)('at %s', status => {
    test.each(DAYS)('with a %s invoice date', async (age, day) => {
      const id = await loadAt(status, day);
      const answer = await comment(account, id);
      expect([answer.status, answer.body.code]).toEqual(age === 'fresh' ? [200, undefined] : [409, 'loads.locked']);
      expect((await rowOf(office, 'loads', id)).comments).toBe(age === 'fresh' ? 'Muelle 3' : null);
      expect(await addPaper(account, id)).toBeLessThan(300);
    });

    test.each(DAYS)('invoiced, with a %s invoice date, keeps its data and takes papers', async (_age, day) => {
      const id = await loadAt(status, day, invoiceId);
      const answer = await comment(account, id);
      expect([answer.status, answer.body.code]).toEqual([409, 'loads.invoiced']);
      expect((await office.as(account).put(`/api/loads/${id}`, { routeId: null })).body.code).toBe('loads.invoiced');
      expect((await rowOf(office, 'loads', id)).comments).toBeNull();
      expect(await addPaper(account, id)).toBeLessThan(300);
    });
  });
});

describe('a price that is missing when the lock closes', () => {
  const unpriced = async (status: LoadStatus, invoice: number | null = null): Promise<number> => {
    const id = await loadAt(status, OLD, invoice);
    await office.db('loads').where({ id }).update({ price: null });
    return id;
  };

  test.each(OFFICE)('is written by %s alone with nothing else, once', async account => {
    const id = await unpriced('delivered');
    const write = async (body: object) => {
      const { status, body: answer } = await office.as(account).put(`/api/loads/${id}`, body);
      return [status, answer.code];
    };
    expect(await write({ price: 850.5, comments: 'Muelle 3' })).toEqual([409, 'loads.locked']);
    expect(await write({ price: 850.5, routeId: null })).toEqual([409, 'loads.locked']);
    expect(await write({ price: 850.5 })).toEqual([200, undefined]);
    expect(await rowOf(office, 'loads', id)).toMatchObject({ price: 85_050, comments: null, version: 2 });
    expect(await write({ price: 900 })).toEqual([409, 'loads.locked']);
    expect(await write({ price: null })).toEqual([409, 'loads.locked']);
    const issued = { isEmitted: true, clientId: office.ids.client, loadIds: [id] };
    expect(invoiceOf(await post(office.as(account), issued))).toMatchObject({ value: 850.5 });
  });

  test('is written of many at once', async () => {
    const ids = [await unpriced('delivered'), await unpriced('loaded')];
    expect((await office.as('admin').put('/api/loads/many', { ids, data: { price: 100 } })).status).toBe(200);
    expect(await office.db('loads').whereIn('id', ids).pluck('price')).toEqual([10_000, 10_000]);
  });

  test('stays as it is on what is invoiced', async () => {
    const id = await unpriced('delivered', invoiceId);
    expect((await office.as('admin').put(`/api/loads/${id}`, { price: 1 })).body.code).toBe('loads.invoiced');
  });
});

describe.each<[Account, number, boolean]>([
  ['carrier', 403, true],
  ['driver', 403, true],
  ['client', 403, false],
  ['accountant', 403, false],
])('%s', (account, refused, bringsPapers) => {
  test.each(LOAD_STATUSES)('changes nothing of a load at %s, whatever its dates', async status => {
    for (const [, day] of DAYS)
      for (const invoice of [null, invoiceId]) {
        const id = await loadAt(status, day, invoice);
        expect((await comment(account, id)).status).toBe(refused);
        expect((await rowOf(office, 'loads', id)).comments).toBeNull();
        expect((await addPaper(account, id)) < 300).toBe(bringsPapers);
      }
  });
});

test('24 hours count from midnight in Spain, also on the day of 25 hours', async () => {
  const id = await loadAt('assigned', '2026-10-25');
  await office.db('sessions').update({ lastSeenAt: '2026-10-25T12:00:00.000Z' });
  office.setNow('2026-10-25T21:59:59.999Z');
  expect((await comment('admin', id)).status).toBe(200);
  office.setNow('2026-10-25T22:00:00.000Z');
  expect((await office.as('admin').put(`/api/loads/${id}`, { comments: 'tarde' })).body.code).toBe('loads.locked');
});
