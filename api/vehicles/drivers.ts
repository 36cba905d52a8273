import type { Row } from '../crud/resource.ts';
import { decodeRow } from '../crud/codec.ts';
import { usersResource } from '../users/index.ts';
import type { UserRow } from '../users/accountRules.ts';
import type { Ctx } from '../world.ts';

/** A driver's account as shown with its vehicle. */
export type Driver = { id: number; username: string; email: string; isActive: boolean };

type Found = { id: number; vehicleId: number; username: string; email: string; isActive: boolean | number };

/** Adds the driver's account (or null) to each vehicle of a page, in one query. */
export const withDrivers = async (rows: Row[], ctx: Ctx): Promise<Row[]> => {
  const found: Found[] = await ctx
    .db('users')
    .whereIn(
      'vehicleId',
      rows.map(row => row.id),
    )
    .where({ role: 'driver', disabled: false })
    .select('id', 'vehicleId', 'username', 'email', 'isActive');
  const drivers = new Map(
    found.map(({ vehicleId, isActive, ...driver }): [number, Driver] => [
      vehicleId,
      { ...driver, isActive: Boolean(isActive) },
    ]),
  );
  return rows.map(row => ({ ...row, driver: drivers.get(row.id) ?? null }));
};

/** The whole account of a vehicle's driver; null if it has none. At most one (Design 3). */
export const driverOf = async (ctx: Ctx, vehicleId: number): Promise<UserRow | null> => {
  const row: Record<string, unknown> | undefined = await ctx
    .db('users')
    .where({ vehicleId, role: 'driver', disabled: false })
    .first();
  return row ? (decodeRow(usersResource.entity, row) as UserRow) : null;
};
