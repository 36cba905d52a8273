import type { z } from 'zod';
import { daysBetween, isDay, toRowDay } from '../dates.ts';
import { plainText, rowId, type Zod } from '../fields.ts';
import { type Place, place } from '../geography/places.ts';

/** An intermediate stop: where, when, and when its two steps were done (Spec 3). */
export const stop = (z: Zod) =>
  z.strictObject({
    id: rowId(z).nullish(),
    destinationId: rowId(z).nullish(),
    destination: place(z).nullish(),
    city: plainText(100)(z).nullish(),
    deliveryDate: z
      .string()
      .refine(isDay, { params: { key: 'day' } })
      .nullish(),
    statusTimestamps: z
      .strictObject({ 'at-destination': z.iso.datetime().nullish(), delivered: z.iso.datetime().nullish() })
      .nullish(),
  });
export type Stop = z.output<ReturnType<typeof stop>>;

export const MAX_STOPS = 20;

/** Whether a place says where it is: typed text, or one of the client's locations. */
const isPlace = (found: Place | null | undefined): boolean =>
  !!found && !!(found.city || found.street || found.name || found.id);

/** What a stop still lacks to be stored (Spec 5): day, place; empty if complete. */
export const missingOfStop = (
  each: Pick<Stop, 'deliveryDate' | 'destination' | 'destinationId'>,
): ('day' | 'place')[] => [
  ...(each.deliveryDate ? [] : (['day'] as const)),
  ...(each.destinationId || isPlace(each.destination) ? [] : (['place'] as const)),
];

/** Without incomplete stops, sorted by delivery date; stops of one day keep their order (Spec 5). */
export const cleanStops = (stops: readonly Stop[] | null | undefined): Stop[] =>
  (stops ?? [])
    .filter(each => missingOfStop(each).length === 0)
    .sort((a, b) => toRowDay(a.deliveryDate ?? '').localeCompare(toRowDay(b.deliveryDate ?? '')));

/** Whether the vehicle's arrival was reported. Stops are served in order, so these come first. */
export const isReached = (each: Pick<Stop, 'statusTimestamps'>): boolean => !!each.statusTimestamps?.['at-destination'];

/**
 * Whether a stop's day is after its order's delivery, in either form of a day. Allowed: the user moves the delivery
 * next.
 */
export const isAfterDelivery = ({ deliveryDate }: Pick<Stop, 'deliveryDate'>, delivery?: string | null): boolean =>
  !!deliveryDate && !!delivery && isDay(deliveryDate) && toRowDay(deliveryDate) > toRowDay(delivery);

/** A stop's content as a text, for comparing; empty parts, tracking and derived names don't count. */
const saying = ({ deliveryDate, destination, destinationId }: Stop): string => {
  const parts = Object.entries(destination ?? {}).filter(([, part]) => part !== null && part !== undefined);
  return JSON.stringify([
    deliveryDate && toRowDay(deliveryDate),
    parts.length ? parts.sort(([a], [b]) => a.localeCompare(b)) : destinationId,
  ]);
};

/** Whether the load has reached its destination: no stop can be added any more. */
export const hasFixedEnd = (status: string | null | undefined): boolean =>
  status === 'at-destination' || status === 'delivered';

type Kept = { status: string; intermediateStops: readonly Stop[] | null };

/**
 * Why a load under way can't have these stops (message key), or null. Tracking names a stop by its position, so the
 * stops already reached stay first and unchanged, and at the destination none can be added.
 */
export const stopsRefusal = (wanted: readonly Stop[], { status, intermediateStops }: Kept): string | null => {
  const before = intermediateStops ?? [];
  const reached = before.filter(isReached);
  if (reached.some((each, index) => !wanted[index] || saying(each) !== saying(wanted[index])))
    return 'errors.loads.reachedStops';
  return hasFixedEnd(status) && wanted.length !== before.length ? 'errors.loads.noMoreStops' : null;
};

/**
 * The stops as stored: only tracking sets when a stop was served, whatever was sent (Design 5). Each stop keeps its own
 * id, so that a late report is never taken for another stop's; `newId` gives an unused one.
 */
export const keptStops = (wanted: readonly Stop[], previous: Kept | null, newId: () => number): Stop[] => {
  const before = previous?.intermediateStops ?? [];
  const reached = before.filter(isReached);
  const free = new Set(before.filter(each => !isReached(each)).map(each => each.id));
  return wanted.map((each, index) => {
    if (reached[index]) return reached[index];
    const { destination } = each;
    return {
      ...each,
      // If two stops were sent with one id, the first keeps it.
      id: each.id && free.delete(each.id) ? each.id : newId(),
      destinationId: destination ? (destination.id ?? null) : (each.destinationId ?? null),
      city: destination?.city ?? null,
      statusTimestamps: null,
    };
  });
};

/** Another order's stops copied into a new one: only the places, without days or tracking. */
export const copiedStops = (stops: readonly Stop[] | null | undefined): Stop[] =>
  (stops ?? []).map(({ id, destination }) => ({ id, destination: destination ?? null, deliveryDate: null }));

/** Days from the pickup to each stop, by stop id. */
export type StopDays = Record<number, number>;

/** The days from pickup to each stop, to date the stops of the next order like it; empty without a pickup day. */
export const daysAfterPickup = (load: { pickupDate?: string | null; intermediateStops?: readonly Stop[] | null }) => {
  const found: StopDays = {};
  for (const { id, deliveryDate } of load.intermediateStops ?? [])
    if (id && deliveryDate && load.pickupDate) found[id] = daysBetween(load.pickupDate, deliveryDate);
  return found;
};
