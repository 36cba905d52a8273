import { addDays } from '#domain/dates';
import type { Combo, Demand } from './combos.ts';
import type { Counts, Deal } from './counts.ts';
import type { Lane } from './lanes.ts';
import type { RoutePlan } from './routes.ts';
import type { Trip } from './steps.ts';
import type { World } from './world.ts';

const DAILY_KILOMETRES = 620;
/** What is loaded and unloaded on the same day. */
const DAY_TRIP = 330;
const MOST_ON_A_DAY_TRIP = 3;
const TRIES = 60;

/** The company of the account `transportista`, and that of `cliente`. */
export const DEMO_CARRIER = 1;
export const DEMO_CLIENT = 1;

/** Nights between loading and unloading. */
export const nightsOf = (lane: Lane, loadCount: number, world: World): number => {
  const isDayTrip = lane.kilometres <= DAY_TRIP && loadCount <= MOST_ON_A_DAY_TRIP && world.random.chance(0.6);
  return isDayTrip ? 0 : Math.max(1, Math.ceil(lane.kilometres / DAILY_KILOMETRES) - 1);
};

export const demandOf = ({ service, isAbroad, isAdr }: Lane): Demand => ({ service, isAbroad, isAdr });

/** A lane of anybody's, the demo client's more often than its size would have it. */
export const drawLane = (world: World, counts: Counts): Lane => {
  const { random, lanes, locations } = world;
  return lanes.lane(random, random.pick(random.chance(counts.share) ? lanes.of(DEMO_CLIENT) : locations));
};

/** A lane that fits, with the combination that drives it from its first day on. */
export const drawJob = (
  world: World,
  counts: Counts,
  tripOf: (lane: Lane) => Trip,
  fits: (lane: Lane) => boolean = () => true,
): { lane: Lane; trip: Trip; combo: Combo } => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const lane = drawLane(world, counts);
    if (!fits(lane)) continue;
    const trip = tripOf(lane);
    const favoured = world.random.chance(counts.share) ? DEMO_CARRIER : null;
    const combo = world.combos.free(demandOf(lane), trip.start, world.random, favoured);
    if (combo) return { lane, trip, combo };
  }
  throw new Error('every lorry is busy');
};

/** The moment an order came in, some days before it was loaded and never after the latest working hour. */
export const orderedAt = (world: World, start: string, days: readonly [number, number]): string => {
  const { calendar, random } = world;
  const day = calendar.workday(addDays(start, -random.int(...days)), -1);
  const isToday = day >= calendar.latest.day;
  return calendar.at(
    isToday ? calendar.latest.day : day,
    isToday ? Math.min(random.int(480, 560), calendar.latest.minutes) : random.int(510, 1_080),
  );
};

/** What has been delivered, in the order in which it was. */
export const planFinished = (n: number, world: World, counts: Counts, deal: Deal): RoutePlan => {
  const { calendar, random } = world;
  const ago = Math.floor(((counts.finished - n - random.next()) / counts.finished) * 364) + 1;
  const end = calendar.workday(
    addDays(calendar.latest.day < calendar.today ? calendar.latest.day : calendar.today, -ago),
    -1,
  );
  const loadCount = deal.next();
  const job = drawJob(world, counts, lane => ({
    start: calendar.work(end, -nightsOf(lane, loadCount, world)),
    end,
    kilometres: lane.kilometres,
  }));
  return {
    ...job,
    status: 'finished',
    loadCount,
    createdAt: orderedAt(world, job.trip.start, [1, 8]),
    done: (_, steps) => steps.length,
  };
};
