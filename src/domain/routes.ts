import type { z } from 'zod';
import { daysBetween, isDayOld } from './dates.ts';
import { entity } from './entity.ts';
import { day, flag, ids, money, object, oneOf, plainText, reference, text, type Zod } from './fields.ts';
import { SPECIALS, SCOPES } from './requirements.ts';
import { isAdminLevel, type Role } from './roles.ts';
import { isStarted } from './tracking.ts';
import { TOWING_TYPES, TRACTION_TYPES } from './vehicles.ts';

/** In the order they are gone through (Spec 4, Design 6). */
export const ROUTE_STATUSES = ['requested', 'draft', 'public', 'assigned', 'ongoing', 'finished'] as const;
export type RouteStatus = (typeof ROUTE_STATUSES)[number];

export const ROUTE_STATUS_GROUPS = {
  planned: ['requested', 'draft', 'public', 'assigned'],
  ongoing: ['ongoing'],
  finished: ['finished'],
} as const satisfies Record<string, readonly RouteStatus[]>;

/** The driver's tabs (Spec 2): future, active, past. */
export const DRIVER_TABS = {
  future: ['assigned'],
  active: ['ongoing'],
  past: ['finished'],
} as const satisfies Record<string, readonly RouteStatus[]>;

/** A choice of the form, not a stored status: it stores `assigned` when all that it asks for is there (Design 6). */
export const CONFIRMED = 'confirmed';

const flags = (z: Zod) =>
  Object.fromEntries([...SCOPES, ...SPECIALS].map(name => [name, z.boolean().nullish()])) as Record<
    (typeof SCOPES)[number] | (typeof SPECIALS)[number],
    z.ZodOptional<z.ZodNullable<z.ZodBoolean>>
  >;

export const neededVehicle = (z: Zod) =>
  z.strictObject({
    traction: z.array(z.enum(TRACTION_TYPES)).max(TRACTION_TYPES.length).nullish(),
    tow: z.array(z.enum(TOWING_TYPES)).max(TOWING_TYPES.length).nullish(),
    requirements: z.strictObject({ ...flags(z), otherSpecs: plainText(500)(z).nullish() }).nullish(),
  });
export type NeededVehicle = z.output<ReturnType<typeof neededVehicle>>;

export const MAX_ROUTE_LOADS = 100;

/** Loads bundled onto a vehicle combination (Spec 3). On screen a carga, `C. 7`. */
export const routes = entity({
  name: 'routes',
  input: {
    status: oneOf([...ROUTE_STATUSES, CONFIRMED]),
    startDate: day(),
    endDate: day(),
    invoiceDate: day(),
    carrierId: reference('carriers'),
    tractionVehicleId: reference('vehicles'),
    towingVehicleId: reference('vehicles'),
    price: money(),
    clientRef: text(100),
    isPublic: flag(),
    neededVehicle: object(neededVehicle),
    /** The ids of its loads, in order. */
    loadIds: ids('loads', MAX_ROUTE_LOADS),
    comments: text(500),
  },
  stored: { invoiceId: reference('invoices') },
  derived: [
    'creationTimestamp',
    'carrier',
    'tractionVehicle',
    'towingVehicle',
    'loads',
    'requests',
    'pendingRequests',
    'requested',
    'totals',
  ],
});

type Saved = { status?: RouteStatus | null; isPublic?: boolean | null; carrierId?: number | null };

/**
 * Status on saving: none → draft; isPublic → public; not public any more while public → draft (Spec 4). Given to a carrier
 * while the office decides among those who asked: draft, as when one of them is accepted (Design 6).
 */
export const savedRouteStatus = (route: Saved): RouteStatus => {
  if (route.isPublic) return 'public';
  if (!route.status || route.status === 'public') return 'draft';
  return route.status === 'requested' && route.carrierId ? 'draft' : route.status;
};

export const isAssignedLike = (status: string | null | undefined): boolean =>
  status === 'assigned' || status === 'ongoing' || status === 'finished';

/** What the steps of its loads make of a confirmed route: any at origin or later → ongoing, all delivered → finished (Design 5). */
export const trackedRouteStatus = (loads: readonly { status: string }[]): RouteStatus => {
  if (loads.length && loads.every(load => load.status === 'delivered')) return 'finished';
  return loads.some(isStarted) ? 'ongoing' : 'assigned';
};

/** The statuses that a role may choose (Spec 4). `hasRequest`: whether a request on the route waits for an answer. */
export const routeStatusChoices = (role: Role, hasRequest: boolean): readonly string[] => {
  if (role === 'carrier') return ['assigned', 'ongoing', 'finished'];
  if (isAdminLevel(role)) return hasRequest ? ['requested', 'draft', CONFIRMED] : ['draft', CONFIRMED];
  return ROUTE_STATUSES;
};

/**
 * What the select of a stored route offers: what the role may choose that is possible from here, and the status in
 * force. Out of the pool to decide (`requested`) comes first while somebody waits for an answer; what has begun to be
 * carried does not go back to draft (Spec 4, Design 6).
 */
export const offeredRouteStatuses = (
  role: Role,
  route: { status: RouteStatus; isPublic?: boolean | null; hasRequest: boolean; isStarted: boolean },
): readonly string[] => {
  const { status, hasRequest } = route;
  const choices = routeStatusChoices(role, hasRequest && status === 'public');
  if (role === 'carrier') return choices.includes(status) ? choices.slice(choices.indexOf(status)) : [status];
  if (!isAdminLevel(role)) return choices;
  const possible = isAssignedLike(status) ? choices.filter(each => each === 'draft' && !route.isStarted) : choices;
  const first = possible.filter(each => each === 'requested');
  return [...new Set([...first, status, ...(route.isPublic ? ['public'] : []), ...possible])];
};

/** Why a route can't be offered to carriers, by field: the pool is for loads that nobody drives yet (Design 6). */
export const publicErrors = (route: { carrierId?: number | null; loadIds?: readonly number[] | null }) => {
  const errors: Record<string, string> = {};
  if (route.carrierId) errors.isPublic = 'errors.routes.publicHasCarrier';
  if (!route.loadIds?.length) errors.loadIds = 'errors.routes.publicNeedsLoads';
  return errors;
};

/** What "Confirmada" asks for and isn't there yet, by field (Design 6). */
export const confirmErrors = (route: {
  carrierId?: number | null;
  tractionVehicleId?: number | null;
  loadIds?: readonly number[] | null;
}) => {
  const errors: Record<string, string> = {};
  if (!route.carrierId) errors.carrierId = 'errors.routes.confirmNeedsCarrier';
  if (!route.tractionVehicleId) errors.tractionVehicleId = 'errors.routes.confirmNeedsVehicle';
  if (!route.loadIds?.length) errors.loadIds = 'errors.routes.confirmNeedsLoads';
  return errors;
};

/** What a route can't do without once it is confirmed, and until it is finished: who drives it, and with what. */
export const keptErrors = (route: {
  status?: string | null;
  carrierId?: number | null;
  tractionVehicleId?: number | null;
}) => {
  if (route.status !== 'assigned' && route.status !== 'ongoing') return {};
  const { loadIds: _loads, ...errors } = confirmErrors(route);
  return errors;
};

/** Why a route can't be edited, as a message key; null when it can be (Spec 4, Design 6). */
export const routeEditRefusal = (
  route: { status: string; invoiceId?: number | null; carrierId?: number | null; loadCount?: number },
  role: Role,
): string | null => {
  if (route.invoiceId) return 'errors.routes.invoiced';
  if (isAdminLevel(role)) return null;
  if (route.status === 'draft') return 'errors.routes.draft';
  return route.carrierId && route.loadCount === 0 ? 'errors.routes.noLoads' : null;
};

/** Offered in invoicing lists: finished AND more than 24 h past invoiceDate; for admin level OR (Design 6). */
export const isRouteInvoiceable = (
  route: { status: string; invoiceDate?: string | null; invoiceId?: number | null },
  role: Role,
  now: Date,
): boolean => {
  if (route.invoiceId) return false;
  const finished = route.status === 'finished';
  const past = isDayOld(route.invoiceDate, now);
  return isAdminLevel(role) ? finished || past : finished && past;
};

export const routeLabel = (route: { id: number | string }): string => `C. ${route.id}`;

/** The number of a route sheet: the day it starts as YYMMDD, and its id in four digits (Spec 9). */
export const routeSheetNumber = (route: { id: number; startDate: string | null }): string =>
  `${(route.startDate ?? '').replace(/\D/g, '').slice(2)}${`${route.id}`.padStart(4, '0')}`;

/** Dates in order, Frigo and Lona not both asked for, no load twice. */
export const routeErrors = (route: {
  startDate?: string | null;
  endDate?: string | null;
  neededVehicle?: NeededVehicle | null;
  loadIds?: readonly number[] | null;
}) => {
  const errors: Record<string, string> = {};
  const { startDate, endDate, neededVehicle, loadIds } = route;
  if (startDate && endDate && daysBetween(startDate, endDate) < 0) errors.endDate = 'validation.dateOrder';
  if (neededVehicle?.requirements?.isFrigo && neededVehicle.requirements.isLona)
    errors['neededVehicle.requirements.isLona'] = 'validation.exclusiveFlags';
  if (loadIds && new Set(loadIds).size < loadIds.length) errors.loadIds = 'validation.repeated';
  return errors;
};
