import { isConfirmed } from '#domain/routes';
import type { Recipient } from '../alerts/raiseAlert.ts';
import type { RouteRow } from './RouteRow.ts';

/** The recipients who drive a confirmed route: the carrier and its vehicle's driver. Empty before. */
export const routeDrivers = (route: RouteRow | null): Recipient[] => {
  if (!route || !isConfirmed(route.status)) return [];
  const { carrierId, tractionVehicleId: vehicleId } = route;
  return [
    ...(carrierId ? [{ type: 'carrier' as const, carrierId }] : []),
    ...(vehicleId ? [{ type: 'driver' as const, vehicleId }] : []),
  ];
};
