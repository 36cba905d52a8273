import type { RequestStatus } from '#domain/requests';
import { DEMO_CARRIER, demandOf } from './plans.ts';
import type { RoutePlan } from './routes.ts';
import { kept, type Row } from './rows.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;
/** Carriers answer an offer on the day they see it. */
const MOST = 240;
/** Of ten given routes, how many were asked for in the pool. */
const ASKED_FOR = 0.25;

/** Moments between the order and its answer, the earliest first. */
const momentsAfter = (from: string, count: number, world: World) => {
  const now = world.calendar.now.getTime();
  const room = Math.max(MINUTE, Math.min(now - Date.parse(from), MOST * MINUTE));
  return Array.from({ length: count }, () => Date.parse(from) + Math.floor(world.random.next() * room))
    .sort((a, b) => a - b)
    .map(moment => new Date(moment).toISOString());
};

/** Some carriers whose vehicles fit the route (Design 6), each once; those that keep out of the pool don't ask. */
const applicants = (plan: RoutePlan, wanted: number, but: number | null, world: World) => {
  const fit = world.combos.carriers(demandOf(plan.lane));
  const found = new Set<number>();
  for (let tried = 0; fit.length > 0 && tried < wanted * 5 && found.size < wanted; tried += 1) {
    const id = world.random.pick(fit);
    if (id !== but && id !== DEMO_CARRIER && !world.carriers[id - 1]?.row.disablePublic) found.add(id);
  }
  return [...found];
};

type Answered = { carrierId: number; status: RequestStatus };

const answersFor = (plan: RoutePlan, n: number, world: World): Answered[] => {
  const { random } = world;
  const carrierId = plan.combo?.traction.carrier.id ?? null;
  if (plan.status === 'public' || plan.status === 'requested') {
    const waiting = applicants(plan, plan.status === 'requested' ? random.int(1, 3) : random.int(0, 3), null, world);
    const isDemos =
      (n % 4 === 0 || waiting.length === 0) && world.combos.carriers(demandOf(plan.lane)).includes(DEMO_CARRIER);
    // A route is out of the pool only while somebody waits for an answer, and public ones may wait for a first request.
    const asks = isDemos && (n % 4 === 0 || plan.status === 'requested');
    return [...(asks ? [DEMO_CARRIER] : []), ...waiting].map(id => ({ carrierId: id, status: 'pending' }));
  }
  if (!carrierId || plan.combo?.traction.carrier.row.disablePublic || !random.chance(ASKED_FOR)) return [];
  const others = applicants(plan, random.int(0, 2), carrierId, world);
  return [{ carrierId, status: 'accepted' }, ...others.map(id => ({ carrierId: id, status: 'rejected' as const }))];
};

/** Who asked for a route, and what each was told. `n` counts the routes of its status. */
export const buildRequests = (routeId: number, plan: RoutePlan, n: number, world: World): Row[] => {
  const answers = answersFor(plan, n, world);
  const moments = momentsAfter(plan.createdAt, answers.length, world);
  const answeredAt = moments.at(-1) ?? plan.createdAt;
  return answers.map(({ carrierId, status }, index) => {
    const createdAt = moments[index] ?? plan.createdAt;
    return {
      ...kept(world.ids.requestedRoutes(), createdAt, status === 'pending' ? createdAt : answeredAt),
      routeId,
      carrierId,
      status,
      userId: world.carriers[carrierId - 1]?.userId ?? null,
    };
  });
};
