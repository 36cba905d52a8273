import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { UserRow } from './accountRules.ts';
import { droveFor } from './droveFor.ts';

type Flag = boolean | number;
type Vehicle = { number: string; carrierId: number; hasTraction: Flag; disabled: Flag };

/**
 * 409 unless a driver's account can be restored: its vehicle still exists, pulls, belongs to the same company and has
 * no other driver (Design 3).
 */
export const checkDriverReturns = async (account: UserRow, ctx: Ctx): Promise<void> => {
  const { id } = account;
  const vehicleId = Number(account.vehicleId);
  // Locked, so that nobody transfers or changes it, or gives another driver access.
  const vehicle: Vehicle = await ctx
    .db('vehicles')
    .where({ id: vehicleId })
    .forUpdate()
    .first('number', 'carrierId', 'hasTraction', 'disabled');
  const args = { plate: vehicle.number };
  if (vehicle.disabled) throw new HttpError(409, 'errors.users.vehicleRemoved', { args });
  if (!vehicle.hasTraction) throw new HttpError(409, 'errors.users.vehicleNotTraction', { args });
  const { carrierId } = vehicle;
  if ((await droveFor([{ id, vehicleId, carrierId }], ctx.db)).get(id) !== carrierId)
    throw new HttpError(409, 'errors.users.vehicleHandedOver', { args });
  const another = await ctx.db('users').where({ vehicleId, role: 'driver', disabled: false }).first('id');
  if (another) throw new HttpError(409, 'errors.vehicles.driverExists');
};
