import { Section } from '../ui/forms/Section.tsx';
import { LazyMap } from '../ui/maps/LazyMap.tsx';
import { mapPoint } from '../ui/maps/mapPoint.ts';
import type { LoadView } from './LoadView.ts';

/** Origin, stops and destination of an order on a map, as far as their coordinates are known. */
export const TripMap = ({ load }: { load: Pick<LoadView, 'origin' | 'destination' | 'intermediateStops'> }) => {
  const stops = (load.intermediateStops ?? []).map(stop => stop.destination);
  const points = [load.origin, ...stops, load.destination].map(mapPoint).filter(point => point !== null);
  if (points.length < 2) return null;
  return (
    <Section title="resources.loads.sections.map">
      <LazyMap points={points} />
    </Section>
  );
};
