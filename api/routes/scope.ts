import type { Knex } from 'knex';
import { CONFIRMED_STATUSES } from '#domain/routes';
import { ofDriversCarrier } from '../vehicles/ofDriversCarrier.ts';
import type { User } from '../world.ts';

/** Narrows routes to a carrier's own, or to those a driver's vehicle drives for it; nobody else has any (Design 3). */
export const scopeOfRoutes = (query: Knex.QueryBuilder, user: User): Knex.QueryBuilder => {
  if (user.role === 'carrier') return query.where({ 'routes.carrierId': user.carrierId, 'routes.disabled': false });
  if (user.role === 'driver') {
    // Not the office's plans.
    query.where({ 'routes.tractionVehicleId': user.vehicleId, 'routes.disabled': false });
    return ofDriversCarrier(query.whereIn('routes.status', CONFIRMED_STATUSES), 'routes.carrierId', user);
  }
  return query.whereRaw('1 = 0');
};
