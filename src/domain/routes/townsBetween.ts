import { type AddressLike, formatAddress } from '../geography/address.ts';
import { fold } from '../text/fold.ts';

type Carried = {
  origin?: AddressLike | null;
  destination?: AddressLike | null;
  intermediateStops?: readonly { destination?: AddressLike | null }[] | null;
};

const townOf = (place: AddressLike | null | undefined): string =>
  fold(formatAddress(place, 'short') || formatAddress(place, 'name'));

/**
 * How many towns a route's orders lead to besides the first origin and the last destination; each once, however much is loaded
 * and unloaded there. By town, as the pool tells no more of a place: every reader counts the same.
 */
export const townsBetween = (loads: readonly Carried[]): number => {
  const ends = [loads[0]?.origin, loads.at(-1)?.destination].map(townOf);
  const places = loads.flatMap(({ origin, destination, intermediateStops }) => [
    origin,
    ...(intermediateStops ?? []).map(stop => stop.destination),
    destination,
  ]);
  return new Set(places.map(townOf).filter(town => town && !ends.includes(town))).size;
};
