import { loadLabel } from '#domain/loads';
import {
  CONFIRMED,
  confirmErrors,
  isAssignedLike,
  publicErrors,
  type RouteStatus,
  savedRouteStatus,
} from '#domain/routes';
import { isAdminLevel } from '#domain/roles';
import { isStarted } from '#domain/tracking';
import { translate } from '../../i18n/translate.ts';
import type { Values } from '../crud/resource.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import { loadsOfRoute } from '../loads/loadsOfRoute.ts';
import type { Ctx } from '../world.ts';
import type { RouteRow } from './RouteRow.ts';

type Status = RouteStatus | typeof CONFIRMED;

/** What the office may ask for; the rest follows from the pool and from tracking (Spec 4, Design 6). */
const OFFICE_CHOICES: readonly Status[] = ['requested', 'draft', 'public', CONFIRMED];
const CARRIER_ORDER: readonly Status[] = ['assigned', 'ongoing', 'finished'];

/** What decides whether a route can be in the pool: what else is written there is no matter of these. */
const POOL_FIELDS = ['status', 'isPublic', 'carrierId', 'loadIds'];

const statusText = (status: string): string => translate(`resources.routes.choices.status.${status}`);

const refuseStatus = (from: string, to: string): never => {
  throw new HttpError(409, 'errors.routes.statusOrder', {
    args: { from: statusText(from), to: statusText(to) },
    fields: { status: { key: 'errors.routes.statusNotAllowed' } },
  });
};

/** A carrier moves its own route forward: assigned, ongoing, finished; finished once every load is delivered. */
const byCarrier = async (previous: RouteRow, wanted: Status, ctx: Ctx): Promise<Values> => {
  const [from, to] = [CARRIER_ORDER.indexOf(previous.status), CARRIER_ORDER.indexOf(wanted)];
  if (from < 0 || to < from) refuseStatus(previous.status, wanted);
  if (wanted === 'finished' && (await loadsOfRoute(previous.id, ctx)).some(load => load.status !== 'delivered'))
    throw new HttpError(409, 'errors.routes.notDelivered');
  return { status: wanted };
};

/** Confirmed for the first time it is assigned; confirmed once more it stays where tracking has brought it. */
const confirmed = (previous: RouteRow | null, next: RouteRow): Values => {
  const errors = confirmErrors(next);
  if (Object.keys(errors).length) throw invalidKeys(errors);
  const status = previous && isAssignedLike(previous.status) ? previous.status : 'assigned';
  return { status, isPublic: false };
};

/**
 * What the office asks for by status and switch together. A switch that was turned has the last word (Spec 4); as it was
 * before it isn't in `data`, and the status says what becomes of the route. Nobody can ask for the road and the pool.
 */
const wishOf = ({ status, isPublic }: Values): Status | null => {
  const wanted = (status ?? null) as Status | null;
  if (isPublic === true && wanted === CONFIRMED) throw invalidKeys({ isPublic: 'errors.routes.confirmedNotPublic' });
  if (isPublic === true && (!wanted || OFFICE_CHOICES.includes(wanted))) return 'public';
  return isPublic === false && wanted === 'public' ? 'draft' : wanted;
};

const byOffice = (previous: RouteRow | null, next: RouteRow, wanted: Status): Values => {
  if (!OFFICE_CHOICES.includes(wanted)) refuseStatus(previous?.status ?? 'draft', wanted);
  if (wanted === CONFIRMED) return confirmed(previous, next);
  if (wanted === 'requested') {
    // Out of the pool while the office decides among those who asked.
    if (previous?.status !== 'public') refuseStatus(previous?.status ?? 'draft', wanted);
    if (!previous?.pendingRequests) throw new HttpError(409, 'errors.routes.noRequests');
    return { status: 'requested', isPublic: false };
  }
  if (wanted === 'public') return { status: 'public', isPublic: true };
  return { status: 'draft', isPublic: false };
};

/** Off the road its loads are assigned to nobody: neither one that has begun nor one that is invoiced can be (Design 5). */
const checkMayLeaveRoad = async ({ id }: RouteRow, ctx: Ctx): Promise<void> => {
  const loads = await loadsOfRoute(id, ctx);
  if (loads.some(isStarted)) throw new HttpError(409, 'errors.routes.loadAtOrigin');
  const invoiced = loads.filter(load => load.invoiceId).map(loadLabel);
  if (invoiced.length) throw new HttpError(409, 'errors.routes.loadInvoiced', { args: { loads: invoiced.join(', ') } });
};

/**
 * The columns that a change of status or of isPublic comes to; nothing when neither changes. Leaving the road (back to
 * draft, or into the pool) is refused once a load is at its origin or invoiced.
 */
export const statusChange = async (
  previous: RouteRow | null,
  next: RouteRow,
  data: Values,
  ctx: Ctx,
): Promise<Values> => {
  if (previous && data.status && !isAdminLevel(ctx.user.role)) return byCarrier(previous, data.status as Status, ctx);
  const wanted = wishOf(data);
  const asked = wanted && wanted !== previous?.status ? byOffice(previous, next, wanted) : {};
  const status = 'status' in asked ? (asked.status as RouteStatus) : (previous?.status ?? null);
  const isPublic = 'isPublic' in asked ? asked.isPublic === true : (data.isPublic ?? previous?.isPublic) === true;
  const saved = savedRouteStatus({ status, isPublic, carrierId: next.carrierId });
  if (previous && isAssignedLike(previous.status) && !isAssignedLike(saved)) await checkMayLeaveRoad(previous, ctx);
  const isOffered = POOL_FIELDS.some(field => field in data);
  const faults = saved === 'public' && isOffered ? publicErrors(next) : {};
  if (Object.keys(faults).length) throw invalidKeys(faults);
  return { status: saved, isPublic };
};
