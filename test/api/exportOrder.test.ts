import { expect, test } from 'vitest';
import { addLoads, invoiceOf, post } from '../help/invoicing.ts';
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

test('what consists of parts is written in one cell as people write it, for whoever exports it', async () => {
  const origin = {
    name: 'Nave 3',
    street: 'Calle Mayor',
    houseNumber: '7',
    postalCode: '46500',
    city: 'Sagunto',
    county: 'Valencia',
  };
  const stop = { destination: { name: 'Muelle 2', city: 'Requena' }, deliveryDate: '2026/12/01' };
  const made = await office.as('admin').post('/api/loads', {
    clientId: office.ids.client,
    origin,
    destination: { city: 'Utrera', county: 'Sevilla' },
    intermediateStops: [stop],
    pickupDate: '2026/11/30',
    deliveryDate: '2026/12/02',
    invoiceDate: '2026/12/02',
    weight: 1200,
    length: 2,
    width: 2,
    height: 2,
  });
  expect(made.status, made.text).toBe(201);
  const { id } = made.body.data as { id: number };
  const asked = `/api/loads/export?filter={"id":${id}}`;
  const [own = {}] = csvRows((await office.as('client').get(asked)).text);
  expect(own.Origen).toBe('Nave 3, Calle Mayor, 7, 46500 Sagunto (Valencia)');
  expect(own.Destino).toBe('Utrera (Sevilla)');
  expect(own['Paradas intermedias']).toBe('01-12-2026 Muelle 2, Requena');
  const [ours = {}] = csvRows((await office.as('admin').get(asked)).text);
  expect(ours['Paradas intermedias']).toBe('01-12-2026 Muelle 2, Requena');
  expect(ours['Creado el']).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);

  const timeWindow = [
    { openTime: '08:00', closeTime: '14:00' },
    { openTime: '16:00', closeTime: '19:00' },
  ];
  await office.as('client').post('/api/locations', { clientId: office.ids.client, addressName: 'Almacén', timeWindow });
  const places = csvRows((await office.as('client').get('/api/locations/export?sort=["id","DESC"]')).text);
  expect(places[0]?.Horario).toBe('08:00-14:00, 16:00-19:00');

  const requirements = { isNational: true, isAdr: true, otherSpecs: 'Trampilla' };
  const neededVehicle = { traction: ['rigid'], tow: null, requirements };
  await office.as('admin').post('/api/routes', { loadIds: [id], neededVehicle });
  const routes = csvRows((await office.as('admin').get('/api/routes/export?sort=["id","DESC"]')).text);
  expect(routes[0]?.['Vehículo necesario']).toBe('Camión rígido · Nacional, ADR (mercancías peligrosas) · Trampilla');
  const [carried = {}] = csvRows((await office.as('admin').get(asked)).text);
  expect(carried['Orden en la carga']).toBe('1');
  const history = csvRows((await office.as('admin').get('/api/history/export?sort=["id","DESC"]')).text);
  expect(history.map(row => row.Cambios).join()).toContain('Orden en la carga: — → 1');
  expect(history[0]?.['Desde (IP)']).toBe('127.0.0.1');
});

test('whom a row names stands there by name or plate, not by a number that only the product knows', async () => {
  const { carrier, client } = office.ids;
  const names = await office.db('carriers').where({ id: carrier }).first('name', 'surname');
  const truck = await office.db('vehicles').where({ carrierId: carrier, hasTraction: true }).first('id', 'number');
  await office.as('admin').post('/api/routes', { carrierId: carrier, tractionVehicleId: truck.id });
  await office.as('admin').post('/api/routes', {});
  const routes = csvRows((await office.as('admin').get('/api/routes/export?sort=["id","DESC"]')).text);
  expect(routes[1]).toMatchObject({
    Transportista: [names.name, names.surname].filter(Boolean).join(' '),
    'Vehículo tractor': truck.number,
    Remolque: '',
  });
  expect(routes[0]?.Transportista).toBe('');
  const { alias } = await office.db('clients').where({ id: client }).first('alias');
  await office.as('client').post('/api/locations', { clientId: client, addressName: 'Almacén' });
  const places = csvRows((await office.as('client').get('/api/locations/export?sort=["id","DESC"]')).text);
  expect(places[0]?.Cliente).toBe(alias);
});

test('an invoice stands there by its number, an account by its name', async () => {
  const { carrier, client } = office.ids;
  const [load] = await addLoads(office, [900]);
  const { num } = invoiceOf(await post(office.as('admin'), { isEmitted: true, clientId: client, loadIds: [load] }));
  const asked = `/api/loads/export?filter={"id":${load}}`;
  for (const user of ['client', 'admin'] as const)
    expect(csvRows((await office.as(user).get(asked)).text)[0]?.Factura).toBe(num);

  const accountant = await office.db('users').where({ role: 'accountant' }).first('id', 'username');
  await office.db('carriers').where({ id: carrier }).update({ accountantId: accountant.id });
  for (const user of ['accountant', 'carrier', 'admin'] as const) {
    const rows = csvRows((await office.as(user).get(`/api/carriers/export?filter={"id":${carrier}}`)).text);
    expect(rows[0]?.Contable, user).toBe(accountant.username);
  }
});

test('who brought a document is told by name, and to the office alone', async () => {
  const { carrier: carrierId } = office.ids;
  const { id: userId, username } = await office.db('users').where({ role: 'carrier' }).first('id', 'username');
  const createdAt = office.world.now().toISOString();
  await office.db('documents').insert({ type: 'cap', carrierId, userId, createdAt, updatedAt: createdAt });
  const asked = '/api/documents/export?sort=["id","DESC"]';
  expect(csvRows((await office.as('admin').get(asked)).text)[0]?.['Subido por']).toBe(username);
  const [own = {}] = csvRows((await office.as('carrier').get(asked)).text);
  expect(own.Tipo).toBeTruthy();
  expect(own).not.toHaveProperty('Subido por');
});

test('whom an alert is for stands in the office’s sheet by name, and not by the key that the product keeps', async () => {
  const { carrier } = office.ids;
  const { name } = await office.db('carriers').where({ id: carrier }).first('name');
  const alert = { title: 'Cambio de muelle', recipientType: 'carrier', carrierId: carrier };
  await office.as('superUser').post('/api/alerts', alert);
  const [row = {}] = csvRows((await office.as('superUser').get('/api/alerts/export?sort=["id","DESC"]')).text);
  expect(row).toMatchObject({ Título: 'Cambio de muelle', Transportista: expect.stringContaining(name), Cliente: '' });
  expect(row).not.toHaveProperty('Clave del destinatario');
});

test('who asked for a document and of which vehicle stands there by name and plate, no superUser’s to an admin', async () => {
  const { users, tractor } = office.ids;
  const ask = (userId: number) =>
    office
      .db('accountingRequests')
      .insert({ kind: 'cmr', status: 'pending', vehicleId: tractor, userId, createdAt: 'x', updatedAt: 'x' });
  const newest = async (account: 'admin' | 'superUser') =>
    csvRows((await office.as(account).get('/api/accountingRequests/export?sort=["id","DESC"]')).text)[0];
  await ask(users.driver);
  expect(await newest('admin')).toMatchObject({ 'Pedida por': 'conductor', Vehículo: '1234BCD' });
  await ask(users.superUser);
  expect(await newest('admin')).toMatchObject({ 'Pedida por': '' });
  expect(await newest('superUser')).toMatchObject({ 'Pedida por': 'super' });
});

test('a sheet is called after the day it is in Spain', async () => {
  office.setNow('2026-11-20T23:30:00.000Z');
  const { headers } = await office.as('admin').get('/api/vehicles/export');
  expect(headers['content-disposition']).toBe('attachment; filename="vehiculos-2026-11-21.csv"');
});
