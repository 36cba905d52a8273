import { isAdminLevel, type Role } from '../roles.ts';
import { CONFIRMED, CONFIRMED_STATUSES, isConfirmed, ROUTE_STATUSES, type RouteStatus } from '../routes.ts';
import { isStarted } from '../loads/tracking.ts';

/** How far a route has got: whether any load is at origin or later, and whether all are delivered. */
export type RouteProgress = { isStarted: boolean; isDelivered: boolean };

/** The progress of a route by its loads; one without loads isn't delivered. */
export const routeProgress = (loads: readonly { status: string }[]): RouteProgress => ({
  isStarted: loads.some(isStarted),
  isDelivered: loads.length > 0 && loads.every(load => load.status === 'delivered'),
});

/** A confirmed route's status by its loads: one at origin or later → ongoing, all delivered → finished (Design 5). */
export const trackedRouteStatus = (loads: readonly { status: string }[]): RouteStatus => {
  const { isStarted: hasStarted, isDelivered } = routeProgress(loads);
  if (isDelivered) return 'finished';
  return hasStarted ? 'ongoing' : 'assigned';
};

/** The statuses a carrier may choose, in order (Spec 4). */
const CARRIER_CHOICES: readonly string[] = CONFIRMED_STATUSES;

export type CarrierStatusRefusal = 'statusOrder' | 'backToAssigned' | 'notDelivered';

/**
 * Why a carrier can't set this status on its route, or null. Forward only, finished once every load is
 * delivered; back from ongoing to assigned while no load has started.
 */
export const carrierStatusRefusal = (
  from: string,
  to: string,
  progress: RouteProgress,
): CarrierStatusRefusal | null => {
  const [at, wanted] = [CARRIER_CHOICES.indexOf(from), CARRIER_CHOICES.indexOf(to)];
  if (at >= 0 && at === wanted) return null;
  if (from === 'ongoing' && to === 'assigned') return progress.isStarted ? 'backToAssigned' : null;
  if (at < 0 || wanted < at) return 'statusOrder';
  return to === 'finished' && !progress.isDelivered ? 'notDelivered' : null;
};

/** All that the carrier may say (Spec 4) but the way back that is closed; what is too early is refused in words. */
const isCarrierOffered = (from: string, to: string, progress: RouteProgress): boolean => {
  const refusal = carrierStatusRefusal(from, to, progress);
  return refusal === null || refusal === 'notDelivered';
};

/** The statuses a role may choose (Spec 4). `hasRequest`: whether a request on the route is unanswered. */
export const routeStatusChoices = (role: Role, hasRequest: boolean): readonly string[] => {
  if (role === 'carrier') return CARRIER_CHOICES;
  if (isAdminLevel(role)) return hasRequest ? ['requested', 'draft', CONFIRMED] : ['draft', CONFIRMED];
  return ROUTE_STATUSES;
};

/**
 * The options of a stored route's status select: those the role may choose that are possible now, and the present one.
 * `requested` (out of the pool, to decide) comes first while a request is unanswered; a route that has started, or
 * of which an order is invoiced, can't go back to draft (Spec 4, Design 6).
 */
export const offeredRouteStatuses = (
  role: Role,
  route: { status: RouteStatus; isPublic?: boolean | null; hasRequest: boolean; isInvoiced?: boolean } & RouteProgress,
): readonly string[] => {
  const { status, hasRequest } = route;
  const choices = routeStatusChoices(role, hasRequest && status === 'public');
  if (role === 'carrier')
    return choices.includes(status) ? choices.filter(each => isCarrierOffered(status, each, route)) : [status];
  if (!isAdminLevel(role)) return choices;
  const possible = isConfirmed(status)
    ? choices.filter(each => each === 'draft' && !route.isStarted && !route.isInvoiced)
    : choices;
  const first = possible.filter(each => each === 'requested');
  return [...new Set([...first, status, ...(route.isPublic ? ['public'] : []), ...possible])];
};
