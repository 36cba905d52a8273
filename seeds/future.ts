import { addDays } from '#domain/dates';
import { freeFrom } from './combos.ts';
import type { Counts, Deal } from './counts.ts';
import type { Lane } from './lanes.ts';
import { DEMO_CARRIER, demandOf, drawJob, drawLane, nightsOf, orderedAt } from './plans.ts';
import { drawDriverJob, driverCombo } from './present.ts';
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

const tripIn = (world: World, days: number, lane: Lane, loadCount: number, notBefore = ''): Trip => {
  const { calendar } = world;
  const wanted = calendar.work(calendar.today, days);
  const start = wanted < notBefore ? calendar.workday(notBefore, 1) : wanted;
  return { start, end: calendar.work(start, nightsOf(lane, loadCount, world)), kilometres: lane.kilometres };
};

const isDriversLane = (lane: Lane) => lane.service === 'tauliner' && !lane.isAbroad && lane.kilometres < 700;

/** Whether the demo carrier can drive it: so that it finds routes in the pool, and the pool leaves some out for it. */
type Suits = 'demo' | 'others' | 'anybody';
const POOL: readonly Suits[] = ['demo', 'others', 'demo', 'anybody'];

const MANY = 4;
const TRIES = 200;

/** A lane that several carriers could drive, so that there is somebody to ask for it; the last one drawn when none is. */
const drawPoolLane = (world: World, counts: Counts, suits: Suits): Lane => {
  let lane = drawLane(world, counts);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const carriers = world.combos.carriers(demandOf(lane));
    const isDemos = carriers.includes(DEMO_CARRIER);
    if (
      suits === 'others' ? carriers.length > 0 && !isDemos : carriers.length >= MANY && (suits === 'anybody' || isDemos)
    )
      return lane;
    lane = drawLane(world, counts);
  }
  return lane;
};

/** The first drafts are the demo carrier's. */
const DEMO_DRAFTS = 2;
/** A draft that has no vehicles yet can be anybody's, however busy. */
const ANY_TIME = '9999';

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
    const tripOf = (lane: Lane) => tripIn(world, 2 + n * 2, lane, loadCount, freeFrom(driverCombo(world)));
    return { ...base, ...drawDriverJob(world, tripOf, isDriversLane) };
  }
  const tripOf = (lane: Lane) => tripIn(world, random.int(SOONEST, LATEST), lane, loadCount);
  if (status === 'assigned') return { ...base, ...drawJob(world, counts, tripOf) };
  const isDemos = status === 'draft' && n < DEMO_DRAFTS;
  const inPool = POOL[n % POOL.length] ?? 'anybody';
  const lane = drawPoolLane(world, counts, isDemos ? 'demo' : status === 'draft' ? 'anybody' : inPool);
  const trip = tripOf(lane);
  if (status !== 'draft') return { ...base, lane, trip, combo: null };
  const withoutVehicle = isDemos || isEmpty || n % 2 === 1;
  const from = withoutVehicle ? ANY_TIME : trip.start;
  const favoured = isDemos ? DEMO_CARRIER : null;
  const combo = n % 3 === 2 ? null : world.combos.free(demandOf(lane), from, random, favoured);
  return { ...base, lane, trip, combo, withoutVehicle };
};
