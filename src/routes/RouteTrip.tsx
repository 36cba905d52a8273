import { townsBetween } from '#domain/routes/townsBetween';
import { Trip } from '../loads/Trip.tsx';
import type { RouteView } from './RouteView.ts';

/** From the first load's origin to the last one's destination; the towns on the way are counted. */
export const RouteTrip = ({ route: { loads } }: { route: Pick<RouteView, 'loads'> }) => {
  const first = loads[0];
  const last = loads.at(-1);
  if (!first || !last) return null;
  return <Trip origin={first.origin} destination={last.destination} stops={townsBetween(loads)} />;
};
