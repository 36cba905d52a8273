import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { removedStaff } from './checkStaff.ts';
import type { RouteRow } from './RouteRow.ts';
import { fittingVehicles } from './vehicles.ts';

/** The columns of a finished route that gets a load: it has to be driven again (Design 5). */
export const REOPENED = { status: 'ongoing' } as const;

/**
 * 409 if a finished route can't be driven again, by a load put on it or a delivery undone: its carrier or a vehicle was
 * removed, or a vehicle belongs to another carrier or no longer pulls what it did.
 */
export const checkReopening = async (
  route: RouteRow,
  ctx: Ctx,
  refusal: 'notReopened' | 'notUndone' = 'notReopened',
): Promise<void> => {
  const faults = { ...(await removedStaff(route, ctx)), ...(await fittingVehicles(route, {}, ctx)) };
  if (Object.keys(faults).length) throw new HttpError(409, `errors.routes.${refusal}`);
};
