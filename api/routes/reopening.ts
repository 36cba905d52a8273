import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { removedStaff } from './checkStaff.ts';
import type { RouteRow } from './RouteRow.ts';
import { fittingVehicles } from './vehicles.ts';

/** What a finished route comes to when a load joins it: there is something to be driven again (Design 5). */
export const REOPENED = { status: 'ongoing' } as const;

/**
 * Whether those who drove a finished route still can: 409 when its carrier or a vehicle was removed since, or a vehicle
 * belongs to another carrier or pulls no more what it pulled then.
 */
export const checkReopening = async (route: RouteRow, ctx: Ctx): Promise<void> => {
  const faults = { ...(await removedStaff(route, ctx)), ...(await fittingVehicles(route, {}, ctx)) };
  if (Object.keys(faults).length) throw new HttpError(409, 'errors.routes.notReopened');
};
