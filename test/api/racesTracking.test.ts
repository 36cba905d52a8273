import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '../help/furnish.ts';
import { type Floor, kindsOf, PLACES, race, type Reply, TIMES } from '../help/floor.ts';
import { toldTwice, violations } from '../help/invariants.ts';
import { addManyRoutes } from '../help/manyRows.ts';

/** Steps of loads, two calls at a time (Design 5). */
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

  const step = (load: number | undefined, body: object, desk: number, account: Account = 'driver'): Promise<Reply> =>
    floor.ask(desk, account, 'POST', `/api/loads/${load}/tracking`, body);
  /** Confirmed routes of the first carrier's tractor, each with loads at this many steps past assigned. */
  const underWay = async (loads: number) => {
    const { carrier: carrierId, tractor: tractionVehicleId } = floor.ids;
    const assigned = Array.from({ length: loads }, () => ({ status: 'assigned' }));
    return addManyRoutes(floor, TIMES, { carrierId, tractionVehicleId, status: 'assigned' }, assigned);
  };
  const events = async (loads: (number | undefined)[]): Promise<string[]> =>
    floor
      .db('trackingEvents')
      .whereIn('loadId', loads as number[])
      .pluck('detail');

  test('a step is reported twice by its name: it counts once, and both are thanked', async () => {
    const routes = await underWay(1);
    const outcomes = await race(
      routes,
      ({ loads: [load] }) => step(load, { step: 'at-origin' }, 0),
      ({ loads: [load] }) => step(load, { step: 'at-origin' }, 1, 'carrier'),
    );
    expect(kindsOf(outcomes)).toEqual(['200 200']);
    expect(await events(routes.flatMap(route => route.loads))).toHaveLength(TIMES);
  });

  test('the driver goes on and the office takes back: one of both', async () => {
    const routes = await underWay(1);
    for (const { loads } of routes) await step(loads[0], { step: 'at-origin' }, 0);
    const outcomes = await race(
      routes,
      ({ loads: [load] }) => step(load, { step: 'loaded' }, 0),
      ({ loads: [load] }) => step(load, { direction: 'back', step: 'at-origin' }, 1, 'admin'),
    );
    expect(['200 409', '409 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
  });

  test('the last two loads of a route are delivered: it is finished', async () => {
    const routes = await underWay(2);
    const ids = routes.map(route => route.id);
    await floor.db('loads').whereIn('routeId', ids).update({ status: 'at-destination' });
    await floor.db('routes').whereIn('id', ids).update({ status: 'ongoing' });
    const outcomes = await race(
      routes,
      ({ loads: [one] }) => step(one, { step: 'delivered' }, 0),
      ({ loads: [, two] }) => step(two, { step: 'delivered' }, 1),
    );
    expect(kindsOf(outcomes)).toEqual(['200 200']);
    expect(await floor.db('routes').whereIn('id', ids).where({ status: 'finished' })).toHaveLength(TIMES);
    const loads = routes.flatMap(route => route.loads);
    expect(await events(loads)).toHaveLength(2 * TIMES);
    // Their first three steps were never reported: the last alone is not what they have behind them.
    await floor.db('trackingEvents').whereIn('loadId', loads).del();
    await floor.db('alerts').whereIn('recordId', loads).where({ resource: 'loads' }).del();
  });

  test('the driver begins and the office takes the route back to draft: one of both', async () => {
    const routes = await underWay(1);
    const outcomes = await race(
      routes,
      ({ loads: [load] }) => step(load, { step: 'at-origin' }, 0),
      ({ id }) => floor.ask(1, 'admin', 'PUT', `/api/routes/${id}`, { status: 'draft' }),
    );
    // Late, the load isn't the driver's any more.
    expect(['200 409', '404 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
  });

  test('the driver begins and the office takes the load off: one of both', async () => {
    const routes = await underWay(2);
    const outcomes = await race(
      routes,
      ({ loads: [load] }) => step(load, { step: 'at-origin' }, 0),
      ({ loads: [load] }) => floor.ask(1, 'admin', 'PUT', `/api/loads/${load}`, { routeId: null }),
    );
    expect(['200 409', '404 200']).toEqual(expect.arrayContaining(kindsOf(outcomes)));
  });
});
