import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '../help/furnish.ts';
import { type Floor, kindsOf, PLACES, race, type Reply, TIMES } from '../help/floor.ts';
import { toldTwice, violations } from '../help/invariants.ts';
import { addManyCarriers, addManyLoads, addManyRoutes, addManyTractors } from '../help/manyRows.ts';

/** Routes being confirmed and loads being moved, two calls at a time (Design 5 and 6). */
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

  const put = (url: string, body: object, desk: number, account: Account = 'admin'): Promise<Reply> =>
    floor.ask(desk, account, 'PUT', `/api/${url}`, body);
  /** As the form confirms: with the version that it was opened at. */
  const confirm = (id: number, desk: number) => put(`routes/${id}`, { status: 'confirmed', version: 1 }, desk);
  const ready = (loads?: object[]) => {
    const { carrier: carrierId, tractor: tractionVehicleId } = floor.ids;
    return addManyRoutes(floor, TIMES, { carrierId, tractionVehicleId }, loads as [] | undefined);
  };
  const drafts = async () => (await addManyRoutes(floor, TIMES, {}, [])).map(route => route.id);
  const freeLoads = () =>
    addManyLoads(
      floor,
      Array.from({ length: TIMES }, () => ({})),
    );
  const told = (title: string, ids: readonly number[]) => floor.db('alerts').where({ title }).whereIn('recordId', ids);

  test('a route is confirmed and its only load removed: it is never confirmed without', async () => {
    const routes = await ready();
    const outcomes = await race(
      routes,
      route => confirm(route.id, 0),
      ({ loads: [load] }) => floor.ask(1, 'admin', 'DELETE', `/api/loads/${load}`),
    );
    expect(['200 200', '409 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
  });

  test('a route is confirmed and its load put on another', async () => {
    const routes = await ready();
    const others = await drafts();
    const outcomes = await race(
      routes.map((route, n) => ({ ...route, other: others[n] })),
      route => confirm(route.id, 0),
      ({ loads: [load], other }) => put(`loads/${load}`, { routeId: other, version: 1 }, 1),
    );
    expect(['200 409', '409 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
  });

  test('a route is confirmed twice: carrier and driver are told once', async () => {
    const routes = await ready();
    const outcomes = await race(
      routes,
      route => confirm(route.id, 0),
      route => confirm(route.id, 1),
    );
    expect(['200 409', '409 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
    const ids = routes.map(route => route.id);
    expect(await told('Carga confirmada', ids)).toHaveLength(2 * TIMES);
  });

  test('a route is confirmed and its vehicle removed: one of both', async () => {
    const tractors = await addManyTractors(floor, TIMES);
    const routes = await addManyRoutes(floor, TIMES, n => ({
      carrierId: floor.ids.carrier,
      tractionVehicleId: tractors[n],
    }));
    const outcomes = await race(
      routes.map((route, n) => ({ ...route, tractor: tractors[n] })),
      route => confirm(route.id, 0),
      ({ tractor }) => floor.ask(1, 'carrier', 'DELETE', `/api/vehicles/${tractor}`),
    );
    expect(['200 409', '409 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
  });

  test('a route is confirmed and its carrier removed: one of both', async () => {
    const carriers = await addManyCarriers(floor, TIMES);
    const tractors = await addManyTractors(floor, TIMES, carriers);
    const routes = await addManyRoutes(floor, TIMES, n => ({
      carrierId: carriers[n],
      tractionVehicleId: tractors[n],
    }));
    const outcomes = await race(
      routes.map((route, n) => ({ ...route, carrier: carriers[n] })),
      route => confirm(route.id, 0),
      ({ carrier }) => floor.ask(1, 'superUser', 'DELETE', `/api/carriers/${carrier}`),
    );
    expect(['200 409', '409 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
  });

  test('a route is confirmed and its vehicle given to another carrier: one of both', async () => {
    const tractors = await addManyTractors(floor, TIMES);
    const routes = await addManyRoutes(floor, TIMES, n => ({
      carrierId: floor.ids.carrier,
      tractionVehicleId: tractors[n],
    }));
    const outcomes = await race(
      routes.map((route, n) => ({ ...route, tractor: tractors[n] })),
      route => confirm(route.id, 0),
      ({ tractor }) => put(`vehicles/${tractor}`, { carrierId: floor.ids.otherCarrier }, 1),
    );
    // Come late, the confirmation finds a vehicle that isn't the carrier's.
    expect(['200 409', '409 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
  });

  test('two routes take the same load: one gets it', async () => {
    const [loads, one, two] = [await freeLoads(), await drafts(), await drafts()];
    const outcomes = await race(
      loads.map((load, n) => ({ load, one: one[n], two: two[n] })),
      item => put(`routes/${item.one}`, { loadIds: [item.load] }, 0),
      item => put(`routes/${item.two}`, { loadIds: [item.load] }, 1),
    );
    expect(['200 409', '409 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
  });

  test('two new routes take the same two loads, in opposite orders: one gets both', async () => {
    const [a, b] = [await freeLoads(), await freeLoads()];
    const outcomes = await race(
      a.map((load, n) => [load, b[n]]),
      ids => floor.ask(0, 'admin', 'POST', '/api/routes', { loadIds: ids }),
      ids => floor.ask(1, 'admin', 'POST', '/api/routes', { loadIds: [...ids].reverse() }),
    );
    expect(['201 409', '409 201']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
    const carried = await floor.db('loads').whereIn('id', a.concat(b)).whereNotNull('routeId');
    expect(carried).toHaveLength(2 * TIMES);
  });

  test('the same two loads are put on two routes at once, in opposite orders: both are on the same', async () => {
    const [a, b, one, two] = [await freeLoads(), await freeLoads(), await drafts(), await drafts()];
    const many = (ids: (number | undefined)[], routeId: number | undefined, desk: number) =>
      put('loads/many', { ids, data: { routeId } }, desk);
    const outcomes = await race(
      a.map((load, n) => ({ load, mate: b[n], one: one[n], two: two[n] })),
      item => many([item.load, item.mate], item.one, 0),
      item => many([item.mate, item.load], item.two, 1),
    );
    expect(kindsOf(outcomes)).toEqual(['200 200']);
    const rows: { id: number; routeId: number }[] = await floor.db('loads').whereIn('id', a.concat(b));
    const routeOf = new Map(rows.map(row => [row.id, row.routeId]));
    expect(a.filter((load, n) => routeOf.get(load) !== routeOf.get(b[n] ?? 0))).toEqual([]);
  });

  test('a load is dragged to one route and to another: whoever is late is told where it is', async () => {
    const [loads, one, two] = [await freeLoads(), await drafts(), await drafts()];
    const drag = (id: number, route: number | undefined, desk: number) =>
      floor.ask(desk, 'admin', 'POST', '/api/loads/assign', { loads: [{ id, routeId: null }], route });
    const outcomes = await race(
      loads.map((load, n) => ({ load, one: one[n], two: two[n] })),
      item => drag(item.load, item.one, 0),
      item => drag(item.load, item.two, 1),
    );
    expect(['200 409', '409 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
  });

  test('a load is put on a route and the route removed: it never hangs on a removed one', async () => {
    const [loads, ids] = [await freeLoads(), await drafts()];
    const outcomes = await race(
      loads.map((load, n) => ({ load, id: ids[n] })),
      ({ load, id }) => put(`loads/${load}`, { routeId: id }, 0),
      ({ id }) => floor.ask(1, 'admin', 'DELETE', `/api/routes/${id}`),
    );
    // Late, the route is one that can't be chosen (422).
    expect(['200 200', '422 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
  });

  test('a load is invoiced and taken off its route: one of both', async () => {
    const routes = await ready([{}, {}]);
    await floor
      .db('routes')
      .whereIn(
        'id',
        routes.map(route => route.id),
      )
      .update({ status: 'assigned' });
    await floor
      .db('loads')
      .whereIn(
        'routeId',
        routes.map(route => route.id),
      )
      .update({ status: 'assigned' });
    const { client: clientId } = floor.ids;
    const outcomes = await race(
      routes,
      ({ loads: [load] }) =>
        floor.ask(0, 'admin', 'POST', '/api/invoices', { isEmitted: true, clientId, loadIds: [load] }),
      ({ loads: [load] }) => put(`loads/${load}`, { routeId: null }, 1),
    );
    expect(['201 409', '409 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
  });
});
