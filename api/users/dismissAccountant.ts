import { allow } from '../auth/guard.ts';
import { carriersResource } from '../carriers/index.ts';
import { clientsResource } from '../clients/index.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented } from '../crud/docs.ts';
import { idOf } from '../crud/params.ts';
import { findRow } from '../crud/read.ts';
import type { Resource } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { announceAccountant } from './announceAccountant.ts';

const dismiss = async (resource: Resource, id: number, ctx: Ctx): Promise<void> => {
  const row = await findRow(resource, id, ctx, { lock: true });
  if (typeof row.accountantId !== 'number') return;
  const without = await updateRow(resource, row, { accountantId: null }, ctx);
  await announceAccountant(resource.name, without, row, ctx);
};

/**
 * DELETE /api/{carriers,clients}/{id}/accountant: the company, or the office, ends its accountant's access. The account
 * keeps its other companies. 204, also if there was none.
 */
export const dismissAccountantRoutes: Routes = (app, deps) => {
  for (const resource of [carriersResource, clientsResource])
    app.delete(
      `/api/${resource.name}/:id/accountant`,
      {
        onRequest: allow('update', resource.name),
        schema: documented(resource.entity, 'Quitar el acceso al contable', { id: true, success: [204] }),
      },
      async (request, reply) => {
        await inTransaction(ctxOf(deps, request), inside => dismiss(resource, idOf(request), inside));
        return reply.code(204).send();
      },
    );
};
