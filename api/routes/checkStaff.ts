import type { Problems } from '#domain/validation';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { RouteRow } from './RouteRow.ts';

const STAFF = { carrierId: 'carriers', tractionVehicleId: 'vehicles', towingVehicleId: 'vehicles' } as const;

/**
 * Errors, by field, for a route's carrier and vehicles that were removed since. Locks them until the transaction ends,
 * so that a simultaneous removal waits, and then sees the route.
 */
export const removedStaff = async (route: RouteRow, ctx: Ctx): Promise<Problems> => {
  const fields: Problems = {};
  for (const [field, table] of Object.entries(STAFF)) {
    const id = route[field as keyof typeof STAFF];
    const found: unknown = id && (await ctx.db(table).where({ id, disabled: false }).forShare().first('id'));
    if (id && !found) fields[field] = { key: 'errors.routes.staffRemoved' };
  }
  return fields;
};

/** 409 by field if the route's carrier or a vehicle was removed. */
export const checkStaff = async (route: RouteRow, ctx: Ctx): Promise<void> => {
  const fields = await removedStaff(route, ctx);
  if (Object.keys(fields).length) throw new HttpError(409, 'errors.routes.staffRemoved', { fields });
};
