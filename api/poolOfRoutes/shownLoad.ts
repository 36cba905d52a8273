import type { Values } from '../crud/resource.ts';

const FACTS = [
  'id',
  'routeId',
  'status',
  'pickupDate',
  'deliveryDate',
  'weight',
  'length',
  'width',
  'height',
  'loadType',
  'loadSide',
  'isPalleted',
] as const;

/** Only the town, enough to judge the way; a street or a warehouse's name would reveal the client. */
const TOWN = ['city', 'county', 'postalCode', 'country', 'countryCode'] as const;

const pick = (names: readonly string[], values: Values): Values =>
  Object.fromEntries(names.map(name => [name, values[name] ?? null]));

const town = (place: unknown): Values | null => (place ? pick(TOWN, place as Values) : null);

type Stop = { destination?: unknown; deliveryDate?: string | null };

/** A load's way, from town to town. */
export const shownWay = (load: Values): Values => ({
  origin: town(load.origin),
  destination: town(load.destination),
  intermediateStops: ((load.intermediateStops ?? []) as Stop[]).map(stop => ({
    destination: town(stop.destination),
    deliveryDate: stop.deliveryDate ?? null,
  })),
});

/** A load as the pool shows it: without the client or what would reveal it (Spec 2, Security T10). */
export const shownLoad = (load: Values): Values => ({ ...pick(FACTS, load), ...shownWay(load) });
