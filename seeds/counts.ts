import type { RouteStatus } from '#domain/routes';
import type { Random } from './random.ts';

/** How large the made-up market is: 800 loads have 350 routes, 40 carriers and 35 clients; those grow more slowly. */
export type Counts = {
  loads: number;
  routes: number;
  carriers: number;
  clients: number;
  finished: number;
  ongoing: number;
  /** Routes that haven't begun, one status each. */
  planned: RouteStatus[];
  /** The part of the traffic that the companies of the demo accounts have. */
  share: number;
};

const DEMO_LOADS = 800;
const ROUTES_PER_LOAD = 350 / DEMO_LOADS;
/** Of ten routes that haven't begun. */
const PLANNED: readonly RouteStatus[] = [
  'assigned',
  'public',
  'draft',
  'assigned',
  'public',
  'requested',
  'assigned',
  'public',
  'draft',
  'assigned',
];

export const countsFor = (loads: number): Counts => {
  const growth = (loads / DEMO_LOADS) ** 0.6;
  const routes = Math.round(loads * ROUTES_PER_LOAD);
  const carriers = Math.max(10, Math.round(40 * growth));
  // A lorry is on one route at a time, so that what is on the road or about to be is bounded by the fleet.
  const lorries = Math.floor(carriers * 1.7);
  const planned = Math.min(Math.round(routes * 0.2), lorries);
  const ongoing = Math.min(Math.round(routes * 0.06), Math.floor(lorries / 4));
  return {
    loads,
    routes,
    carriers,
    clients: Math.max(5, Math.round(35 * growth)),
    finished: routes - planned - ongoing,
    ongoing,
    planned: Array.from({ length: planned }, (_, n) => PLANNED[n % PLANNED.length] ?? 'draft'),
    share: Math.max(0.001, Math.min(0.1, 40 / Math.max(1, routes))),
  };
};

const LOOSE_SHARE = 0.04;
const MAX_LOOSE = 2_000;
const MOST_ON_A_ROUTE = 6;

/** Deals the loads out over the routes, one to six each; what is left over is on no route yet. */
export const dealLoads = (counts: Counts, random: Random) => {
  const onRoutes = counts.loads - Math.min(MAX_LOOSE, Math.round(counts.loads * LOOSE_SHARE));
  const each = onRoutes / Math.max(1, counts.routes);
  let routes = 0;
  let dealt = 0;
  return {
    next: (least = 1): number => {
      routes += 1;
      const isLast = routes >= counts.routes;
      const wanted = routes * each - dealt + (isLast ? 0 : random.decimal(-1.7, 1.7, 2));
      const count = Math.max(least, Math.min(MOST_ON_A_ROUTE, Math.round(wanted), counts.loads - dealt));
      dealt += count;
      return count;
    },
    left: () => counts.loads - dealt,
  };
};
export type Deal = ReturnType<typeof dealLoads>;
