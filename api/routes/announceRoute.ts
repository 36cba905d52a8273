import { isDeepStrictEqual } from 'node:util';
import { isAssignedLike, routeLabel } from '#domain/routes';
import { raiseAlert, type Recipient } from '../alerts/raiseAlert.ts';
import type { Ctx } from '../world.ts';
import type { RouteRow } from './RouteRow.ts';

const plateOf = async (id: number | null, ctx: Ctx): Promise<string> => {
  const vehicle: { number: string } | undefined = id
    ? await ctx.db('vehicles').where({ id }).first('number')
    : undefined;
  return vehicle?.number ?? '';
};

type Staff = Pick<RouteRow, 'id' | 'carrierId' | 'tractionVehicleId'>;

const tell = async (kind: 'routeConfirmed' | 'routeCancelled', route: Staff, told: Recipient[], ctx: Ctx) => {
  const args = { route: routeLabel(route), vehicle: await plateOf(route.tractionVehicleId, ctx) };
  for (const to of told) await raiseAlert(ctx, { kind, args, to, about: { resource: 'routes', id: route.id } });
};

/** Who is to drive a route once it is confirmed. */
const recipients = (route: RouteRow | null): Recipient[] => {
  if (!route || !isAssignedLike(route.status)) return [];
  const { carrierId, tractionVehicleId: vehicleId } = route;
  return [
    ...(carrierId ? [{ type: 'carrier' as const, carrierId }] : []),
    ...(vehicleId ? [{ type: 'driver' as const, vehicleId }] : []),
  ];
};

const without = (all: Recipient[], others: Recipient[]): Recipient[] =>
  all.filter(each => !others.some(other => isDeepStrictEqual(each, other)));

/**
 * Confirmed, given to another carrier or vehicle, or not confirmed any more: who drives it now is told, and so is who
 * does not any more (Design 6).
 */
export const announceRoute = async (before: RouteRow | null, route: RouteRow, ctx: Ctx): Promise<void> => {
  const [were, are] = [recipients(before), recipients(route)];
  await tell('routeConfirmed', route, without(are, were), ctx);
  if (before) await tell('routeCancelled', before, without(were, are), ctx);
};
