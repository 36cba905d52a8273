import { MAX_ID } from '#domain/fields';
import { inputSchema } from '#domain/schemas';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { createOnce } from '../crud/idempotency.ts';
import { findRow } from '../crud/read.ts';
import type { Resource } from '../crud/resource.ts';
import { createOne } from '../crud/write.ts';
import { readBody } from '../files/readBody.ts';
import { loadsResource } from '../loads/index.ts';
import type { Ctx } from '../world.ts';
import { accountingRequestsResource } from './index.ts';

const resource: Resource = { ...accountingRequestsResource, defaults: () => ({ kind: 'cmr', status: 'pending' }) };

/** 404 for a load that the driver's vehicle doesn't carry, as for one that doesn't exist (Security T12). */
const checkLoad = async (body: Record<string, unknown> | null | undefined, ctx: Ctx): Promise<void> => {
  const id = body?.loadId;
  if (Number.isInteger(id) && Number(id) > 0 && Number(id) <= MAX_ID) await findRow(loadsResource, Number(id), ctx);
};

/** POST /api/accountingRequests/CMRrequest: a driver asks for a CMR, with or without files under `url` (Spec 7). */
export const cmrRequestRoutes: Routes = (app, deps) => {
  app.post(
    '/api/accountingRequests/CMRrequest',
    {
      onRequest: allow('create', 'accountingRequests'),
      schema: documented(resource.entity, 'Pedir un CMR', {
        body: jsonSchemaOf(() => inputSchema(resource.entity)),
        files: 'too',
        once: true,
        success: [201],
      }),
    },
    async (request, reply) => {
      const ctx = ctxOf(deps, request);
      const { body, files, said, discard } = await readBody(request, resource.entity, ctx);
      const answer = await createOnce(resource, request, said, ctx, async inside => {
        await checkLoad(body, inside);
        const row = await createOne(resource, body, inside);
        if (files.length) await resource.attachFiles?.(row, files, inside, body);
        return row;
      }).finally(discard);
      return reply.code(answer.status).send(answer.body);
    },
  );
};
