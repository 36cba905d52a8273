import { Trip } from '../loads/Trip.tsx';
import type { RouteView } from './RouteView.ts';

/** From the first load's origin to the last one's destination; what lies between is counted. */
export const RouteTrip = ({ route }: { route: Pick<RouteView, 'loads'> }) => {
  const { loads } = route;
  const first = loads[0];
  const last = loads.at(-1);
  if (!first || !last) return null;
  const between = loads.reduce((sum, load) => sum + (load.intermediateStops?.length ?? 0), 2 * (loads.length - 1));
  return <Trip origin={first.origin} destination={last.destination} stops={between} />;
};
