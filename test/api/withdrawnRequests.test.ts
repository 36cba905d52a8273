import { describe, expect, test } from 'vitest';
import { officePerTest } from '../help/ownOffice.ts';
import { addLoad, addRoute, putRoute, readRoute, rowOf } from '../help/rows.ts';

const office = officePerTest();

type Account = 'admin' | 'carrier' | 'otherCarrier';

const publish = async () => addRoute(office, { isPublic: true, loadIds: [await addLoad(office)] });
const ask = async (account: Account, routeId: number): Promise<number> =>
  ((await office.as(account).post('/api/requestedRoutes', { routeId })).body.data as { id: number }).id;
const remove = (account: Account, id: number) => office.as(account).delete(`/api/requestedRoutes/${id}`);
const decide = (id: number) => office.as('admin').put(`/api/requestedRoutes/${id}`, { status: 'accepted' });
const restore = (account: Account, id: number) => office.as(account).put(`/api/requestedRoutes/${id}/restore`, {});

/** What is still told to the office or to a carrier, oldest first. */
const told = async (recipientType: 'admin' | 'carrier'): Promise<string[]> =>
  office.db('alerts').where({ recipientType, disabled: false }).orderBy('id').pluck('description');

const askedBy = (name: string) => `${name} ha solicitado la carga C. 1.`;
const withdrawnBy = (name: string) => `${name} ha retirado su solicitud de la carga C. 1.`;
const [ONE, TWO] = ['Transportes Uno S.L.', 'Transportes Dos S.L.'];
const REJECTED = 'Se ha rechazado tu solicitud de la carga C. 1.';

describe('a request that is taken out', () => {
  test('by its carrier is told to the office', async () => {
    const id = await ask('carrier', await publish());
    await remove('carrier', id);
    expect(await told('admin')).toEqual([askedBy(ONE), withdrawnBy(ONE)]);
    expect(await told('carrier')).toEqual([]);
  });

  test('by the office is told to its carrier, as one that is rejected', async () => {
    const id = await ask('carrier', await publish());
    expect((await remove('admin', id)).status).toBe(200);
    expect(await told('admin')).toEqual([askedBy(ONE)]);
    expect(await told('carrier')).toEqual([REJECTED]);
  });

  test('by the office is shown to its carrier as rejected, where the alert leads, and to no other', async () => {
    const routeId = await publish();
    const id = await ask('carrier', routeId);
    await remove('admin', id);
    const shown = { id, routeId, status: 'rejected', disabled: false };
    expect((await office.as('carrier').get(`/api/requestedRoutes/${id}`)).body.data).toMatchObject(shown);
    const filters = [{}, { status: 'rejected' }, { id: [id] }].map(filter => JSON.stringify(filter));
    for (const filter of filters) {
      const path = `/api/requestedRoutes?filter=${filter}`;
      expect((await office.as('carrier').get(path)).body.data, filter).toMatchObject([shown]);
      expect((await office.as('otherCarrier').get(path)).body.data, filter).toEqual([]);
    }
    const [, line] = (await office.as('carrier').get('/api/requestedRoutes/export')).text.split('\r\n');
    expect(line).toMatch(/;No;1;Transportes Uno S\.L\.;Rechazada$/);
    expect((await office.as('admin').get('/api/requestedRoutes')).body.data).toEqual([]);
    expect((await remove('carrier', id)).status).toBe(404);
    expect(await decide(id)).toMatchObject({ status: 409, body: { code: 'requests.decided' } });
  });

  test('by its carrier is shown to it no more', async () => {
    const id = await ask('carrier', await publish());
    await remove('carrier', id);
    expect((await office.as('carrier').get('/api/requestedRoutes')).body.data).toEqual([]);
    expect((await office.as('carrier').get(`/api/requestedRoutes/${id}`)).status).toBe(404);
  });

  test('by the office may be asked for anew', async () => {
    const routeId = await publish();
    await remove('admin', await ask('carrier', routeId));
    expect((await readRoute(office, routeId)).pendingRequests).toBe(0);
    expect((await rowOf(office, 'requestedRoutes', await ask('carrier', routeId))).status).toBe('pending');
  });
});

describe('a request that comes back', () => {
  test('is told to the office anew, and was not withdrawn', async () => {
    const id = await ask('carrier', await publish());
    await remove('carrier', id);
    expect((await restore('carrier', id)).status).toBe(200);
    expect(await told('admin')).toEqual([askedBy(ONE), askedBy(ONE)]);
  });

  test('leaves what the office was told of another’s', async () => {
    const routeId = await publish();
    const [one, two] = [await ask('carrier', routeId), await ask('otherCarrier', routeId)];
    await office.db('carriers').where({ id: office.ids.otherCarrier }).update({ name: TWO });
    await remove('carrier', one);
    await remove('otherCarrier', two);
    await restore('carrier', one);
    expect((await told('admin')).slice(2)).toEqual([withdrawnBy(TWO), askedBy(ONE)]);
  });

  test('was not rejected either, when the office had removed it', async () => {
    const id = await ask('carrier', await publish());
    await remove('admin', id);
    expect((await restore('admin', id)).status).toBe(200);
    expect(await told('carrier')).toEqual([]);
    expect(await told('admin')).toEqual([askedBy(ONE), askedBy(ONE)]);
    expect((await office.as('carrier').get('/api/requestedRoutes')).body.data).toMatchObject([
      { id, status: 'pending' },
    ]);
    expect((await decide(id)).status).toBe(200);
  });

  test.each<[string, (routeId: number) => Promise<unknown>, string]>([
    ['its carrier has asked anew', routeId => ask('carrier', routeId), 'requests.alreadyRequested'],
    ['the route left the pool', routeId => putRoute(office, routeId, { isPublic: false }), 'requests.notPublic'],
    [
      'the carrier was removed',
      () => office.db('carriers').where({ id: office.ids.carrier }).update({ disabled: true }),
      'carriers.disabled',
    ],
  ])('is refused once %s, and nothing is taken back', async (_sentence, meanwhile, code) => {
    const routeId = await publish();
    const id = await ask('carrier', routeId);
    await remove('carrier', id);
    await meanwhile(routeId);
    const before = await told('admin');
    expect(await restore('admin', id)).toMatchObject({ status: 409, body: { code } });
    expect(Boolean((await rowOf(office, 'requestedRoutes', id)).disabled)).toBe(true);
    expect(await told('admin')).toEqual(before);
  });
});
