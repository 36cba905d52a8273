import { z } from 'zod';
import { EMAIL_PATTERN, isStorable } from '#domain/text/characters';
import { MAX_USERNAME } from '#domain/identifiers/username';
import { isAdminLevel } from '#domain/roles';
import { checkedHash } from '../auth/checkPassword.ts';
import { voidLinks } from '../auth/passwordLinks.ts';
import { forgetFailuresAnywhere } from '../auth/loginAttempt.ts';
import { logSecurity } from '../auth/securityLog.ts';
import { endSessionsOf } from '../auth/session.ts';
import { usernameKey } from '../auth/usernames.ts';
import { findRow } from '../crud/read.ts';
import type { Row, Values } from '../crud/resource.ts';
import { insertRow, updateRow } from '../crud/write.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import { freeUsername, type UserRow } from '../users/accountRules.ts';
import { freeName } from '../users/freeName.ts';
import { usersResource } from '../users/index.ts';
import { mailNewLink } from '../users/mailNewLink.ts';
import { mailWayIn } from '../users/mailWayIn.ts';
import type { Ctx } from '../world.ts';
import { driverOf } from './drivers.ts';
import { vehiclesResource } from './index.ts';

export const driverBody = z.strictObject({
  username: z
    .string()
    .max(MAX_USERNAME)
    .refine(isStorable, { params: { key: 'characters' } })
    .nullish(),
  email: z.string().max(128).regex(EMAIL_PATTERN, { error: 'email' }).nullish(),
  password: z.string().max(1000).nullish(),
  isActive: z.boolean().nullish(),
});
export type DriverBody = z.output<typeof driverBody>;

/**
 * The default e-mail: the carrier's, otherwise that of its own account that gives access. The office's accounts lend
 * theirs to nobody: carrier and driver would read it, and a superUser is known only to superUsers.
 */
const emailOf = async (vehicle: Row, ctx: Ctx): Promise<string> => {
  const carrier: { email: string | null } | undefined = await ctx
    .db('carriers')
    .where({ id: vehicle.carrierId })
    .first('email');
  if (carrier?.email) return carrier.email;
  if (isAdminLevel(ctx.user.role)) throw invalidKeys({ email: 'errors.vehicles.driverEmail' });
  return ctx.user.email;
};

/** Mails the driver how to log in; without a password, with a link to choose one. */
const mailAccess = (driver: UserRow, plate: string, hasPassword: boolean, ctx: Ctx): Promise<void> => {
  const text = `emails.driverAccess.${hasPassword ? 'body' : 'bodyNewPassword'}`;
  return mailWayIn(driver, hasPassword, { subject: 'emails.driverAccess.subject', text, args: { plate } }, ctx);
};

/**
 * "Acceso del conductor": creates the account of a traction vehicle's driver, at most one (Design 3). 404, 409, 422.
 */
export const createDriver = async (vehicleId: number, body: DriverBody, ctx: Ctx): Promise<UserRow> => {
  const vehicle = await findRow(vehiclesResource, vehicleId, ctx, { lock: true });
  if (vehicle.disabled) throw new HttpError(409, 'errors.disabled');
  if (!vehicle.hasTraction) throw new HttpError(409, 'errors.vehicles.driverNeedsTraction');
  if (await driverOf(ctx, vehicleId)) throw new HttpError(409, 'errors.vehicles.driverExists');
  const plate = String(vehicle.number);
  const wanted = body.username || plate;
  const isPlate = usernameKey(wanted) === usernameKey(plate);
  const username = await freeUsername(isPlate ? await freeName(plate, ctx) : wanted, null, ctx);
  const row = await insertRow(
    usersResource,
    {
      username,
      email: body.email ?? (await emailOf(vehicle, ctx)),
      role: 'driver',
      vehicleId,
      isActive: body.isActive ?? true,
      password: body.password ? await checkedHash(ctx.db, body.password, username) : null,
      mustChangePassword: !!body.password,
    },
    ctx,
  );
  const driver = row as UserRow;
  if (driver.isActive) await mailAccess(driver, plate, !!body.password, ctx);
  return driver;
};

/**
 * Changes the driver's password, name or e-mail, or disables or enables access, ending sessions if necessary. Creates
 * the access if there is none.
 */
export const changeDriver = async (vehicleId: number, body: DriverBody, ctx: Ctx): Promise<UserRow> => {
  await findRow(vehiclesResource, vehicleId, ctx, { lock: true });
  const driver = await driverOf(ctx, vehicleId);
  if (!driver) return createDriver(vehicleId, body, ctx);
  const username = body.username ? await freeUsername(body.username, driver, ctx) : driver.username;
  const changes: Values = {
    username,
    email: body.email ?? driver.email,
    isActive: body.isActive ?? driver.isActive,
    ...(body.password && { password: await checkedHash(ctx.db, body.password, username), mustChangePassword: true }),
  };
  const row = (await updateRow(usersResource, driver, changes, ctx)) as UserRow;
  if (body.password || !row.isActive) await endSessionsOf(ctx.db, row.id);
  if (body.password || !row.isActive || row.email !== driver.email) await voidLinks(ctx.db, row.id);
  await mailNewLink(row, driver, ctx);
  if (!body.password) return row;
  await forgetFailuresAnywhere(ctx.db, usernameKey(row.username));
  logSecurity(ctx, 'passwordChanged', { user: row.id, by: ctx.user.id });
  return row;
};
