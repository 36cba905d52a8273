import type { RouteStatus } from '#domain/routes';
import { buildChanges } from './changes.ts';
import type { Counts, Deal } from './counts.ts';
import { planFuture } from './future.ts';
import { buildLooseLoads } from './looseLoads.ts';
import { planOngoing } from './present.ts';
import { buildRequests } from './requests.ts';
import { buildRoute, type RoutePlan } from './routes.ts';
import type { Row } from './rows.ts';
import type { Batch, BuiltRoute, World } from './world.ts';

export type Today = { batch: Batch; byStatus: Partial<Record<RouteStatus, BuiltRoute[]>>; requests: Row[] };

/** What is on the road, what is planned, and what waits for a route. */
export const buildToday = (world: World, counts: Counts, deal: Deal): Today => {
  const byStatus: Partial<Record<RouteStatus, BuiltRoute[]>> = {};
  const loads: Row[] = [];
  const events: Row[] = [];
  const requests: Row[] = [];
  const add = (plan: RoutePlan) => {
    const { route, events: own } = buildRoute(plan, world);
    const same = (byStatus[plan.status] ??= []);
    loads.push(...route.loads);
    events.push(...own);
    requests.push(...buildRequests(Number(route.row.id), plan, same.length, world));
    same.push(route);
  };
  for (let n = 0; n < counts.ongoing; n += 1) add(planOngoing(n, world, counts, deal));
  for (const status of counts.planned) add(planFuture(status, byStatus[status]?.length ?? 0, world, counts, deal));
  loads.push(...buildLooseLoads(deal.left(), world, counts));
  const routes = Object.values(byStatus)
    .flat()
    .map(route => route.row)
    .sort((a, b) => Number(a.id) - Number(b.id));
  return {
    byStatus,
    requests,
    batch: {
      routes,
      requestedRoutes: requests,
      loads,
      trackingEvents: events,
      changes: buildChanges({ routes, loads, trackingEvents: events }, world),
    },
  };
};
