import { addDays } from '#domain/dates';
import type { Counts, Deal } from './counts.ts';
import type { Lane } from './lanes.ts';
import { DEMO_CARRIER, demandOf, drawJob, drawLane, nightsOf, orderedAt } from './plans.ts';
import { drawDriverJob } from './present.ts';
import type { RoutePlan } from './routes.ts';
import type { Trip } from './steps.ts';
import type { World } from './world.ts';

/** Working days from now on which the routes that are planned begin. */
const SOONEST = 1;
const LATEST = 5;
/** The second and third draft are there to be filled: one has a carrier and no loads, the other neither. */
const EMPTY_DRAFTS = [1, 2];
/** The first two assigned ones are the driver's next. */
const DRIVERS_NEXT = 2;

const tripIn = (world: World, days: number, lane: Lane, loadCount: number): Trip => {
  const start = world.calendar.work(world.calendar.today, days);
  return { start, end: world.calendar.work(start, nightsOf(lane, loadCount, world)), kilometres: lane.kilometres };
};

const isDriversLane = (lane: Lane) => lane.service === 'tauliner' && !lane.isAbroad && lane.kilometres < 700;

const MANY = 4;

/** A lane that several carriers could drive, so that there is somebody to ask for it. */
const drawPoolLane = (world: World, counts: Counts): Lane => {
  const lane = drawLane(world, counts);
  return world.combos.carriers(demandOf(lane)).length < MANY ? drawPoolLane(world, counts) : lane;
};

/** The n-th of the routes of its status that haven't begun. */
export const planFuture = (
  status: RoutePlan['status'],
  n: number,
  world: World,
  counts: Counts,
  deal: Deal,
): RoutePlan => {
  const { random, calendar } = world;
  const isEmpty = status === 'draft' && EMPTY_DRAFTS.includes(n);
  const loadCount = isEmpty ? 0 : deal.next();
  const isDrivers = status === 'assigned' && n < DRIVERS_NEXT;
  const base = { status, loadCount, createdAt: orderedAt(world, addDays(calendar.today, 1), [1, 6]), done: () => 0 };
  if (isDrivers) {
    const tripOf = (lane: Lane) => tripIn(world, 2 + n * 2, lane, loadCount);
    return { ...base, ...drawDriverJob(world, tripOf, isDriversLane) };
  }
  const tripOf = (lane: Lane) => tripIn(world, random.int(SOONEST, LATEST), lane, loadCount);
  if (status === 'assigned') return { ...base, ...drawJob(world, counts, tripOf) };
  const lane = drawPoolLane(world, counts);
  const trip = tripOf(lane);
  const hasCarrier = status === 'draft' && n % 3 !== 2;
  const combo = hasCarrier ? world.combos.free(demandOf(lane), trip.start, random, n < 2 ? DEMO_CARRIER : null) : null;
  return { ...base, lane, trip, combo, withoutVehicle: isEmpty || n % 2 === 1 };
};
