import type { FastifyInstance } from 'fastify';
import { allow } from '../auth/guard.ts';
import { usernameKey } from '../auth/usernames.ts';
import { ctxOf, type Deps } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { idOf } from '../crud/params.ts';
import { findRow } from '../crud/read.ts';
import { parseBody } from '../http/parseBody.ts';
import type { UserRow } from '../users/accountRules.ts';
import { countInvitation } from '../users/countInvitation.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { changeDriver, createDriver, type DriverBody, driverBody } from './driverAccess.ts';
import { type Driver, driverOf } from './drivers.ts';
import { vehiclesResource } from './index.ts';

const shown = ({ id, username, email, isActive }: UserRow): Driver => ({ id, username, email, isActive });

/** Whether a driver that never chose a password is let in again, and so gets another letter. */
const isLetIn = (driver: UserRow, { isActive, password }: DriverBody): boolean =>
  !driver.isActive && !!isActive && !password && !driver.password;

/**
 * Counts an invitation only if a driver gets a letter; errors for an existing account or a missing vehicle come as
 * usual. Changing the name counts too: "taken" would reveal others' accounts.
 */
const countGiven = async (vehicleId: number, body: DriverBody, ctx: Ctx): Promise<void> => {
  await findRow(vehiclesResource, vehicleId, ctx);
  const driver = await driverOf(ctx, vehicleId);
  const { username } = body;
  const isRenamed = !!driver && !!username && usernameKey(username) !== usernameKey(driver.username);
  if (!driver || isRenamed || isLetIn(driver, body)) await countInvitation(ctx);
};

/** POST and PUT /api/vehicles/{id}/driver: whoever may change the vehicle manages its driver's access. */
export const driverRoutes = (app: FastifyInstance, deps: Deps): void => {
  const path = '/api/vehicles/:id/driver';
  const documentedAs = (summary: string, status: 200 | 201) => ({
    onRequest: allow('update', 'vehicles'),
    schema: documented(vehiclesResource.entity, summary, {
      id: true,
      body: jsonSchemaOf(driverBody),
      success: [status],
      data: { type: 'object' },
    }),
  });

  app.post(path, documentedAs('Crear el acceso del conductor', 201), async (request, reply) => {
    const body = parseBody(driverBody, request.body);
    const ctx = ctxOf(deps, request);
    await countGiven(idOf(request), body, ctx);
    const driver = await inTransaction(ctx, inside => createDriver(idOf(request), body, inside));
    return reply.code(201).send({ data: shown(driver) });
  });

  app.put(path, documentedAs('Cambiar el acceso del conductor', 200), async request => {
    const body = parseBody(driverBody, request.body);
    const ctx = ctxOf(deps, request);
    await countGiven(idOf(request), body, ctx);
    const driver = await inTransaction(ctx, inside => changeDriver(idOf(request), body, inside));
    return { data: shown(driver) };
  });
};
