import { daysBetween, isDayOld, toRowDay } from './dates.ts';
import { entity } from './entity.ts';
import { day, flag, integer, list, money, object, oneOf, reference, text } from './fields.ts';
import { type Place, place, size } from './geography/places.ts';
import { isAdminLevel, type Role } from './roles.ts';
import { isReached, MAX_STOPS, missingOfStop, type Stop, stop } from './loads/stops.ts';

/** In chronological order (Spec 4). */
export const LOAD_STATUSES = [
  'not-assigned',
  'assigned',
  'at-origin',
  'loaded',
  'at-destination',
  'delivered',
] as const;
export type LoadStatus = (typeof LOAD_STATUSES)[number];

export const LOAD_STATUS_GROUPS = {
  planned: ['not-assigned', 'assigned'],
  ongoing: ['at-origin', 'loaded', 'at-destination'],
  finished: ['delivered'],
} as const satisfies Record<string, readonly LoadStatus[]>;

export const LOAD_SIDES = ['back', 'side', 'upside'] as const;
const LOAD_TYPES = ['food', 'clothes', 'chemicals', 'ecommerce', 'palletized', 'bulk', 'fridge'] as const;
/** Only these are offered; other types exist on old rows (Spec 9). */
export const LOAD_TYPE_OPTIONS = [
  'palletized',
  'bulk',
  'fridge',
] as const satisfies readonly (typeof LOAD_TYPES)[number][];

/** An order of a client: goods from an origin to a destination (Spec 3). On screen a pedido, `P. 12`. */
export const loads = entity({
  name: 'loads',
  input: {
    clientId: reference('clients', { required: true }),
    clientRef: text(100),
    origin: object(place, { required: true }),
    destination: object(place, { required: true }),
    intermediateStops: list(stop, MAX_STOPS, ['deliveryDate']),
    pickupDate: day(),
    deliveryDate: day(),
    invoiceDate: day({ required: true }),
    weight: size(),
    length: size(),
    width: size(),
    height: size(),
    packages: integer(1, 9999),
    price: money(),
    loadType: oneOf(LOAD_TYPES),
    loadSide: oneOf(LOAD_SIDES),
    isPalleted: flag(),
    goodsNature: text(150),
    comments: text(150),
    cmrNumber: text(50, { line: true }),
    routeRef: text(50),
    routeId: reference('routes'),
  },
  stored: {
    status: oneOf(LOAD_STATUSES),
    /** The day in Spain on which it was delivered, as tracked; `deliveryDate` is the day that was planned. */
    deliveredDate: day(),
    invoiceId: reference('invoices'),
    position: integer(0, 1000, { fromZero: true }),
  },
  derived: ['creationTimestamp', 'client', 'route', 'tracking', 'documentTypes', 'cmrRequest'],
});

/** The fields that the client-reference look-up copies from the last order (Spec 7). */
export const PREFILLED_FIELDS = [
  'price',
  'origin',
  'destination',
  'intermediateStops',
  'weight',
  'length',
  'width',
  'height',
  'packages',
  'loadSide',
  'loadType',
  'isPalleted',
] as const;

type Lockable = {
  status: string;
  invoiceDate?: string | null;
  invoiceId?: number | null;
  price?: number | null;
};

/**
 * For admin level, locked 24 hours after the invoice date began; for others, if it is also delivered (Spec 4, Design
 * 5).
 */
export const isLoadLocked = (load: Lockable, role: Role, now: Date): boolean =>
  isDayOld(load.invoiceDate, now) && (isAdminLevel(role) || load.status === 'delivered');

/**
 * The fields admin level may still write on a locked load: a missing price, without which it could never be invoiced
 * (Design 7).
 */
export const openLoadFields = (load: Lockable, role: Role, now: Date): readonly string[] =>
  isAdminLevel(role) && isLoadLocked(load, role, now) && !load.invoiceId && load.price == null ? ['price'] : [];

/**
 * Why a load's data can't be changed (message key), or null (Design 5, "cannot be edited"). `fields`: those to be
 * changed; if left out, the load as a whole.
 */
export const loadEditRefusal = (
  load: Lockable,
  role: Role,
  now: Date,
  fields: readonly string[] = [],
): string | null => {
  if (load.invoiceId) return 'errors.loads.invoiced';
  if (!isAdminLevel(role) && load.status === 'not-assigned') return 'errors.loads.notAssigned';
  if (!isLoadLocked(load, role, now)) return null;
  const open = openLoadFields(load, role, now);
  return fields.length && fields.every(field => open.includes(field)) ? null : 'errors.loads.locked';
};

/** Whether a load can be chosen in invoicing lists: it is assigned and has no invoice (Design 5). */
export const isLoadInvoiceable = (load: { status: string; invoiceId?: number | null }): boolean =>
  !load.invoiceId && load.status !== 'not-assigned';

type Checked = {
  origin?: Pick<Place, 'city'> | null;
  destination?: Pick<Place, 'city'> | null;
  pickupDate?: string | null;
  deliveryDate?: string | null;
  intermediateStops?: readonly Stop[] | null;
};

/**
 * Message keys by field. A stop's day is not before the pickup, nor before a stop already served, or it would come
 * before that one. Stops without a day or place are ignored (Spec 5), so that the rest can be saved.
 */
const stopErrors = ({ intermediateStops, pickupDate }: Checked): Record<string, string> => {
  const errors: Record<string, string> = {};
  const stops = intermediateStops ?? [];
  const served = toRowDay(stops.findLast(isReached)?.deliveryDate ?? '');
  for (const [index, each] of stops.entries()) {
    if (missingOfStop(each).length) continue;
    const at = `intermediateStops.${index}`;
    const day = toRowDay(each.deliveryDate ?? '');
    if (day && pickupDate && daysBetween(pickupDate, day) < 0)
      errors[`${at}.deliveryDate`] = 'validation.deliveryOrder';
    else if (day && day < served && !isReached(each)) errors[`${at}.deliveryDate`] = 'validation.servedStop';
    if (each.destination && !each.destination.city) errors[`${at}.destination.city`] = 'validation.required';
  }
  return errors;
};

/**
 * Message keys by field: origin, destination and every complete stop name at least their town; delivery and stops are
 * not before the pickup (Spec 5).
 */
export const loadErrors = (load: Checked) => {
  const errors: Record<string, string> = stopErrors(load);
  for (const end of ['origin', 'destination'] as const)
    if (load[end] && !load[end].city) errors[`${end}.city`] = 'validation.required';
  const { pickupDate, deliveryDate } = load;
  // A half-typed day isn't compared.
  if (pickupDate && deliveryDate && daysBetween(pickupDate, deliveryDate) < 0)
    errors.deliveryDate = 'validation.deliveryOrder';
  return errors;
};

/** `P. 12`, the number of an order on screens and papers (Spec 9). */
export const loadLabel = (load: { id: number | string }): string => `P. ${load.id}`;
