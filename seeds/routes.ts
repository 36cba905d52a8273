import { addDays } from '#domain/dates';
import { isConfirmed, type RouteStatus } from '#domain/routes';
import type { Combo } from './combos.ts';
import type { Lane } from './lanes.ts';
import { buildEvents, buildLoad } from './loads.ts';
import { neededVehicleOf } from './needs.ts';
import { buildOrders, type Order } from './orders.ts';
import { kept, type Row } from './rows.ts';
import { planSteps, settleSteps, type Step, statusAfter, type Trip } from './steps.ts';
import type { BuiltRoute, World } from './world.ts';

/** What a route is to become, decided before it is drawn. */
export type RoutePlan = {
  status: RouteStatus;
  lane: Lane;
  trip: Trip;
  loadCount: number;
  /** Who drives it; null while nobody does. */
  combo: Combo | null;
  /** Given to the carrier of the combination, who hasn't said yet with which lorry. */
  withoutVehicle?: boolean;
  /** Intermediate stops that its first order has at least. */
  leastStops?: number;
  createdAt: string;
  /** How many of its steps the order at that position has behind it. */
  done: (position: number, steps: readonly Step[]) => number;
};

/** What the carrier gets: the clients' money less 8 to 18 %, in whole euros. */
const carrierPrice = (orders: readonly Order[], world: World) => {
  const sum = orders.reduce((total, order) => total + order.price, 0);
  return Math.round((sum * (1 - world.random.decimal(0.09, 0.17, 4))) / 100) * 100;
};

/** The route sheet's number: its date and its id (Spec 9). */
const sheetNumber = (id: number, day: string) => `${day.slice(2).replaceAll('-', '')}${`${id}`.padStart(4, '0')}`;

const actorOf = (combo: Combo | null, world: World) =>
  combo?.traction.driverId ?? combo?.traction.carrier.userId ?? world.adminId;

const routeRow = (id: number, plan: RoutePlan, orders: readonly Order[], world: World): Row => {
  const { status, lane, trip, combo, createdAt } = plan;
  const vehicles = plan.withoutVehicle ? null : combo;
  return {
    ...kept(id, createdAt),
    status,
    startDate: trip.start,
    endDate: trip.end,
    invoiceDate: trip.end,
    carrierId: combo?.traction.carrier.id ?? null,
    tractionVehicleId: vehicles?.traction.id ?? null,
    towingVehicleId: vehicles?.tow?.id ?? null,
    specialPermit: vehicles && lane.service === 'gondola' ? `DGT ${trip.start.slice(0, 4)}/${id}` : null,
    price: orders.length > 0 ? carrierPrice(orders, world) : null,
    clientRef: null,
    isPublic: status === 'public',
    neededVehicle: neededVehicleOf(lane),
    comments: lane.isAdr ? 'Mercancía peligrosa: documentación ADR en cabina' : null,
    invoiceId: null,
  };
};

const latestOf = (moments: readonly string[]) =>
  moments.reduce((latest, moment) => (moment > latest ? moment : latest));

/** Draws a route with its loads and their events, consistent with its status (Design 5 and 6), and books its lorry. */
export const buildRoute = (plan: RoutePlan, world: World): { route: BuiltRoute; events: Row[] } => {
  const { random, calendar, ids, lanes } = world;
  const orders = plan.loadCount > 0 ? buildOrders(plan.lane, plan.loadCount, lanes, random, plan.leastStops) : [];
  const id = ids.routes();
  const row = routeRow(id, plan, orders, world);
  const steps = planSteps(orders, plan.trip, random);
  const isGiven = isConfirmed(plan.status);
  const events: Row[] = [];
  const loads = orders.map((order, position) => {
    const own = steps[position] ?? [];
    const done = own.slice(0, plan.done(position, own));
    if (plan.status === 'ongoing') settleSteps(done, calendar, random);
    const loadId = ids.loads();
    const status = isGiven ? statusAfter(own, done.length) : 'not-assigned';
    const routeRef = isGiven ? sheetNumber(id, plan.trip.start) : null;
    const state = { status, done, routeId: id, position, routeRef, createdAt: plan.createdAt };
    events.push(...buildEvents(loadId, done, actorOf(plan.combo, world), ids.trackingEvents, calendar, random));
    return buildLoad(loadId, order, plan.trip, state, calendar, random);
  });
  row.updatedAt = latestOf([plan.createdAt, ...events.map(event => `${event.timestamp}`)]);
  if (plan.combo && !plan.withoutVehicle) book(plan.combo, plan.trip);
  return {
    route: { row, loads, carrier: plan.combo?.traction.carrier ?? null, client: plan.lane.from.client },
    events,
  };
};

const book = ({ traction, tow }: Combo, { end }: Trip) => {
  const after = addDays(end, 1);
  traction.freeFrom = after;
  if (tow) tow.freeFrom = after;
};
