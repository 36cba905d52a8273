import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { UserRow } from './accountRules.ts';

type Flag = boolean | number;
type Vehicle = { number: string; carrierId: number; hasTraction: Flag; disabled: Flag };

/**
 * Whose driver an account was: the history says it, since a vehicle that is handed over leaves no account as it is
 * (handOver). So while this one was there the vehicle was of whoever it went from at the first change after that began.
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

/** A driver's account comes back to the vehicle that it was made for, as that was: one that pulls, of the same company (Design 3). 409. */
export const checkDriverReturns = async (account: UserRow, ctx: Ctx): Promise<void> => {
  const { vehicleId } = account;
  // Until the end nobody gives it away, makes another of it, or gives somebody else its access.
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
