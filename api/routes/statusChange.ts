import { loadLabel } from '#domain/loads';
import {
  CONFIRMED,
  confirmErrors,
  isConfirmed,
  publicErrors,
  type RouteStatus,
  savedRouteStatus,
} from '#domain/routes';
import { isAdminLevel } from '#domain/roles';
import { carrierStatusRefusal, routeProgress } from '#domain/routes/status';
import { isStarted } from '#domain/loads/tracking';
import { translate } from '../../i18n/translate.ts';
import type { Values } from '../crud/resource.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import { loadsOfRoute } from '../loads/loadsOfRoute.ts';
import type { Ctx } from '../world.ts';
import type { RouteRow } from './RouteRow.ts';

type Status = RouteStatus | typeof CONFIRMED;

/** The statuses the office may choose; others follow from the pool and from tracking (Spec 4, Design 6). */
const OFFICE_CHOICES: readonly Status[] = ['requested', 'draft', 'public', CONFIRMED];

/** The fields that decide whether a route can be in the pool; other changes don't matter to it. */
const POOL_FIELDS = ['status', 'isPublic', 'carrierId', 'loadIds'];

const statusText = (status: string): string => translate(`resources.routes.choices.status.${status}`);

const refuseStatus = (from: string, to: string): never => {
  throw new HttpError(409, 'errors.routes.statusOrder', {
    args: { from: statusText(from), to: statusText(to) },
    fields: { status: { key: 'errors.routes.statusNotAllowed' } },
  });
};

/** A carrier sets its own route's status: assigned, ongoing, finished; 409 if it may not (carrierStatusRefusal). */
const byCarrier = async (previous: RouteRow, wanted: Status, ctx: Ctx): Promise<Values> => {
  const refusal = carrierStatusRefusal(previous.status, wanted, routeProgress(await loadsOfRoute(previous.id, ctx)));
  if (refusal === 'statusOrder') refuseStatus(previous.status, wanted);
  if (refusal) throw new HttpError(409, `errors.routes.${refusal}`);
  return { status: wanted };
};

/** Confirmed first, it is assigned; confirmed again, it keeps the status from tracking. */
const confirmed = (previous: RouteRow | null, next: RouteRow): Values => {
  const errors = confirmErrors(next);
  if (Object.keys(errors).length) throw invalidKeys(errors);
  const status = previous && isConfirmed(previous.status) ? previous.status : 'assigned';
  return { status, isPublic: false };
};

/**
 * The status the office wants, from status and switch. A changed switch decides (Spec 4); an unchanged one isn't in
 * `data`, and the status decides. Confirmed and public together are refused.
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
    // Out of the pool while the office decides among the applicants.
    if (previous?.status !== 'public') refuseStatus(previous?.status ?? 'draft', wanted);
    if (!previous?.pendingRequests) throw new HttpError(409, 'errors.routes.noRequests');
    return { status: 'requested', isPublic: false };
  }
  if (wanted === 'public') return { status: 'public', isPublic: true };
  return { status: 'draft', isPublic: false };
};

/**
 * 409 for leaving the road if a load has started or is invoiced: unconfirmed, its loads would be unassigned (Design 5).
 */
const checkMayLeaveRoad = async ({ id }: RouteRow, ctx: Ctx): Promise<void> => {
  const loads = await loadsOfRoute(id, ctx);
  if (loads.some(isStarted)) throw new HttpError(409, 'errors.routes.loadAtOrigin');
  const invoiced = loads.filter(load => load.invoiceId).map(loadLabel);
  if (invoiced.length) throw new HttpError(409, 'errors.routes.loadInvoiced', { args: { loads: invoiced.join(', ') } });
};

/**
 * The columns that follow from a change of status or isPublic; none if neither changes. Unconfirming (back to draft, or
 * into the pool) is refused once a load is at its origin or invoiced.
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
  if (previous && isConfirmed(previous.status) && !isConfirmed(saved)) await checkMayLeaveRoad(previous, ctx);
  const isOffered = POOL_FIELDS.some(field => field in data);
  const faults = saved === 'public' && isOffered ? publicErrors(next) : {};
  if (Object.keys(faults).length) throw invalidKeys(faults);
  return { status: saved, isPublic };
};
