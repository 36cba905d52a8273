import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { once } from '../crud/idempotency.ts';
import { present } from '../crud/read.ts';
import { createOne } from '../crud/write.ts';
import { readBody } from '../files/readBody.ts';
import { accountingRequestsResource as resource } from './index.ts';

/** POST /api/accountingRequests/CMRrequest: a driver asks for a CMR, with or without files under `url` (Spec 7). */
export const cmrRequestRoutes: Routes = (app, deps) => {
  app.post(
    '/api/accountingRequests/CMRrequest',
    {
      onRequest: allow('create', 'accountingRequests'),
      schema: documented(resource.entity, 'Pedir un CMR', { body: jsonSchemaOf(resource.entity.input) }),
    },
    async (request, reply) => {
      const ctx = ctxOf(deps, request);
      const { body, files, discard } = await readBody(request, resource.entity, ctx);
      const answer = await once(request, body, ctx, async inside => {
        const row = await createOne(
          { ...resource, defaults: () => ({ kind: 'cmr', status: 'pending' }) },
          body,
          inside,
        );
        if (files.length) await resource.attachFiles?.(row, files, inside, body);
        return { status: 201, body: { data: (await present(resource, [row], inside))[0] } };
      }).finally(discard);
      return reply.code(answer.status).send(answer.body);
    },
  );
};
