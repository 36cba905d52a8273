import type { z } from 'zod';
import { addDays, daysBetween, isDayOld } from './dates.ts';
import { entity } from './entity.ts';
import { day, flag, ids, money, object, oneOf, plainText, reference, text, type Zod } from './fields.ts';
import { SPECIALS, SCOPES } from './loads/requirements.ts';
import { isAdminLevel, type Role } from './roles.ts';
import { TOWING_TYPES, TRACTION_TYPES } from './vehicles.ts';

/** In chronological order (Spec 4, Design 6). */
export const ROUTE_STATUSES = ['requested', 'draft', 'public', 'assigned', 'ongoing', 'finished'] as const;
export type RouteStatus = (typeof ROUTE_STATUSES)[number];

export const CONFIRMED_STATUSES = ['assigned', 'ongoing', 'finished'] as const satisfies readonly RouteStatus[];
/** Of those, what is still to be driven or on the road. */
export const UNFINISHED_STATUSES = ['assigned', 'ongoing'] as const satisfies readonly RouteStatus[];

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

/** A choice in the form, not a stored status: it stores `assigned` if nothing it requires is missing (Design 6). */
export const CONFIRMED = 'confirmed';

const flags = (z: Zod) =>
  Object.fromEntries([...SCOPES, ...SPECIALS].map(name => [name, z.boolean().nullish()])) as Record<
    (typeof SCOPES)[number] | (typeof SPECIALS)[number],
    z.ZodOptional<z.ZodNullable<z.ZodBoolean>>
  >;

/** The schema of what a route asks of its vehicles: types, flags and other specs (Spec 3). */
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
    /** The special circulation permit, where the vehicles need one: abnormal weight or size. */
    specialPermit: text(100),
    price: money(),
    clientRef: text(100),
    isPublic: flag(),
    neededVehicle: object(neededVehicle),
    /** Its loads' ids, in order. */
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
 * The status on saving: none → draft; isPublic → public; public without isPublic → draft (Spec 4). Given to a carrier
 * while the office decides among applicants: draft, as when one of them is accepted (Design 6).
 */
export const savedRouteStatus = (route: Saved): RouteStatus => {
  if (route.isPublic) return 'public';
  if (!route.status || route.status === 'public') return 'draft';
  return route.status === 'requested' && route.carrierId ? 'draft' : route.status;
};

/** Whether a route is confirmed: its vehicle is to drive it, drives it, or has. */
export const isConfirmed = (status: string | null | undefined): boolean =>
  CONFIRMED_STATUSES.some(each => each === status);

/** Whether who asked for it can be given it: in the pool, or out of it for the office to decide. */
export const isOnOffer = (status: string | null | undefined): boolean => status === 'public' || status === 'requested';

/** Why a route can't be public, as message keys by field: the pool is for loads that nobody drives yet (Design 6). */
export const publicErrors = (route: { carrierId?: number | null; loadIds?: readonly number[] | null }) => {
  const errors: Record<string, string> = {};
  if (route.carrierId) errors.isPublic = 'errors.routes.publicHasCarrier';
  if (!route.loadIds?.length) errors.loadIds = 'errors.routes.publicNeedsLoads';
  return errors;
};

/** What is missing to confirm a route, as message keys by field (Design 6). */
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

/** What a confirmed, unfinished route lacks, as message keys by field: its carrier or its traction vehicle. */
export const keptErrors = (route: {
  status?: string | null;
  carrierId?: number | null;
  tractionVehicleId?: number | null;
}) => {
  if (!UNFINISHED_STATUSES.some(each => each === route.status)) return {};
  const { loadIds: _loads, ...errors } = confirmErrors(route);
  return errors;
};

/** Why a route can't be edited (message key), or null (Spec 4, Design 6). */
export const routeEditRefusal = (
  route: { status: string; invoiceId?: number | null; carrierId?: number | null; loadCount?: number },
  role: Role,
): string | null => {
  if (route.invoiceId) return 'errors.routes.invoiced';
  if (isAdminLevel(role)) return null;
  if (route.status === 'draft') return 'errors.routes.draft';
  return route.carrierId && route.loadCount === 0 ? 'errors.routes.noLoads' : null;
};

/**
 * Whether a route is offered in invoicing lists: finished and over 24 h past its invoiceDate; for admin level either is
 * enough (Design 6).
 */
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

/** The first day on which a carrier may invoice a route that it has finished; null without an invoicing day. */
export const invoiceableFrom = ({ invoiceDate }: { invoiceDate?: string | null }): string | null =>
  invoiceDate ? addDays(invoiceDate, 1) : null;

/** `C. 7`, the number of a route on screens and papers (Spec 9). */
export const routeLabel = (route: { id: number | string }): string => `C. ${route.id}`;

/** A route sheet's number: the start day as YYMMDD, then the id in four digits (Spec 9). */
export const routeSheetNumber = (route: { id: number; startDate: string | null }): string =>
  `${(route.startDate ?? '').replace(/\D/g, '').slice(2)}${`${route.id}`.padStart(4, '0')}`;

/** Message keys by field: dates in order, not both Frigo and Lona, no load twice. */
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
