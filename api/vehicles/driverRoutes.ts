import type { FastifyInstance } from 'fastify';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Deps } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { idOf } from '../crud/params.ts';
import { parseBody } from '../parseBody.ts';
import type { UserRow } from '../users/accountRules.ts';
import { inTransaction } from '../world.ts';
import { changeDriver, createDriver, driverBody } from './driverAccess.ts';
import type { Driver } from './drivers.ts';
import { vehiclesResource } from './index.ts';

const shown = ({ id, username, email, isActive }: UserRow): Driver => ({ id, username, email, isActive });

/** POST and PUT /api/vehicles/{id}/driver: who may change the vehicle gives and takes its driver's access. */
export const driverRoutes = (app: FastifyInstance, deps: Deps): void => {
  const path = '/api/vehicles/:id/driver';
  const documentedAs = (summary: string) => ({
    onRequest: allow('update', 'vehicles'),
    schema: documented(vehiclesResource.entity, summary, { id: true, body: jsonSchemaOf(driverBody) }),
  });

  app.post(path, documentedAs('Crear el acceso del conductor'), async (request, reply) => {
    const body = parseBody(driverBody, request.body);
    const driver = await inTransaction(ctxOf(deps, request), inside => createDriver(idOf(request), body, inside));
    return reply.code(201).send({ data: shown(driver) });
  });

  app.put(path, documentedAs('Cambiar el acceso del conductor'), async request => {
    const body = parseBody(driverBody, request.body);
    const driver = await inTransaction(ctxOf(deps, request), inside => changeDriver(idOf(request), body, inside));
    return { data: shown(driver) };
  });
};
