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

/** The town, by which one can tell the way; a street or the name of a warehouse would tell whose it is. */
const TOWN = ['city', 'county', 'postalCode', 'country', 'countryCode'] as const;

const pick = (names: readonly string[], values: Values): Values =>
  Object.fromEntries(names.map(name => [name, values[name] ?? null]));

const town = (place: unknown): Values | null => (place ? pick(TOWN, place as Values) : null);

type Stop = { destination?: unknown; deliveryDate?: string | null };

/** What the pool tells a carrier of a load: neither its client nor what leads to it (Spec 2, Security T10). */
export const shownLoad = (load: Values): Values => ({
  ...pick(FACTS, load),
  origin: town(load.origin),
  destination: town(load.destination),
  intermediateStops: ((load.intermediateStops ?? []) as Stop[]).map(stop => ({
    destination: town(stop.destination),
    deliveryDate: stop.deliveryDate ?? null,
  })),
});
