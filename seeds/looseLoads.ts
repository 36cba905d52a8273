import type { Counts } from './counts.ts';
import { buildLoad } from './loads.ts';
import { buildOrders } from './orders.ts';
import { drawLane, nightsOf, orderedAt } from './plans.ts';
import type { Row } from './rows.ts';
import type { World } from './world.ts';

/** Orders that came in lately and are on no route yet. */
export const buildLooseLoads = (count: number, world: World, counts: Counts): Row[] =>
  Array.from({ length: count }, () => {
    const { random, calendar, lanes, ids } = world;
    const lane = drawLane(world, counts);
    const start = calendar.work(calendar.today, random.int(1, 6));
    const trip = { start, end: calendar.work(start, nightsOf(lane, 1, world)), kilometres: lane.kilometres };
    const createdAt = orderedAt(world, calendar.today, [0, 5]);
    const state = {
      status: 'not-assigned',
      done: [],
      routeId: null,
      position: null,
      routeRef: null,
      createdAt,
    } as const;
    const order = buildOrders(lane, 1, lanes, random)[0];
    if (!order) throw new Error('no order');
    return buildLoad(ids.loads(), order, trip, state, calendar, random);
  });
