import type { Knex } from 'knex';
import { ofDriversCarrier } from '../vehicles/ofDriversCarrier.ts';
import type { User } from '../world.ts';

/** The statuses a driver may see: confirmed routes, not the office's plans. */
const DRIVEN = ['assigned', 'ongoing', 'finished'];

/** Narrows routes to a carrier's own, or to those a driver's vehicle drives for it; nobody else has any (Design 3). */
export const scopeOfRoutes = (query: Knex.QueryBuilder, user: User): Knex.QueryBuilder => {
  if (user.role === 'carrier') return query.where({ 'routes.carrierId': user.carrierId, 'routes.disabled': false });
  if (user.role === 'driver') {
    query.where({ 'routes.tractionVehicleId': user.vehicleId, 'routes.disabled': false });
    return ofDriversCarrier(query.whereIn('routes.status', DRIVEN), 'routes.carrierId', user);
  }
  return query.whereRaw('1 = 0');
};
