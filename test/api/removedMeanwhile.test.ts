import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { warnExpiry } from '../../api/documents/warnExpiry.ts';
import type { Db } from '../../api/database/db.ts';
import { PDF } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad, addRoute, loadBody, putRoute, rowOf } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerTest();

/** What is done while somebody else's change is under way, which is stored a moment later. */
const meanwhile = async <T>(change: (trx: Db) => PromiseLike<unknown>, act: () => Promise<T>): Promise<T> => {
  const trx = await office.db.transaction();
  await change(trx);
  const done = act();
  await setTimeout(300);
  await trx.commit();
  return done;
};

const remove = (table: string, id: number) => (trx: Db) => trx(table).where({ id }).update({ disabled: true });
const admin = () => office.as('admin');

describe('a client that is removed at this moment', () => {
  const removed = () => remove('clients', office.ids.otherClient);

  test('has no new order on a route', async () => {
    const routeId = await addRoute(office);
    const body = loadBody(office, { clientId: office.ids.otherClient, routeId });
    const answer = await meanwhile(removed(), () => admin().post('/api/loads', body));
    expect([answer.status, answer.body.errors]).toEqual([422, { clientId: expect.any(String) }]);
  });

  test('gets none that is on one', async () => {
    const load = await addLoad(office);
    await addRoute(office, { loadIds: [load] });
    const change = { clientId: office.ids.otherClient };
    const answer = await meanwhile(removed(), () => admin().put(`/api/loads/${load}`, change));
    expect([409, 422]).toContain(answer.status);
    expect(await rowOf(office, 'loads', load)).toMatchObject({ clientId: office.ids.client });
  });
});

test('a trailer that is removed at this moment comes on no confirmed route', async () => {
  const route = await addConfirmed(office, [await addLoad(office)], { towingVehicleId: null });
  const { trailer } = office.ids;
  const answer = await meanwhile(remove('vehicles', trailer), () =>
    putRoute(office, route, { towingVehicleId: trailer }),
  );
  expect([409, 422]).toContain(answer.status);
  expect(await rowOf(office, 'routes', route)).toMatchObject({ towingVehicleId: null });
});

describe('a document', () => {
  const insurance = async (expirationDate = '2026/12/01'): Promise<number> => {
    const values = { type: 'liability_insurance', carrierId: office.ids.carrier, expirationDate };
    return ((await upload(admin(), '/api/documents', values, [file(PDF)])).body.data as { id: number }).id;
  };

  test('that is removed at this moment takes no more pages', async () => {
    const id = await insurance();
    const answer = await meanwhile(remove('documents', id), () =>
      upload(admin(), `/api/documents/${id}/files`, {}, [file(PDF)]),
    );
    expect(answer.status).toBe(409);
    expect(await office.db('files').where({ documentId: id })).toHaveLength(1);
  });

  test('that is renewed at this moment is warned of no more', async () => {
    const id = await insurance();
    const renewed = (trx: Db) => trx('documents').where({ id }).update({ expirationDate: '2027-12-01' });
    const { db, config, world, app } = office;
    await meanwhile(renewed, () => warnExpiry({ db, config, world, log: app.log }));
    expect(await db('alerts').where({ resource: 'documents', recordId: id })).toEqual([]);
    expect(await db('expiryWarnings').where({ documentId: id })).toEqual([]);
  });
});

test('an accountant whose e-mail is put right at this moment is not let in by the wrong one', async () => {
  const { carrier, users } = office.ids;
  await office.db('users').where({ id: users.otherAccountant }).update({ email: 'errata@example.com' });
  const right = (trx: Db) => trx('users').where({ id: users.otherAccountant }).update({ email: 'bien@example.com' });
  await meanwhile(right, () =>
    office.as('carrier').post(`/api/carriers/invite-accountant/${carrier}`, { email: 'errata@example.com' }),
  );
  expect(await office.db('passwordResets').where({ userId: users.otherAccountant })).toEqual([]);
  expect((await rowOf(office, 'carriers', carrier)).accountantId).not.toBe(users.otherAccountant);
});
