import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addLoads, addRoutes, PNG } from '../help/invoicing.ts';
import type { Furniture } from '../help/furnish.ts';
import { type Office, openOffice } from '../help/office.ts';
import { file, upload } from '../help/upload.ts';

let office: Office;
let loadId: number;
let otherLoadId: number;
let routeId: number;
beforeEach(async () => {
  office = await openOffice();
  routeId = (await addRoutes(office, [1], { status: 'assigned', tractionVehicleId: office.ids.tractor }))[0] ?? 0;
  loadId = (await addLoads(office, [1], { routeId }))[0] ?? 0;
  otherLoadId = (await addLoads(office, [1]))[0] ?? 0;
});
afterEach(() => office.close());

type Account = keyof Furniture['users'];
type Request = { id: number; status: string; files: { title: string }[] };
const ask = (account: Account, body: object = {}) => office.as(account).post('/api/accountingRequests', body);
const askCmr = (account: Account, body: object) => office.as(account).post('/api/accountingRequests/CMRrequest', body);
const answer = (id: number, status: string, account: Account = 'admin') =>
  office.as(account).put(`/api/accountingRequests/${id}`, { status });
const titles = async (account: Account) =>
  ((await office.as(account).get('/api/alerts?sort=["id","ASC"]')).body.data as { title: string }[]).map(a => a.title);

describe('a carrier asks for an accountant', () => {
  test('for itself, and the office hears of it', async () => {
    const made = await ask('carrier', { comments: 'Para el trimestre' });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      kind: 'accountant',
      status: 'pending',
      carrierId: office.ids.carrier,
      carrier: { name: 'Transportes Uno S.L.', surname: null, phone: null, email: null, companyType: 'society' },
      files: [],
    });
    expect(await titles('admin')).toEqual(['Nueva petición de contable']);
  });

  test('not for another, not decided already, and once at a time', async () => {
    const [other, none] = [
      await ask('carrier', { carrierId: office.ids.otherCarrier }),
      await ask('carrier', { carrierId: 9999 }),
    ];
    expect([other.status, other.text]).toEqual([403, none.text]);
    expect((await ask('carrier', { status: 'accepted' })).status).toBe(403);
    expect((await ask('admin', { carrierId: office.ids.carrier, status: 'accepted' })).status).toBe(422);
    expect((await ask('admin', {})).status).toBe(422);
    const answers = await Promise.all([1, 2, 3].map(() => ask('carrier')));
    expect(answers.map(each => each.status).sort()).toEqual([201, 409, 409]);
    expect((await ask('admin', { carrierId: office.ids.otherCarrier })).status).toBe(201);
    for (const account of ['client', 'accountant'] as const) expect((await ask(account)).status).toBe(403);
  });

  test('and one that was removed comes back only while no other waits', async () => {
    const { id } = (await ask('carrier')).body.data as Request;
    const remove = (which: number) => office.as('admin').delete(`/api/accountingRequests/${which}`);
    const restore = (which: number) => office.as('admin').put(`/api/accountingRequests/${which}/restore`, {});
    expect((await remove(id)).status).toBe(200);
    const later = (await ask('carrier')).body.data as Request;
    const refused = await restore(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'requests.accountantPending']);
    await remove(later.id);
    const answers = await Promise.all([restore(id), restore(later.id)]);
    expect(answers.map(each => each.status).sort()).toEqual([200, 409]);
    expect(await office.db('accountingRequests').where({ disabled: false })).toHaveLength(1);
  });

  test('and one that was answered comes back whatever waits', async () => {
    const { id } = (await ask('carrier')).body.data as Request;
    await answer(id, 'rejected');
    await office.as('admin').delete(`/api/accountingRequests/${id}`);
    await ask('carrier');
    expect((await office.as('admin').put(`/api/accountingRequests/${id}/restore`, {})).status).toBe(200);
  });

  test('and is answered once, by the office', async () => {
    const { id } = (await ask('carrier')).body.data as Request;
    expect((await answer(id, 'accepted', 'carrier')).status).toBe(403);
    expect((await answer(id, 'otro')).status).toBe(422);
    const decided = await Promise.all([answer(id, 'accepted'), answer(id, 'rejected')]);
    expect(decided.map(each => each.status).sort()).toEqual([200, 409]);
    expect((await answer(id, 'pending')).status).toBe(409);
    expect(await titles('carrier')).toHaveLength(1);
    expect((await ask('carrier')).status).toBe(201);
    const moved = await office.as('admin').put(`/api/accountingRequests/${id}`, { carrierId: office.ids.otherCarrier });
    expect(moved.status).toBe(409);
  });

  test('each sees its own', async () => {
    await ask('carrier');
    await ask('otherCarrier');
    const counted = async (account: Account) => (await office.as(account).get('/api/accountingRequests')).body.total;
    expect([await counted('carrier'), await counted('otherCarrier'), await counted('admin')]).toEqual([1, 1, 2]);
    expect(await counted('driver')).toBe(0);
  });
});

describe('a driver asks for a CMR', () => {
  test('of a load that its vehicle carries, in JSON', async () => {
    const made = await askCmr('driver', { loadId, comments: 'Falta una hoja' });
    expect(made.status, made.text).toBe(201);
    expect(made.body.data).toMatchObject({
      kind: 'cmr',
      status: 'pending',
      loadId,
      routeId,
      carrierId: office.ids.carrier,
      vehicleId: office.ids.tractor,
      userId: office.ids.users.driver,
    });
    expect(await titles('admin')).toEqual(['Nueva petición de CMR']);
  });

  test('and the office reads who sent it: what it enters itself is not the driver’s, whoever restores it', async () => {
    const said = async () => office.db('alerts').where({ disabled: false }).orderBy('id').pluck('description');
    const restored = async (id: number) => {
      await office.as('admin').delete(`/api/accountingRequests/${id}`);
      expect((await office.as('admin').put(`/api/accountingRequests/${id}/restore`, {})).status).toBe(200);
    };
    const order = `pedido P. ${loadId}.`;
    const byDriver = `El conductor del vehículo 1234BCD ha enviado una petición de CMR del ${order}`;
    const byOffice = `La oficina ha enviado una petición de CMR del ${order}`;
    const { id } = (await askCmr('driver', { loadId })).body.data as Request;
    await restored(id);
    expect(await said()).toEqual([byDriver]);
    const entered = (await askCmr('admin', { loadId })).body.data as Request;
    expect(await said()).toEqual([byDriver, byOffice]);
    await restored(entered.id);
    expect(await said()).toEqual([byDriver, byOffice]);
  });

  test('and its carrier is told nothing more of the load and the route once they are another’s', async () => {
    const { id } = (await askCmr('driver', { loadId })).body.data as Request;
    const told = async (account: Account) =>
      (await office.as(account).get(`/api/accountingRequests/${id}`)).body.data as Request;
    const whole = { loadId, load: { id: loadId }, routeId, route: { id: routeId, status: 'assigned' } };
    for (const account of ['carrier', 'driver', 'admin'] as const) expect(await told(account)).toMatchObject(whole);
    await office.db('routes').where({ id: routeId }).update({ carrierId: office.ids.otherCarrier });
    for (const account of ['carrier', 'driver'] as const)
      expect(await told(account)).toMatchObject({ loadId, load: null, routeId, route: null });
    expect(await told('admin')).toMatchObject(whole);
  });

  test('with files, that the office and the carrier may open, and more as long as it waits', async () => {
    const made = await upload(office.as('driver'), '/api/accountingRequests/CMRrequest', { loadId }, [
      file(PNG, 'cmr.png'),
    ]);
    expect(made.status, made.text).toBe(201);
    const { id, files } = made.body.data as Request & { files: { src: string }[] };
    expect(files).toMatchObject([{ title: 'cmr.png', type: 'image/png' }]);
    const reads = async (account: Account) => (await office.as(account).get(files[0]?.src ?? '')).status;
    expect(await Promise.all((['admin', 'carrier', 'driver', 'otherDriver', 'client'] as const).map(reads))).toEqual([
      200, 200, 200, 404, 404,
    ]);
    const more = (account: Account) =>
      upload(office.as(account), `/api/accountingRequests/${id}/files`, {}, [file(PNG, 'dos.png')]);
    expect((await more('driver')).status).toBe(201);
    expect((await more('carrier')).status).toBe(403);
    await answer(id, 'accepted');
    expect((await more('driver')).status).toBe(409);
    expect(await titles('driver')).toEqual(['Petición de CMR aceptada']);
    expect(await titles('carrier')).toEqual([]);
  });

  test('not of another’s load, which is as one that isn’t there', async () => {
    const [foreign, missing] = [
      await askCmr('driver', { loadId: otherLoadId }),
      await askCmr('driver', { loadId: 99_999 }),
    ];
    expect(foreign.status).toBe(404);
    expect(missing.text).toBe(foreign.text);
    const [plain, none] = [await ask('driver', { loadId: otherLoadId }), await ask('driver', { loadId: 99_999 })];
    expect([plain.status, none.status, plain.text]).toEqual([422, 422, none.text]);
    for (const wrong of [
      {},
      { loadId: null },
      { loadId: 'x' },
      { loadId, routeId: 99_999 },
      { loadId, routeId: routeId + 1 },
    ])
      expect((await askCmr('driver', wrong)).status).toBe(422);
    for (const account of ['client', 'accountant'] as const)
      expect((await askCmr(account, { loadId })).status).toBe(403);
    expect(await office.db('accountingRequests')).toEqual([]);
  });

  test('nor with fifty files, nor twice by sending it twice', async () => {
    const many = Array.from({ length: 50 }, () => file(PNG));
    expect((await upload(office.as('driver'), '/api/accountingRequests/CMRrequest', { loadId }, many)).status).toBe(
      413,
    );
    const twice = () =>
      office.as('driver').post('/api/accountingRequests/CMRrequest', { loadId }, { 'idempotency-key': 'una-vez' });
    const [first, second] = [await twice(), await twice()];
    expect(second.text).toBe(first.text);
    expect(await office.db('accountingRequests')).toHaveLength(1);
    expect(await office.db('files')).toEqual([]);
  });
});
