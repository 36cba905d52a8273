import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { idOf } from '../crud/params.ts';
import { present } from '../crud/read.ts';
import { inTransaction } from '../world.ts';
import { loadsResource } from './index.ts';
import { trackBody, trackLoad } from './trackLoad.ts';

/** POST /api/loads/{id}/tracking: one step forward or back. */
export const trackRoutes: Routes = (app, deps) => {
  app.post(
    '/api/loads/:id/tracking',
    {
      onRequest: allow('track', 'loads'),
      schema: documented(loadsResource.entity, 'Anotar un paso del seguimiento', {
        id: true,
        body: jsonSchemaOf(trackBody),
      }),
    },
    async request => {
      const ctx = ctxOf(deps, request);
      return inTransaction(ctx, async inside => {
        const row = await trackLoad(idOf(request), request.body, inside);
        return { data: (await present(loadsResource, [row], inside))[0] };
      });
    },
  );
};
