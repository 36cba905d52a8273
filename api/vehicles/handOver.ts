import { takeBackAll } from '../alerts/takeBack.ts';
import { endSessionsOf } from '../auth/session.ts';
import { updateRow } from '../crud/write.ts';
import { usersResource } from '../users/index.ts';
import { withdrawNewsOf } from '../documents/withdrawWarnings.ts';
import type { Ctx } from '../world.ts';
import { driverOf } from './drivers.ts';

/**
 * When a vehicle changes carrier, removes its driver's account and alerts: the new company makes its own, and is told of
 * papers that expire itself.
 */
export const handOver = async (vehicleId: number, ctx: Ctx): Promise<void> => {
  const driver = await driverOf(ctx, vehicleId);
  if (driver) {
    await updateRow(usersResource, driver, { isActive: false, disabled: true }, ctx, 'remove');
    await endSessionsOf(ctx.db, driver.id);
  }
  await takeBackAll({ type: 'driver', vehicleId }, ctx);
  await withdrawNewsOf({ vehicleId }, ctx);
};
