import { expect, test } from 'vitest';
import { alertsOf, deadLinksSince, done, readAll } from '../help/alerts.ts';
import { PDF, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad, putRoute } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerTest();

const titlesOf = async (account: 'admin' | 'carrier' | 'client' | 'accountant' | 'driver') =>
  (await alertsOf(office, account)).map(alert => alert.title);

const SIZE = { tonnage: 24, long: 13.6, width: 2.45, height: 2.7 };

/** No alert that stands leads to a page that its reader can't open. */
const allLead = async () => expect(await deadLinksSince(office, 0)).toEqual([]);

test('the answer about a CMR goes with the route that gets another vehicle', async () => {
  await addConfirmed(office, [await addLoad(office)]);
  await done(office.as('driver').post('/api/loads/1/tracking', {}));
  await done(office.as('driver').post('/api/accountingRequests/CMRrequest', { loadId: 1 }));
  await done(office.as('admin').put('/api/accountingRequests/1', { status: 'accepted' }));
  expect(await titlesOf('driver')).toEqual(['Carga confirmada', 'Petición de CMR aceptada']);
  const body = { number: '7777JKL', type: 'tractor_head', hasTraction: true, carrierId: office.ids.carrier, ...SIZE };
  const { id } = (await done(office.as('admin').post('/api/vehicles', body))).body.data as { id: number };
  await done(putRoute(office, 1, { tractionVehicleId: id }));
  expect(await titlesOf('driver')).toEqual(['Carga anulada']);
  await allLead();
});

test('a document that its company was to look at is no more to be looked at once it is removed', async () => {
  const values = { type: 'other', name: 'Póliza', carrierId: office.ids.carrier };
  const { body } = await upload(office.as('admin'), '/api/documents', values, [file(PDF)]);
  const { id } = body.data as { id: number };
  await done(office.as('admin').post('/api/documents/notify', { id }));
  expect(await titlesOf('carrier')).toHaveLength(1);
  await done(office.as('admin').delete(`/api/documents/${id}`));
  expect(await titlesOf('carrier')).toEqual([]);
});

test('an accountant that leaves a company is left with nothing that it was told of it', async () => {
  const [admin, path] = [office.as('admin'), `/api/carriers/${office.ids.carrier}`];
  await done(admin.put(path, { accountantId: null }));
  await done(admin.put(path, { accountantId: office.ids.users.accountant }));
  await done(admin.post('/api/invoices', received(office, { num: 'F-1' })));
  expect((await titlesOf('accountant')).length).toBeGreaterThan(1);
  await done(admin.put(path, { accountantId: null }));
  expect(await titlesOf('accountant')).toEqual(['Acceso de contable retirado', 'Acceso de contable retirado']);
  await allLead();
});

test('an order that becomes another client’s leads the former one nowhere', async () => {
  await office.db('clients').where({ id: office.ids.client }).update({ receiveLoadsUpdates: true });
  await addConfirmed(office, [await addLoad(office)]);
  await done(office.as('driver').post('/api/loads/1/tracking', {}));
  expect(await titlesOf('client')).toHaveLength(1);
  await done(office.as('admin').put('/api/loads/1', { clientId: office.ids.otherClient }));
  expect(await titlesOf('client')).toEqual([]);
  await allLead();
});

test('an order that is removed leads its client nowhere', async () => {
  await office.db('clients').where({ id: office.ids.client }).update({ receiveLoadsUpdates: true });
  await addConfirmed(office, [await addLoad(office)]);
  await done(office.as('driver').post('/api/loads/1/tracking', {}));
  await readAll(office);
  await done(office.as('admin').post('/api/loads/1/tracking', { direction: 'back' }));
  expect(await titlesOf('client')).toHaveLength(1);
  await done(office.as('admin').delete('/api/loads/1'));
  expect(await titlesOf('client')).toEqual([]);
  await allLead();
});

test('a request that is removed unanswered is nobody’s to answer until it is restored', async () => {
  await done(office.as('otherCarrier').post('/api/accountingRequests', { kind: 'accountant', comments: 'Busco' }));
  expect(await titlesOf('admin')).toHaveLength(1);
  await done(office.as('admin').delete('/api/accountingRequests/1'));
  expect(await titlesOf('admin')).toEqual([]);
  await done(office.as('admin').put('/api/accountingRequests/1/restore', {}));
  expect(await titlesOf('admin')).toEqual(['Nueva petición de contable']);
});
