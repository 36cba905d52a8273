import { isAssignedLike } from '#domain/routes';
import type { Recipient } from '../alerts/raiseAlert.ts';
import type { RouteRow } from './RouteRow.ts';

/** Who drives a route once it is confirmed: the carrier, and the driver of its vehicle. Nobody before. */
export const routeDrivers = (route: RouteRow | null): Recipient[] => {
  if (!route || !isAssignedLike(route.status)) return [];
  const { carrierId, tractionVehicleId: vehicleId } = route;
  return [
    ...(carrierId ? [{ type: 'carrier' as const, carrierId }] : []),
    ...(vehicleId ? [{ type: 'driver' as const, vehicleId }] : []),
  ];
};
