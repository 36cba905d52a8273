import type { Knex } from 'knex';
import type { User } from '../world.ts';

/**
 * Narrows rows to those of the company that a driver drives for, which is whoever has its vehicle by now: what the vehicle
 * did for another before is that one's.
 */
export const ofDriversCarrier = (query: Knex.QueryBuilder, column: string, { vehicleId }: User): Knex.QueryBuilder =>
  query.whereRaw('?? = (select "carrierId" from "vehicles" where "id" = ?)', [column, vehicleId]);
