import { addDays } from '#domain/dates';
import { closeMonth } from './closeMonth.ts';
import type { Counts, Deal } from './counts.ts';
import type { Numbering } from './numbering.ts';
import { buildPayments } from './payments.ts';
import { planFinished } from './plans.ts';
import { buildRequests } from './requests.ts';
import { buildRoute } from './routes.ts';
import type { Row } from './rows.ts';
import { buildRuns } from './runs.ts';
import type { Batch, BuiltRoute, World } from './world.ts';

/** The last days before today on which the driver's lorry gets nothing, so that it is free for what is on the road now. */
const RESERVED = 9;

const reserveDriver = ({ vehicles }: World, until: string): void => {
  for (const vehicle of vehicles.slice(0, 2)) vehicle.freeFrom = until;
};

export type Month = { batch: Batch; routes: BuiltRoute[]; invoices: Row[] };

/** Twelve months of delivered routes, month by month with the invoices that end it: what goes into the database together. */
export function* buildHistory(world: World, counts: Counts, deal: Deal, numbering: Numbering): Generator<Month> {
  const { calendar } = world;
  let months = 0;
  let built: Required<Pick<Batch, 'loads' | 'trackingEvents' | 'requestedRoutes'>> & { routes: BuiltRoute[] } = blank();
  const close = (month: string): Month => {
    const { routes, ...rows } = built;
    built = blank();
    const closed = closeMonth(`${month}-01`, months, routes, numbering, world);
    months += 1;
    const paid = buildPayments(closed.invoices, world);
    return {
      batch: {
        ...closed,
        ...paid,
        ...buildRuns(`${month}-01`, routes, closed.invoices, world),
        routes: routes.map(route => route.row),
        ...rows,
      },
      routes,
      invoices: closed.invoices,
    };
  };
  let month: string | null = null;
  for (let n = 0; n < counts.finished; n += 1) {
    const plan = planFinished(n, world, counts, deal);
    const next = plan.trip.end.slice(0, 7);
    if (month && next > month) yield close(month);
    month = next;
    const { route, events } = buildRoute(plan, world);
    built.routes.push(route);
    for (const load of route.loads) built.loads.push(load);
    for (const event of events) built.trackingEvents.push(event);
    built.requestedRoutes.push(...buildRequests(Number(route.row.id), plan, n, world));
    if (plan.trip.end > addDays(calendar.today, -RESERVED)) reserveDriver(world, calendar.today);
  }
  if (month) yield close(month);
}

const blank = () => ({ routes: [], loads: [], trackingEvents: [], requestedRoutes: [] });
