import type { Knex } from 'knex';
import { ofDriversCarrier } from '../vehicles/ofDriversCarrier.ts';
import type { User } from '../world.ts';

/** What a driver may see: what the vehicle was confirmed for, not what the office is still thinking about. */
const DRIVEN = ['assigned', 'ongoing', 'finished'];

/** Narrows routes to a carrier's own, or to those that a driver's vehicle does for it; nobody else has any (Design 3). */
export const scopeOfRoutes = (query: Knex.QueryBuilder, user: User): Knex.QueryBuilder => {
  if (user.role === 'carrier') return query.where({ 'routes.carrierId': user.carrierId, 'routes.disabled': false });
  if (user.role === 'driver') {
    query.where({ 'routes.tractionVehicleId': user.vehicleId, 'routes.disabled': false });
    return ofDriversCarrier(query.whereIn('routes.status', DRIVEN), 'routes.carrierId', user);
  }
  return query.whereRaw('1 = 0');
};
