import { cleanStops, type Stop } from '#domain/loads';
import type { Place } from '#domain/places';
import type { Values } from '../ui/EntityForm.tsx';

const filled = (place: Place | null | undefined): Place | null =>
  place && (place.city || place.street || place.name) ? place : null;

/** A stop as it is kept: where the goods go and, at hand for lists, its town and its location. */
const sentStop = (stop: Stop): Stop => {
  const destination = filled(stop.destination);
  return {
    ...stop,
    destination,
    destinationId: destination?.id ?? null,
    city: destination?.city ?? null,
  };
};

/** The form's values as they go out: stops without date or place are dropped, the rest ordered by date (Spec 5). */
export const sentLoad = (values: Values): Values => {
  if (!Array.isArray(values.intermediateStops)) return values;
  const stops: Stop[] = values.intermediateStops;
  return { ...values, intermediateStops: cleanStops(stops.map(sentStop)) };
};
