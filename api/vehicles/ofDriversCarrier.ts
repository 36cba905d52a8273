import type { Knex } from 'knex';
import type { User } from '../world.ts';

/**
 * Narrows rows to a driver's company, the present owner of its vehicle: what the vehicle did for another before is that
 * company's.
 */
export const ofDriversCarrier = (query: Knex.QueryBuilder, column: string, { vehicleId }: User): Knex.QueryBuilder =>
  query.whereRaw('?? = (select "carrierId" from "vehicles" where "id" = ?)', [column, vehicleId]);
