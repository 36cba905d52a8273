import { CONFIRMED } from '#domain/routes';
import type { Problems } from '#domain/validation';
import { towingOptions } from '#domain/vehicles';
import type { Values } from '../crud/resource.ts';
import { HttpError, invalid } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { RouteRow } from './RouteRow.ts';

type Vehicle = { id: number; carrierId: number; hasTraction: boolean | number; type: string };

/** Reads a vehicle with a shared lock: a simultaneous removal or transfer waits, and then sees the route. */
const find = (id: number | null, ctx: Ctx): Promise<Vehicle | undefined> =>
  id
    ? ctx.db('vehicles').where({ id }).forShare().first('id', 'carrierId', 'hasTraction', 'type')
    : Promise.resolve(undefined);

/** Why a vehicle of a route can't drive it (message key), by field: it isn't the carrier's, or can't be pulled. */
export const vehicleFaults = async (route: RouteRow, ctx: Ctx): Promise<Record<string, string>> => {
  const [traction, towing] = [await find(route.tractionVehicleId, ctx), await find(route.towingVehicleId, ctx)];
  const faults = {
    tractionVehicleId: traction && tractionFault(traction, route),
    towingVehicleId: towing && towingFault(towing, traction, route),
  };
  return Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])));
};

/**
 * The vehicle columns of a route after a change (Spec 4): a vehicle that doesn't fit gives 422 if chosen now, and is
 * cleared if it was there before the carrier or the traction vehicle changed. What was planned stays when something else
 * is saved, whoever has it by now: confirming it gives 409.
 */
export const fittingVehicles = async (route: RouteRow, data: Values, ctx: Ctx): Promise<Values> => {
  const problems: Problems = {};
  const cleared: Values = {};
  for (const [field, fault] of Object.entries(await vehicleFaults(route, ctx))) {
    if (data[field] != null) problems[field] = { key: fault };
    else cleared[field] = null;
  }
  if (Object.keys(problems).length) throw invalid(problems);
  if (!isAsPlanned(data)) return cleared;
  if (data.status === CONFIRMED) refuseToDrop(Object.keys(cleared));
  return {};
};

const isAsPlanned = (data: Values): boolean => !('carrierId' in data) && !('tractionVehicleId' in data);

/** Whoever confirms a route sees its vehicles: one that changed hands since can't be missing from it without a word. */
const refuseToDrop = (dropped: readonly string[]): void => {
  const key = 'errors.routes.staffRemoved';
  if (dropped.length)
    throw new HttpError(409, key, { fields: Object.fromEntries(dropped.map(field => [field, { key }])) });
};

const tractionFault = (traction: Vehicle, route: RouteRow): string | null => {
  if (traction.carrierId !== route.carrierId) return 'errors.routes.vehicleOfCarrier';
  return traction.hasTraction ? null : 'errors.routes.notTraction';
};

const towingFault = (towing: Vehicle, traction: Vehicle | undefined, route: RouteRow): string | null => {
  if (towing.carrierId !== route.carrierId) return 'errors.routes.vehicleOfCarrier';
  if (!traction || !towingOptions(traction.type).some(type => type === towing.type))
    return 'errors.routes.towNotAllowed';
  return null;
};
