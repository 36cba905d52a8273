import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchingCarrier } from '../../api/poolOfRoutes/matching.ts';
import { dayOf, dayToUtc } from '../../src/domain/dates.ts';
import { LOAD_STATUSES, type LoadStatus, loadErrors } from '../../src/domain/loads.ts';
import type { Stop } from '../../src/domain/loads/stops.ts';
import {
  confirmErrors,
  isConfirmed,
  ROUTE_STATUSES,
  savedRouteStatus,
  type RouteStatus,
} from '../../src/domain/routes.ts';
import { isStarted, loadSteps, type TrackingEvent } from '../../src/domain/loads/tracking.ts';
import { towingOptions } from '../../src/domain/vehicles.ts';
import { NOW, openSeeded, type Seeded } from '../help/seeded.ts';

type Load = {
  id: number;
  status: LoadStatus;
  routeId: number | null;
  position: number | null;
  price: number;
  weight: number;
  length: number;
  pickupDate: string;
  deliveryDate: string;
  intermediateStops: Stop[] | null;
  cmrNumber: string | null;
};
type Route = {
  id: number;
  status: RouteStatus;
  isPublic: boolean;
  carrierId: number | null;
  tractionVehicleId: number | null;
  towingVehicleId: number | null;
  price: number | null;
  startDate: string;
  endDate: string;
  loads: Load[];
};
type Vehicle = { id: number; carrierId: number; type: string; hasTraction: boolean; long: number; tonnage: number };
type Request = { routeId: number; carrierId: number; status: string; createdAt: string };

let seeded: Seeded;
let routes: Route[];
let loads: Load[];
let vehicles: Map<number, Vehicle>;

beforeAll(async () => {
  seeded = await openSeeded();
  loads = await seeded.rows<Load>('loads');
  vehicles = new Map((await seeded.rows<Vehicle>('vehicles')).map(vehicle => [vehicle.id, vehicle]));
  const on = (id: number) =>
    loads.filter(load => load.routeId === id).sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  routes = (await seeded.rows<Route>('routes')).map(route => ({ ...route, loads: on(route.id) }));
});
afterAll(() => seeded.close());

describe('routes and their loads', () => {
  test('every status occurs', () => {
    expect(new Set(routes.map(route => route.status))).toEqual(new Set(ROUTE_STATUSES));
    expect(new Set(loads.map(load => load.status))).toEqual(new Set(LOAD_STATUSES));
  });

  test('the status of a route follows from its loads, and theirs from the route', () => {
    for (const { loads: own, ...route } of routes) {
      expect(route.isPublic).toBe(route.status === 'public');
      expect(savedRouteStatus(route)).toBe(route.status);
      expect(own.map(load => load.position)).toEqual(own.map((_, position) => position));
      if (!isConfirmed(route.status)) expect(own.every(load => load.status === 'not-assigned')).toBe(true);
      else {
        expect(confirmErrors({ ...route, loadIds: own.map(load => load.id) })).toEqual({});
        const expected = own.every(load => load.status === 'delivered')
          ? 'finished'
          : own.some(isStarted)
            ? 'ongoing'
            : 'assigned';
        expect(route.status, `C. ${route.id}`).toBe(expected);
      }
    }
    for (const load of loads.filter(each => !each.routeId)) expect(load.status).toBe('not-assigned');
  });

  test('vehicles are the carrier’s own, pull what they can, are not in two places, and hold the loads', () => {
    for (const route of routes) {
      const traction = vehicles.get(route.tractionVehicleId ?? 0);
      const tow = vehicles.get(route.towingVehicleId ?? 0);
      if (!traction) continue;
      expect(traction.hasTraction && traction.carrierId === route.carrierId).toBe(true);
      if (tow)
        expect(tow.carrierId === route.carrierId && towingOptions(traction.type).some(type => type === tow.type)).toBe(
          true,
        );
      const room = tow && traction.type === 'tractor_head' ? tow : traction;
      const total = (field: 'length' | 'weight') => route.loads.reduce((sum, load) => sum + load[field], 0);
      expect(total('length')).toBeLessThanOrEqual(room.long + 0.001);
      expect(total('weight')).toBeLessThanOrEqual(room.tonnage * 1000);
    }
    for (const vehicle of vehicles.values()) {
      const own = routes.filter(
        route => route.tractionVehicleId === vehicle.id || route.towingVehicleId === vehicle.id,
      );
      own.sort((a, b) => a.startDate.localeCompare(b.startDate));
      own.slice(1).forEach((route, n) => expect(route.startDate > (own[n]?.endDate ?? '')).toBe(true));
    }
  });

  test('the carrier gets what the clients pay less 8 to 18 %', () => {
    for (const { price, loads: own } of routes.filter(route => route.loads.length > 0)) {
      const paid = own.reduce((sum, load) => sum + load.price, 0);
      expect((paid - (price ?? 0)) / paid).toBeGreaterThanOrEqual(0.08);
      expect((paid - (price ?? 0)) / paid).toBeLessThanOrEqual(0.18);
    }
  });
});

describe('tracking', () => {
  test('each load has the events of the steps it went through, in order, at working hours, and none to come', async () => {
    const events: (TrackingEvent & { loadId: number })[] = await seeded.db('trackingEvents').orderBy('id');
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', hourCycle: 'h23' });
    for (const load of loads) {
      expect(loadErrors(load)).toEqual({});
      const own = events.filter(event => event.loadId === load.id);
      const steps = loadSteps({ ...load, tracking: own });
      const done = steps.slice(2).filter(step => step.state !== 'pending');
      expect(done.map(step => step.at)).toEqual(own.map(event => event.timestamp));
      expect(own.map(event => event.timestamp)).toEqual(own.map(event => event.timestamp).sort());
      expect(load.cmrNumber !== null).toBe(own.length >= 2);
      for (const { timestamp, stop, detail } of own) {
        const moment = new Date(timestamp);
        expect(moment.getTime()).toBeLessThanOrEqual(NOW.getTime());
        expect(new Date(dayToUtc(dayOf(moment))).getUTCDay()).not.toBe(0);
        expect(Number(clock.format(moment))).toBeGreaterThanOrEqual(6);
        expect(Number(clock.format(moment))).toBeLessThan(20);
        if (stop === null) continue;
        const stamps = load.intermediateStops?.[stop]?.statusTimestamps;
        expect(stamps?.[detail as 'delivered']).toBe(timestamp);
      }
    }
    expect(
      loads.some(load => load.status === 'loaded' && load.intermediateStops?.[0]?.statusTimestamps?.['at-destination']),
    ).toBe(true);
  });
});

describe('requests for routes', () => {
  test('wait only on routes that can still be given, from carriers that match; one is accepted at most', async () => {
    const requests = await seeded.rows<Request>('requestedRoutes');
    for (const route of routes) {
      const own = requests.filter(request => request.routeId === route.id);
      expect(new Set(own.map(request => request.carrierId)).size).toBe(own.length);
      const statuses = own.map(request => request.status);
      if (route.status === 'requested') expect(statuses).toContain('pending');
      if (route.status !== 'public' && route.status !== 'requested') expect(statuses).not.toContain('pending');
      const accepted = own.filter(request => request.status === 'accepted');
      expect(accepted.map(request => request.carrierId)).toEqual(
        own.length > 0 && route.carrierId ? [route.carrierId] : [],
      );
      for (const { carrierId } of own) {
        const query = seeded.db('routes').where('routes.id', route.id);
        matchingCarrier(query, carrierId, seeded.db);
        expect(await query.first('routes.id'), `C. ${route.id} ${carrierId}`).toBeDefined();
      }
    }
    for (const status of ['pending', 'accepted', 'rejected'])
      expect(requests.some(request => request.status === status)).toBe(true);
  });

  test('the demo carrier has routes of each kind, and some in the pool that it hasn’t asked for', async () => {
    const own = routes.filter(route => route.carrierId === 1).map(route => route.status);
    expect(new Set(own)).toEqual(new Set(['draft', 'assigned', 'ongoing', 'finished']));
    const asked = seeded.db('requestedRoutes').select('routeId').where({ carrierId: 1 });
    for (const isAsked of [true, false]) {
      const query = seeded.db('routes').where({ 'routes.isPublic': true });
      matchingCarrier(query, 1, seeded.db);
      const found: { id: number }[] = await (isAsked
        ? query.whereIn('routes.id', asked)
        : query.whereNotIn('routes.id', asked));
      expect(found.length).toBeGreaterThanOrEqual(2);
    }
    const pool = routes.filter(route => route.isPublic).length;
    const all = seeded.db('routes').where({ 'routes.isPublic': true });
    matchingCarrier(all, 1, seeded.db);
    expect(await all.select('routes.id')).not.toHaveLength(pool);
    const drivers = routes.filter(route => route.tractionVehicleId === 1).map(route => route.status);
    expect(drivers).toEqual(expect.arrayContaining(['assigned', 'assigned', 'ongoing', 'finished']));
  });
});
