import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { once } from '../crud/idempotency.ts';
import { parseBody } from '../http/parseBody.ts';
import { assignBody, assignLoads } from './assignLoads.ts';
import { loadsTable } from './table.ts';

/** POST /api/loads/assign: moves loads to a route, a new one or none, all or nothing. */
export const assignRoutes: Routes = (app, deps) => {
  app.post(
    '/api/loads/assign',
    {
      onRequest: allow('update', 'loads'),
      schema: documented(loadsTable.entity, 'Poner pedidos en una carga, en una nueva («new») o en ninguna (null)', {
        body: jsonSchemaOf(assignBody),
        once: true,
        success: [200, 201],
        data: { type: 'object' },
      }),
    },
    async (request, reply) => {
      const ctx = ctxOf(deps, request);
      const assignment = parseBody(assignBody, request.body);
      const answer = await once(request, request.body, ctx, async inside => ({
        status: assignment.route === 'new' ? 201 : 200,
        body: { data: await assignLoads(assignment, inside) },
      }));
      return reply.code(answer.status).send(answer.body);
    },
  );
};
