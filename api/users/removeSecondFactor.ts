import { isAdminLevel } from '#domain/roles';
import { allow } from '../auth/guard.ts';
import { switchFactor } from '../auth/secondFactor.ts';
import { endSessionsOf } from '../auth/session.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented } from '../crud/docs.ts';
import { idOf } from '../crud/params.ts';
import { findRow } from '../crud/read.ts';
import { forbidden } from '../http/HttpError.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { usersResource } from './index.ts';

/** One's own is ended with a code (POST /api/auth/second-factor/end): an open session isn't enough. */
const remove = async (id: number, ctx: Ctx): Promise<void> => {
  const { id: userId } = await findRow(usersResource, id, ctx, { lock: true });
  if (!isAdminLevel(ctx.user.role) || userId === ctx.user.id) throw forbidden();
  await switchFactor(userId, 'removed', ctx);
  await endSessionsOf(ctx.db, userId);
};

/** DELETE /api/users/{id}/second-factor: the office lets in somebody who lost the phone. */
export const removeSecondFactorRoutes: Routes = (app, deps) => {
  app.delete(
    '/api/users/:id/second-factor',
    {
      onRequest: allow('update', 'users'),
      schema: documented(usersResource.entity, 'Quitar la verificación en dos pasos de otra cuenta', {
        id: true,
        success: [204],
      }),
    },
    async (request, reply) => {
      await inTransaction(ctxOf(deps, request), inside => remove(idOf(request), inside));
      return reply.code(204).send();
    },
  );
};
