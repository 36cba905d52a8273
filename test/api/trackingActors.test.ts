import { expect, test } from 'vitest';
import type { TrackingEvent } from '#domain/loads/tracking';
import { officePerTest } from '../help/ownOffice.ts';
import { type Account, addConfirmed, addLoad } from '../help/rows.ts';

const office = officePerTest();

const PEOPLE = ['admin', 'driver', 'superUser', 'carrier'] as const;

/** A load with one step of each of four people: admin, driver, superUser, carrier. */
const trackedLoad = async (): Promise<number> => {
  const id = await addLoad(office);
  await addConfirmed(office, [id]);
  for (const person of PEOPLE) expect((await office.as(person).post(`/api/loads/${id}/tracking`)).status).toBe(200);
  return id;
};

const seenBy = async (account: Account, id: number): Promise<TrackingEvent[]> =>
  ((await office.as(account).get(`/api/loads/${id}`)).body.data as { tracking: TrackingEvent[] }).tracking;

test.each<[Account, (string | null)[]]>([
  ['superUser', ['admin', 'conductor', 'super', 'transportista']],
  ['admin', ['admin', 'conductor', null, 'transportista']],
  ['carrier', [null, 'conductor', null, 'transportista']],
  ['driver', [null, 'conductor', null, 'transportista']],
  ['client', [null, null, null, null]],
])('%s is told who did each step as far as it may know, and no id of the others', async (account, names) => {
  const id = await trackedLoad();
  const tracking = await seenBy(account, id);
  expect(tracking.map(event => event.by?.side)).toEqual(['office', 'carrier', 'office', 'carrier']);
  expect(tracking.map(event => event.by?.name)).toEqual(names);
  expect(tracking.map(event => event.userId !== null)).toEqual(names.map(name => name !== null));
  const list = await office.as(account).get('/api/loads');
  expect((list.body.data as { tracking: TrackingEvent[] }[])[0]?.tracking).toEqual(tracking);
  const text = (await office.as(account).get(`/api/loads/${id}`)).text;
  for (const [index, name] of names.entries())
    if (!name) expect(text).not.toContain(`"${['admin', 'conductor', 'super', 'transportista'][index]}"`);
});

test('a page of loads takes as many queries as one load', async () => {
  const queries = async () => {
    let count = 0;
    const counted = () => {
      count += 1;
    };
    office.db.on('query', counted);
    expect((await office.as('driver').get('/api/loads')).status).toBe(200);
    office.db.removeListener('query', counted);
    return count;
  };
  await trackedLoad();
  const one = await queries();
  await trackedLoad();
  await trackedLoad();
  expect(await queries()).toBe(one);
});
