import { describe, expect, test } from 'vitest';
import { violations } from '../help/invariants.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addLoad, addRoute, putRoute, rowOf } from '../help/rows.ts';

const office = officePerTest();

const publish = async () => addRoute(office, { isPublic: true, loadIds: [await addLoad(office)] });
const apply = async (account: 'carrier' | 'otherCarrier', routeId: number): Promise<number> =>
  ((await office.as(account).post('/api/requestedRoutes', { routeId })).body.data as { id: number }).id;
const decide = (id: number, status = 'accepted') => office.as('admin').put(`/api/requestedRoutes/${id}`, { status });
const statusOf = async (id: number) => (await rowOf(office, 'requestedRoutes', id)).status;
const titles = (carrierId: number): Promise<string[]> =>
  office.db('alerts').where({ carrierId, disabled: false }).orderBy('id').pluck('title');

describe('a request that was accepted', () => {
  test('is accepted no more once its route is taken away or given to another, and its carrier is told', async () => {
    const { carrier, otherCarrier } = office.ids;
    const route = await publish();
    const first = await apply('carrier', route);
    await decide(first);
    expect((await putRoute(office, route, { carrierId: null })).status).toBe(200);
    expect(await statusOf(first)).toBe('rejected');
    expect((await titles(carrier)).at(-1)).toBe('Solicitud rechazada');

    await putRoute(office, route, { isPublic: true });
    const second = await apply('otherCarrier', route);
    const again = await apply('carrier', route);
    expect((await decide(second)).status).toBe(200);
    expect([await statusOf(first), await statusOf(second), await statusOf(again)]).toEqual([
      'rejected',
      'accepted',
      'rejected',
    ]);
    await putRoute(office, route, { carrierId: carrier });
    expect(await statusOf(second)).toBe('rejected');
    expect((await titles(otherCarrier)).at(-1)).toBe('Solicitud rechazada');
    expect(await violations(office.db)).toEqual([]);
  });

  test('of a confirmed route is told once, that the route is not its any more', async () => {
    const { carrier, otherCarrier, tractor, otherTractor } = office.ids;
    const route = await publish();
    const request = await apply('carrier', route);
    await decide(request);
    await putRoute(office, route, { tractionVehicleId: tractor, status: 'confirmed' });
    await putRoute(office, route, { carrierId: otherCarrier, tractionVehicleId: otherTractor });
    expect(await statusOf(request)).toBe('rejected');
    const told = await titles(carrier);
    expect(told).toContain('Carga anulada');
    expect(told).not.toContain('Solicitud rechazada');
    expect(await violations(office.db)).toEqual([]);
  });

  test('of a route that is removed is so no more, and its carrier is told instead of being led to what is gone', async () => {
    const { carrier } = office.ids;
    const route = await publish();
    const request = await apply('carrier', route);
    await decide(request);
    expect((await office.as('admin').delete(`/api/routes/${route}`)).status).toBe(200);
    expect(await statusOf(request)).toBe('rejected');
    expect(await titles(carrier)).toEqual(['Solicitud rechazada']);
    expect(await violations(office.db)).toEqual([]);
  });

  test('is one of its route at most: the database itself refuses a second', async () => {
    const route = await publish();
    const row = { routeId: route, status: 'accepted', createdAt: 'x', updatedAt: 'x' };
    await office.db('requestedRoutes').insert({ ...row, carrierId: office.ids.carrier });
    await expect(office.db('requestedRoutes').insert({ ...row, carrierId: office.ids.otherCarrier })).rejects.toThrow(
      /unique/i,
    );
  });

  test('and withdrawn before is refused, and so is one that was withdrawn', async () => {
    const route = await publish();
    const request = await apply('carrier', route);
    expect((await office.as('carrier').delete(`/api/requestedRoutes/${request}`)).status).toBe(200);
    for (const status of ['accepted', 'rejected']) {
      const answer = await decide(request, status);
      expect([answer.status, answer.body.code]).toEqual([409, 'requests.withdrawn']);
    }
    expect(await violations(office.db)).toEqual([]);
  });
});
