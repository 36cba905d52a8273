import { beforeEach, expect, test } from 'vitest';
import type { Account } from '../help/furnish.ts';
import { addRoutes, invoiceOf, post, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad } from '../help/rows.ts';

const office = officePerTest();

const found = async (resource: string, q: string, who: Account = 'admin'): Promise<number[]> => {
  const { body } = await office.as(who).get(`/api/${resource}?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
  return (body.data as { id: number }[]).map(({ id }) => id);
};

/** Orders 1 to 3, of which C. 2 holds P. 3, and C. 1 P. 1 and P. 2. */
beforeEach(async () => {
  const [one, two, three] = [await addLoad(office), await addLoad(office), await addLoad(office)];
  await addConfirmed(office, [one, two]);
  await addConfirmed(office, [three]);
});

test('an order is found by its number and by that of its route, with or without point and space', async () => {
  for (const q of ['P. 2', 'p2', 'P 2', '2']) expect(await found('loads', q), q).toEqual([2]);
  for (const q of ['C. 2', 'c2']) expect(await found('loads', q), q).toEqual([3]);
});

test('a route is found by its number and by those of its orders', async () => {
  for (const q of ['C. 2', 'c2', '2', 'P. 3']) expect(await found('routes', q), q).toEqual([2]);
  expect(await found('routes', 'P. 2')).toEqual([1]);
  expect(await found('routes', 'P. 2', 'carrier')).toEqual([1]);
  expect(await found('routes', 'P. 2', 'otherCarrier')).toEqual([]);
});

test('an invoice is found by what it is for', async () => {
  const [id = 0] = await addRoutes(office, [100]);
  const invoice = invoiceOf(await post(office.as('admin'), received(office, { routeIds: [id], value: undefined })));
  expect(await found('invoices', `C. ${id}`)).toEqual([invoice.id]);
  expect(await found('invoices', `P. ${id}`)).toEqual([]);
  expect(await found('invoices', `C. ${invoice.id}`)).toEqual([]);
});

test('a request is found by what it is about', async () => {
  await office.as('driver').post('/api/accountingRequests/CMRrequest', { loadId: 3 });
  for (const q of ['P. 3', '3']) expect(await found('accountingRequests', q), q).toEqual([1]);
  expect(await found('accountingRequests', 'P. 1')).toEqual([]);
});

test('numbers that stand on no screen find nothing', async () => {
  for (const resource of ['clients', 'carriers', 'users', 'vehicles'])
    for (const q of ['1', 'P. 1', 'C. 1']) expect(await found(resource, `${q} `), `${resource} ${q}`).not.toContain(1);
});

test('a client, who isn’t told of routes, finds nothing by theirs', async () => {
  expect(await found('loads', 'P. 3', 'client')).toEqual([3]);
  expect(await found('loads', 'C. 2', 'client')).toEqual([]);
});
