import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { UserRow } from './accountRules.ts';

type Flag = boolean | number;
type Vehicle = { number: string; carrierId: number; hasTraction: Flag; disabled: Flag };

/**
 * The carrier an account drove for: the vehicle's owner before its first change of carrier after the account was made
 * (or restored), from the history. Without such a change: the present owner.
 */
const carrierOf = async ({ id, vehicleId }: UserRow, carrierNow: number, { db }: Ctx): Promise<number> => {
  const begun: { id: number } | undefined = await db('changes')
    .where({ resource: 'users', recordId: id })
    .whereIn('action', ['create', 'restore'])
    .orderBy('id', 'desc')
    .first('id');
  const since: string[] = await db('changes')
    .where({ resource: 'vehicles', recordId: vehicleId, action: 'update' })
    .where('id', '>', begun?.id ?? 0)
    .orderBy('id')
    .pluck('changes');
  for (const changes of since) {
    const { carrierId } = JSON.parse(changes) as { carrierId?: [number, number] };
    if (carrierId) return carrierId[0];
  }
  return carrierNow;
};

/**
 * 409 unless a driver's account can be restored: its vehicle still exists, pulls, belongs to the same company and has
 * no other driver (Design 3).
 */
export const checkDriverReturns = async (account: UserRow, ctx: Ctx): Promise<void> => {
  const { vehicleId } = account;
  // Locked, so that nobody transfers or changes it, or gives another driver access.
  const vehicle: Vehicle = await ctx
    .db('vehicles')
    .where({ id: vehicleId })
    .forUpdate()
    .first('number', 'carrierId', 'hasTraction', 'disabled');
  const args = { plate: vehicle.number };
  if (vehicle.disabled) throw new HttpError(409, 'errors.users.vehicleRemoved', { args });
  if (!vehicle.hasTraction) throw new HttpError(409, 'errors.users.vehicleNotTraction', { args });
  if ((await carrierOf(account, vehicle.carrierId, ctx)) !== vehicle.carrierId)
    throw new HttpError(409, 'errors.users.vehicleHandedOver', { args });
  const another = await ctx.db('users').where({ vehicleId, role: 'driver', disabled: false }).first('id');
  if (another) throw new HttpError(409, 'errors.vehicles.driverExists');
};
