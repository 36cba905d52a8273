import { z } from 'zod';
import { NEEDS } from '#domain/routes/matching';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { poolOfRoutesResource } from './index.ts';
import { overviewOf } from './overview.ts';

/** The answer of GET overview, for the API's documentation. */
const overview = z.object({
  published: z.int().describe('Cargas publicadas'),
  fitting: z.int().describe('Las que encajan con los vehículos de quien pregunta'),
  switchedOff: z.boolean().describe('La oficina le ha desactivado la bolsa'),
  officePhone: z.string().nullable().describe('A quién llamar entonces'),
  vehicles: z.int().describe('Sus vehículos activos'),
  missing: z
    .array(z.object({ need: z.enum(NEEDS), routes: z.int() }))
    .describe('Qué piden las demás que ningún vehículo suyo ofrece, y cuántas lo piden'),
  origins: z.array(z.string()).describe('Provincias de origen de las que encajan, por código'),
  destinations: z.array(z.string()).describe('Provincias de destino'),
});

/**
 * GET /api/poolOfRoutes/overview: how many routes are in the pool, and why the others don't fit the carrier (Spec 2,
 * Design 6).
 */
export const poolRoutes: Routes = (app, deps) => {
  app.get(
    '/api/poolOfRoutes/overview',
    {
      onRequest: allow('read', 'poolOfRoutes'),
      schema: documented(
        poolOfRoutesResource.entity,
        'La bolsa en cifras: cuántas cargas hay y qué falta para las demás',
        { data: jsonSchemaOf(overview) },
      ),
    },
    async request => ({ data: await overviewOf(ctxOf(deps, request)) }),
  );
};
