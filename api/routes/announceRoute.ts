import { isAssignedLike, routeLabel } from '#domain/routes';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import type { Ctx } from '../world.ts';
import type { RouteRow } from './RouteRow.ts';

const plateOf = async (id: number | null, ctx: Ctx): Promise<string> => {
  const vehicle: { number: string } | undefined = id
    ? await ctx.db('vehicles').where({ id }).first('number')
    : undefined;
  return vehicle?.number ?? '';
};

/** Confirmed, or not any more: the carrier and the driver are told (Design 6). */
export const announceRoute = async (before: RouteRow | null, route: RouteRow, ctx: Ctx): Promise<void> => {
  const [was, is] = [isAssignedLike(before?.status), isAssignedLike(route.status)];
  const told = is ? route : before;
  if (was === is || !told?.carrierId || !told.tractionVehicleId) return;
  const kind = is ? 'routeConfirmed' : 'routeCancelled';
  const args = { route: routeLabel(route), vehicle: await plateOf(told.tractionVehicleId, ctx) };
  const about = { resource: 'routes', id: route.id } as const;
  await raiseAlert(ctx, { kind, args, to: { type: 'carrier', carrierId: told.carrierId }, about });
  await raiseAlert(ctx, { kind, args, to: { type: 'driver', vehicleId: told.tractionVehicleId }, about });
};
