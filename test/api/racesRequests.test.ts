import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Floor, kindsOf, PLACES, race, TIMES } from '../help/floor.ts';
import { toldTwice, violations } from '../help/invariants.ts';
import { addManyRequests, addManyRoutes } from '../help/manyRows.ts';

const PUBLIC = { status: 'public', isPublic: true };

/** Requests of carriers for public routes, two calls at a time (Design 6). */
describe.each(PLACES)('at the same moment, %s,', { timeout: 120_000 }, (_place, open) => {
  let floor: Floor;
  beforeAll(async () => {
    floor = await open();
  });
  afterAll(() => floor.close());
  afterEach(async () => {
    expect(await violations(floor.db)).toEqual([]);
    expect(await toldTwice(floor.db)).toEqual([]);
  });

  const accept = (id: number, desk: number) =>
    floor.ask(desk, 'admin', 'PUT', `/api/requestedRoutes/${id}`, { status: 'accepted' });
  const apply = (routeId: number, account: 'carrier' | 'otherCarrier', desk: number) =>
    floor.ask(desk, account, 'POST', '/api/requestedRoutes', { routeId, status: 'pending' });
  const both = () => [floor.ids.carrier, floor.ids.otherCarrier];
  const publicRoutes = async () => (await addManyRoutes(floor, TIMES, PUBLIC)).map(route => route.id);
  const titled = (title: string, ids: readonly number[]) =>
    floor.db('alerts').where({ title }).whereIn('recordId', ids).pluck('carrierId');

  test('two requests of a route are accepted: one gets it, everyone is told once', async () => {
    const ids = await publicRoutes();
    const requests = await addManyRequests(floor, ids, both());
    const outcomes = await race(
      requests,
      ([one = 0]) => accept(one, 0),
      ([, two = 0]) => accept(two, 1),
    );
    expect(['200 409', '409 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
    const given = await floor.db('routes').whereIn('id', ids).where({ status: 'draft' }).whereNotNull('carrierId');
    expect(given).toHaveLength(TIMES);
    expect(await titled('Solicitud aceptada', ids)).toHaveLength(TIMES);
    expect(await titled('Solicitud rechazada', requests.flat())).toHaveLength(TIMES);
  });

  test('two carriers apply for a route: both are heard', async () => {
    const ids = await publicRoutes();
    const outcomes = await race(
      ids,
      id => apply(id, 'carrier', 0),
      id => apply(id, 'otherCarrier', 1),
    );
    expect(kindsOf(outcomes)).toEqual(['201 201']);
    expect(await floor.db('requestedRoutes').whereIn('routeId', ids).where({ status: 'pending' })).toHaveLength(
      2 * TIMES,
    );
    expect(await titled('Nueva solicitud de carga', ids)).toHaveLength(2 * TIMES);
  });

  test('a carrier applies twice: once counts', async () => {
    const ids = await publicRoutes();
    const outcomes = await race(
      ids,
      id => apply(id, 'carrier', 0),
      id => apply(id, 'carrier', 1),
    );
    expect(['201 409', '409 201']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
    expect(await floor.db('requestedRoutes').whereIn('routeId', ids)).toHaveLength(TIMES);
    expect(await titled('Nueva solicitud de carga', ids)).toHaveLength(TIMES);
  });

  test('a request is accepted and withdrawn: one of both', async () => {
    const ids = await publicRoutes();
    const requests = await addManyRequests(floor, ids, [floor.ids.carrier]);
    const outcomes = await race(
      requests,
      ([id = 0]) => accept(id, 0),
      ([id = 0]) => floor.ask(1, 'carrier', 'DELETE', `/api/requestedRoutes/${id}`),
    );
    expect(['200 409', '409 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
    const accepted = outcomes.filter(([first]) => first === 200).length;
    expect(await floor.db('routes').whereIn('id', ids).whereNotNull('carrierId')).toHaveLength(accepted);
    expect(await titled('Solicitud retirada', ids)).toHaveLength(TIMES - accepted);
  });

  test('a route leaves the pool and is applied for: late is told so', async () => {
    const ids = await publicRoutes();
    const outcomes = await race(
      ids,
      id => floor.ask(0, 'admin', 'PUT', `/api/routes/${id}`, { isPublic: false }),
      id => apply(id, 'carrier', 1),
    );
    expect(['200 201', '200 409']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
    const heard = outcomes.filter(([, second]) => second === 201).length;
    expect(await floor.db('requestedRoutes').whereIn('routeId', ids)).toHaveLength(heard);
  });

  test('a route is accepted for one carrier and confirmed for another: one of both', async () => {
    const ids = await publicRoutes();
    const requests = await addManyRequests(floor, ids, [floor.ids.carrier]);
    const outcomes = await race(
      requests.map(([request = 0], n) => ({ request, id: ids[n] ?? 0 })),
      ({ request }) => accept(request, 0),
      ({ id }) =>
        floor.ask(1, 'admin', 'PUT', `/api/routes/${id}`, {
          status: 'confirmed',
          carrierId: floor.ids.otherCarrier,
          tractionVehicleId: floor.ids.otherTractor,
          version: 1,
        }),
    );
    expect(['200 409', '409 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
  });
});
