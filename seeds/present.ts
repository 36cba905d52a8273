import { addDays } from '#domain/dates';
import type { Combo } from './combos.ts';
import type { Counts, Deal } from './counts.ts';
import type { Lane } from './lanes.ts';
import { DEMO_CLIENT, drawJob, nightsOf, orderedAt } from './plans.ts';
import type { RoutePlan } from './routes.ts';
import type { Step, Trip } from './steps.ts';
import type { World } from './world.ts';

/** How far the lorries on the road have come; each knows what its orders have behind them. */
type Stage = {
  trip: (lane: Lane, nights: number, world: World) => Trip;
  done: (position: number, steps: readonly Step[]) => number;
};

const leftBefore = ({ kilometres }: Lane, nights: number, { calendar }: World, isDue: boolean): Trip => {
  const start = calendar.work(calendar.latest.day, isDue ? -nights : -1);
  return { start, end: isDue ? calendar.latest.day : calendar.work(start, nights), kilometres };
};

const LOADED = 2;

const STAGES: readonly Stage[] = [
  // At the first warehouse.
  {
    trip: ({ kilometres }, nights, { calendar }) => ({
      start: calendar.latest.day,
      end: calendar.work(calendar.latest.day, nights),
      kilometres,
    }),
    done: position => (position === 0 ? 1 : 0),
  },
  // On the way.
  { trip: (lane, nights, world) => leftBefore(lane, nights, world, false), done: () => LOADED },
  { trip: (lane, nights, world) => leftBefore(lane, nights, world, true), done: () => LOADED },
  // At the first place where something is unloaded.
  {
    trip: (lane, nights, world) => leftBefore(lane, nights, world, true),
    done: position => (position === 0 ? 3 : LOADED),
  },
  // The first order delivered; an order alone on its lorry waits for the signature.
  {
    trip: (lane, nights, world) => leftBefore(lane, nights, world, true),
    done: (position, steps) => (position === 0 ? steps.length : LOADED),
  },
];

/** The lorry of the account `conductor`: the first vehicle there is, and the semi-trailer it pulls. */
export const driverCombo = (world: World): Combo => {
  const [traction, tow] = world.vehicles;
  if (!traction || !tow) throw new Error('no vehicles');
  return { traction, tow };
};

/** The n-th route on the road; the first is the driver's own. */
export const planOngoing = (n: number, world: World, counts: Counts, deal: Deal): RoutePlan => {
  const isDrivers = n === 0;
  const loadCount = deal.next(isDrivers ? 2 : 1);
  const stage = STAGES[isDrivers ? 3 : n % STAGES.length];
  if (!stage) throw new Error('no stage');
  const tripOf = (lane: Lane) => stage.trip(lane, Math.max(1, nightsOf(lane, loadCount, world)), world);
  const fits = (lane: Lane) =>
    isDrivers ? lane.service === 'tauliner' && !lane.isAbroad && lane.from.client.id === DEMO_CLIENT : !lane.isLocal;
  const job = isDrivers ? drawDriverJob(world, tripOf, fits) : drawJob(world, counts, tripOf, fits);
  return {
    ...job,
    status: 'ongoing',
    loadCount,
    leastStops: isDrivers ? 1 : 0,
    createdAt: orderedAt(world, addDays(job.trip.start, -1), [0, 5]),
    done: (position, steps) => {
      const done = Math.min(stage.done(position, steps), steps.length);
      return loadCount === 1 && done === steps.length ? done - 1 : done;
    },
  };
};

const TRIES = 200;

/** A job of the demo client's for the driver's lorry. */
export const drawDriverJob = (world: World, tripOf: (lane: Lane) => Trip, fits: (lane: Lane) => boolean) => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const lane = world.lanes.lane(world.random, world.random.pick(world.lanes.of(DEMO_CLIENT)));
    if (fits(lane)) return { lane, trip: tripOf(lane), combo: driverCombo(world) };
  }
  throw new Error('no lane for the driver');
};
