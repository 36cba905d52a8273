import type { RouteVehicle } from './RouteView.ts';

type Vehicles = { tractionVehicle?: RouteVehicle | null; towingVehicle?: RouteVehicle | null };

/** `1234 BCD + R 5678 BBB`: what drives a route. */
export const platesOf = ({ tractionVehicle, towingVehicle }: Vehicles): string =>
  [tractionVehicle?.number, towingVehicle?.number].filter(Boolean).join(' + ');
