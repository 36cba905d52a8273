import { beforeAll, expect, test } from 'vitest';
import { addRoutes, invoiceOf, post, received } from '../help/invoicing.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { type Account, addLoad } from '../help/rows.ts';

const office = officePerFile();
let [load, invoiceId] = [0, 0];
beforeAll(async () => {
  const [route = 0] = await addRoutes(office, [100], { tractionVehicleId: office.ids.tractor });
  load = await addLoad(office);
  await office.db('loads').where({ id: load }).update({ routeId: route, status: 'assigned' });
  invoiceId = invoiceOf(await post(office.as('admin'), received(office, { routeIds: [route], value: undefined }))).id;
});

const routesSeen = async (account: Account) => {
  const client = office.as(account);
  const one = (await client.get(`/api/loads/${load}`)).body.data as { route: object | null };
  const list = (await client.get(`/api/loads?filter={"id":${load}}`)).body.data as { route: object | null }[];
  return [one.route, ...list.map(({ route }) => route)];
};

test.each(['admin', 'superUser'] as const)('%s sees by an order that its route is invoiced', async account => {
  expect(await routesSeen(account)).toEqual(Array(2).fill(expect.objectContaining({ invoiceId })));
});

test.each(['carrier', 'driver', 'client'] as const)('%s is told nothing of it', async account => {
  const seen = await routesSeen(account);
  expect(seen).toHaveLength(2);
  for (const route of seen) expect(Object.keys(route ?? {})).not.toContain('invoiceId');
});
