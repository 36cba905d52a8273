import type { z } from 'zod';
import { daysBetween, isDay, toRowDay } from './dates.ts';
import { plainText, type Zod } from './fields.ts';
import { type Place, place } from './places.ts';

/** An intermediate stop: where, when, and when its two steps were done (Spec 3). */
export const stop = (z: Zod) =>
  z.strictObject({
    id: z.int().min(1).nullish(),
    destinationId: z.int().min(1).nullish(),
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

/** Anything of a place that says where it is: what was typed, or which of the client's locations it is. */
const isPlace = (found: Place | null | undefined): boolean =>
  !!found && !!(found.city || found.street || found.name || found.id);

/** What a stop still lacks to be kept (Spec 5): its day, its place; nothing when it is whole. */
export const missingOfStop = (
  each: Pick<Stop, 'deliveryDate' | 'destination' | 'destinationId'>,
): ('day' | 'place')[] => [
  ...(each.deliveryDate ? [] : (['day'] as const)),
  ...(each.destinationId || isPlace(each.destination) ? [] : (['place'] as const)),
];

/** Incomplete stops are dropped, the rest ordered by delivery date; those of one day as they came (Spec 5). */
export const cleanStops = (stops: readonly Stop[] | null | undefined): Stop[] =>
  (stops ?? [])
    .filter(each => missingOfStop(each).length === 0)
    .sort((a, b) => toRowDay(a.deliveryDate ?? '').localeCompare(toRowDay(b.deliveryDate ?? '')));

/** Whether the vehicle has been there: its arrival was reported. Stops are served in order, so these are the first ones. */
export const isReached = (each: Pick<Stop, 'statusTimestamps'>): boolean => !!each.statusTimestamps?.['at-destination'];

/** Whether a stop comes after the delivery of its order, either of them however written. It may: the delivery is moved next. */
export const isAfterDelivery = ({ deliveryDate }: Pick<Stop, 'deliveryDate'>, delivery?: string | null): boolean =>
  !!deliveryDate && !!delivery && isDay(deliveryDate) && toRowDay(deliveryDate) > toRowDay(delivery);

/** What a stop says, as a text to be compared: what is empty says nothing, and its tracking and derived names don't count. */
const saying = ({ deliveryDate, destination, destinationId }: Stop): string => {
  const parts = Object.entries(destination ?? {}).filter(([, part]) => part !== null && part !== undefined);
  return JSON.stringify([
    deliveryDate && toRowDay(deliveryDate),
    parts.length ? parts.sort(([a], [b]) => a.localeCompare(b)) : destinationId,
  ]);
};

/** At the destination the way is over: no stop can be added any more. */
export const hasFixedEnd = (status: string | null | undefined): boolean =>
  status === 'at-destination' || status === 'delivered';

type Kept = { status: string; intermediateStops: readonly Stop[] | null };

/**
 * Why a load under way can't have these stops, as a message key; null when it can. Tracking names a stop by its place in
 * the list, so those the vehicle has been at stay first and as they are, and none is added once it is at the destination.
 */
export const stopsRefusal = (wanted: readonly Stop[], { status, intermediateStops }: Kept): string | null => {
  const before = intermediateStops ?? [];
  const reached = before.filter(isReached);
  if (reached.some((each, index) => !wanted[index] || saying(each) !== saying(wanted[index])))
    return 'errors.loads.reachedStops';
  return hasFixedEnd(status) && wanted.length !== before.length ? 'errors.loads.noMoreStops' : null;
};

/**
 * The stops as they are stored: only tracking says when one was served, whatever was sent (Design 5). Each has an id of its
 * own that it keeps, so that a report on its way is never taken for that of another; `newId` gives one never used before.
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
      // An id that two stops were sent with is the first one's.
      id: each.id && free.delete(each.id) ? each.id : newId(),
      destinationId: destination ? (destination.id ?? null) : (each.destinationId ?? null),
      city: destination?.city ?? null,
      statusTimestamps: null,
    };
  });
};

/** Another order's stops for a new one: where they are. When is asked anew, and what was done there is not this one's. */
export const copiedStops = (stops: readonly Stop[] | null | undefined): Stop[] =>
  (stops ?? []).map(({ id, destination }) => ({ id, destination: destination ?? null, deliveryDate: null }));

/** How many days after the pickup each stop was to be served, by its id. */
export type StopDays = Record<number, number>;

/** What an order's stops say of the days of the next one like it; nothing without a pickup to count from. */
export const daysAfterPickup = (load: { pickupDate?: string | null; intermediateStops?: readonly Stop[] | null }) => {
  const found: StopDays = {};
  for (const { id, deliveryDate } of load.intermediateStops ?? [])
    if (id && deliveryDate && load.pickupDate) found[id] = daysBetween(load.pickupDate, deliveryDate);
  return found;
};
