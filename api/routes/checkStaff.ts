import type { Problems } from '#domain/validation';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { RouteRow } from './RouteRow.ts';

const STAFF = { carrierId: 'carriers', tractionVehicleId: 'vehicles', towingVehicleId: 'vehicles' } as const;

/**
 * Those of a route's carrier and vehicles that were removed since they were chosen, under their fields. Locks them until
 * the transaction ends, so that whoever removes them at the same time waits, and then finds the route.
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

/** Who is to drive a route, and with what, is still there: 409 under the field of what was removed. */
export const checkStaff = async (route: RouteRow, ctx: Ctx): Promise<void> => {
  const fields = await removedStaff(route, ctx);
  if (Object.keys(fields).length) throw new HttpError(409, 'errors.routes.staffRemoved', { fields });
};
