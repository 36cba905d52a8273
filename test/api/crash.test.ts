import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Desks, processes } from '../help/floor.ts';
import { violations } from '../help/invariants.ts';
import { addManyRoutes } from '../help/manyRows.ts';

const KILLS = 3;
const ROUTES = 60;
const AT_ONCE = 10;
const STEPS = ['at-origin', 'loaded', 'at-destination', 'delivered'];

let desks: Desks;
beforeEach(async () => {
  desks = await processes(1);
});
afterEach(() => desks.close());

/** What the server has said yes to, of one route with one load. */
type Trip = { id: number; load: number; confirmed: boolean; steps: string[] };

/** The next thing to be done of a trip; false when it is over. */
const goOn = async (trip: Trip, desk: number): Promise<boolean> => {
  if (!trip.confirmed) {
    const answer = await desks.ask(desk, 'admin', 'PUT', `/api/routes/${trip.id}`, { status: 'confirmed' });
    expect(answer.status, answer.text).toBe(200);
    trip.confirmed = true;
    return true;
  }
  const step = STEPS[trip.steps.length];
  if (!step) return false;
  const answer = await desks.ask(desk, 'driver', 'POST', `/api/loads/${trip.load}/tracking`, { step });
  expect(answer.status, answer.text).toBe(200);
  trip.steps.push(step);
  return true;
};

/** Trips are driven, so many at a time, until all are over or the server is there no more. */
const drive = async (trips: readonly Trip[], desk: number, onYes: () => void): Promise<void> => {
  const waiting = [...trips];
  const run = async () => {
    for (let trip = waiting.shift(); trip; trip = waiting.shift()) {
      // What fetch throws when nobody answers; a wrong answer is a failure of the test.
      const goes = await goOn(trip, desk).catch(error => (error instanceof TypeError ? null : Promise.reject(error)));
      if (goes === null) return;
      onYes();
      if (goes) waiting.push(trip);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
};

/** What the server said yes to is there, and no more besides than what was under way when it ended. */
const expectKept = async (trips: readonly Trip[]): Promise<void> => {
  expect(await violations(desks.db)).toEqual([]);
  const routes: { id: number; status: string }[] = await desks.db('routes');
  const statusOf = new Map(routes.map(route => [route.id, route.status]));
  const events: { loadId: number; detail: string }[] = await desks.db('trackingEvents').orderBy('id');
  for (const { id, load, confirmed, steps } of trips) {
    const kept = events.filter(event => event.loadId === load).map(event => event.detail);
    expect(kept.slice(0, steps.length)).toEqual(steps);
    expect(kept.length).toBeLessThanOrEqual(steps.length + 1);
    expect(kept).toEqual(STEPS.slice(0, kept.length));
    if (confirmed) expect(statusOf.get(id)).not.toBe('draft');
  }
};

test('a server that is killed loses nothing it has said yes to, and leaves nothing half done', async () => {
  const { carrier: carrierId, tractor: tractionVehicleId } = desks.ids;
  const routes = await addManyRoutes(desks, ROUTES, { carrierId, tractionVehicleId });
  const trips = routes.map(({ id, loads: [load = 0] }): Trip => ({ id, load, confirmed: false, steps: [] }));
  for (let desk = 0; desk < KILLS; desk += 1) {
    let left = 40 + 15 * desk;
    await drive(trips, desk, () => {
      left -= 1;
      if (left === 0) desks.servers[desk]?.child.kill('SIGKILL');
    });
    expect(await desks.servers[desk]?.ended).toBe('SIGKILL');
    await desks.start();
    await expectKept(trips);
  }
  await drive(trips, KILLS, () => {});
  await expectKept(trips);
  expect(trips.filter(trip => trip.steps.length < STEPS.length)).toEqual([]);
  expect(await desks.db('routes').where({ status: 'finished' })).toHaveLength(ROUTES);
  expect(await desks.db('alerts').where({ recipientType: 'admin' })).toHaveLength(ROUTES * STEPS.length);
}, 120_000);
