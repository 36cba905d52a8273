import { cleanStops, type Stop } from '#domain/loads/stops';
import type { Values } from '../ui/forms/EntityForm.tsx';

/** The form's values as they go out: stops without date or place are dropped, the rest ordered by date (Spec 5). */
export const sentLoad = (values: Values): Values => {
  if (!Array.isArray(values.intermediateStops)) return values;
  const stops: Stop[] = values.intermediateStops;
  return { ...values, intermediateStops: cleanStops(stops) };
};
