import { UNFINISHED_STATUSES } from '#domain/routes';
import { canTow, vehicleErrors, vehicles } from '#domain/vehicles';
import { endSessionsWhere } from '../auth/session.ts';
import type { Change, Resource, Row, Values } from '../crud/resource.ts';
import { decasNaming } from '../deca/decasNaming.ts';
import { withdrawNewsOf } from '../documents/withdrawWarnings.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { driverOf, withDrivers } from './drivers.ts';
import { handOver } from './handOver.ts';
import { importSheet } from '../imports/importSheet.ts';

/** Whether the vehicle is on a confirmed or ongoing route. */
const isOnRoute = async (id: number, { db }: Ctx): Promise<boolean> => {
  const route: unknown = await db('routes')
    .where({ disabled: false })
    .whereIn('status', UNFINISHED_STATUSES)
    .where(any => any.where({ tractionVehicleId: id }).orWhere({ towingVehicleId: id }))
    .first('id');
  return route !== undefined;
};

/** The fields routes depend on: the vehicle's carrier and what it is. */
const COUNTED_ON = ['carrierId', 'hasTraction', 'type'];

const beforeSave = async ({ data, previous, ctx }: Change): Promise<Values> => {
  const next: Values = { ...previous, ...data };
  const stopsPulling = previous?.hasTraction === true && next.hasTraction !== true;
  if (previous && stopsPulling && (await driverOf(ctx, previous.id)))
    throw new HttpError(409, 'errors.vehicles.driverNeedsTraction');
  if (previous && COUNTED_ON.some(field => field in data) && (await isOnRoute(previous.id, ctx)))
    throw new HttpError(409, 'errors.vehicles.onRoute');
  return {
    ...data,
    ...(!canTow(next.type as string) && { withTow: false }),
  };
};

/** A vehicle on a confirmed or ongoing route can't be removed; its driver is logged out at once. */
const beforeRemove = async (row: Row, ctx: Ctx): Promise<Values> => {
  if (await isOnRoute(row.id, ctx)) throw new HttpError(409, 'errors.vehicles.onRoute');
  await endSessionsWhere(ctx.db, { vehicleId: row.id });
  await withdrawNewsOf({ vehicleId: row.id }, ctx);
  return {};
};

const decas = decasNaming('vehicles');

/** Traction and towing vehicles (Spec 3): managed by the office and the carrier, read by the driver. */
export const vehiclesResource: Resource = {
  name: 'vehicles',
  entity: vehicles,
  sheet: importSheet('vehicles'),
  defaultSort: ['number', 'asc'],
  search: ['number', 'otherSpecs', 'specs', 'preferences'],
  searchLinks: [{ by: 'carrierId', table: 'carriers' }],
  scope: (query, user) => {
    if (user.role === 'carrier') query.where('vehicles.carrierId', user.carrierId);
    else query.where('vehicles.id', user.vehicleId);
  },
  links: [{ name: 'carrier', by: 'carrierId', table: 'carriers', columns: ['id', 'name', 'surname'] }],
  expand: withDrivers,
  rules: vehicleErrors,
  lock: decas.lock,
  beforeSave,
  afterSave: async saved => {
    const { row, previous, ctx } = saved;
    await decas.keep(saved);
    if (previous && row.carrierId !== previous.carrierId) await handOver(row.id, ctx);
  },
  beforeRemove,
};
