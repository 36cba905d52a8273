import { formatAddress } from '#domain/geography/address';
import type { Row } from '../ui/fields/row.ts';

const townOf = (place: unknown): string =>
  typeof place === 'object' && place !== null ? formatAddress(place, 'short') : '';

/** `Getafe (Madrid) → Torrent (Valencia)`: of a load, or from a route's first load to its last. */
export const tripOf = (item: Row): string => {
  const loads: Row[] = item.loads ?? [item];
  return [townOf(loads[0]?.origin), townOf(loads.at(-1)?.destination)].filter(Boolean).join(' → ');
};
