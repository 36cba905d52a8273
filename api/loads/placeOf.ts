import { formatAddress } from '#domain/geography/address';
import type { StepName } from '#domain/loads/tracking';
import type { LoadRow } from './LoadRow.ts';

/** The place of a step: its name and town. */
export const placeOf = (load: LoadRow, { status, stop }: StepName): string => {
  const isAtOrigin = status === 'at-origin' || status === 'loaded';
  const place =
    stop !== null ? load.intermediateStops?.[stop]?.destination : isAtOrigin ? load.origin : load.destination;
  return [place?.name, formatAddress(place, 'short') || place?.city].filter(Boolean).join(', ');
};
