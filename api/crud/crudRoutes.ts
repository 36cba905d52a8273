import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Action } from '#domain/permissions';
import { isAdminLevel } from '#domain/roles';
import { inputSchema } from '#domain/schemas';
import { allow } from '../auth/guard.ts';
import { forbidden, HttpError, invalidKeys } from '../http/HttpError.ts';
import { readBody } from '../files/readBody.ts';
import { parseBody } from '../http/parseBody.ts';
import { inTransaction } from '../world.ts';
import { ctxOf, type Deps } from './ctx.ts';
import { documented, jsonSchemaOf } from './docs.ts';
import { exportRows } from './exportRows.ts';
import { historyOf } from './history.ts';
import { createOnce } from './idempotency.ts';
import { readListParams } from './listParams.ts';
import { idOf, manyBody, manyOf } from './params.ts';
import { listOf } from './lists.ts';
import { findRow, present } from './read.ts';
import { isTagged } from './tagged.ts';
import type { Resource, Row, Values } from './resource.ts';
import { createOne, removeOne, restoreOne, updateOne } from './write.ts';
import { updateMany } from './writeMany.ts';
import type { Ctx } from '../world.ts';

/** What may be said of files that are added: which paper of a load or route they are, and when it was photographed. */
const paperBody = z.strictObject({ type: z.string().nullish(), madeAt: z.string().nullish() });

/**
 * Registers the calls that every resource has (Spec 7, Design 4): rights first, then rows, then fields. What a change is
 * answered with is read before its end: SQLite lets each other connection forget what it has read once one has written.
 * Of a creation it is read after (`createOnce`), since those who take numbers wait for one another.
 */
export const crudRoutes = (app: FastifyInstance, resource: Resource, deps: Deps): void => {
  const path = `/api/${resource.name}`;
  const { entity } = resource;
  const guard = (action: Action) => ({ onRequest: allow(action, resource.name) });
  const one = async (row: Row, ctx: Ctx): Promise<{ data: Values | undefined }> => ({
    data: (await present(resource, [row], ctx))[0],
  });
  const input = jsonSchemaOf(() => inputSchema(entity));
  const proven = (ids: readonly number[], body: unknown, ctx: Ctx) => resource.prove?.(ids, body, ctx) ?? body;

  app.get(path, { ...guard('read'), schema: documented(entity, 'Listar', { list: true }) }, async (request, reply) => {
    const ctx = ctxOf(deps, request);
    // Taken before the rows: what changes in between makes them newer than their tag, never older.
    const tag = await resource.tag?.(ctx);
    if (tag) reply.header('etag', tag);
    if (tag && isTagged(request, tag)) return reply.code(304).send();
    const looked = await resource.lookup?.(request.query as Values, ctx, resource);
    if (looked) return { data: await present(resource, looked, ctx), total: looked.length };
    const params = readListParams(resource, ctx.user, request.query as Values);
    const { rows, total } = await listOf(resource, params, ctx);
    const last = params.offset + Math.max(rows.length, 1) - 1;
    reply.header('content-range', `${resource.name} ${params.offset}-${last}/${total}`);
    return { data: await present(resource, rows, ctx), total };
  });

  app.get(
    `${path}/export`,
    { ...guard('read'), schema: documented(entity, 'Exportar a CSV o Excel: ?format=csv|xlsx') },
    async (request, reply) => exportRows(resource, request.query as Values, ctxOf(deps, request), reply),
  );

  app.get(`${path}/:id`, { ...guard('read'), schema: documented(entity, 'Ver', { id: true }) }, async request => {
    const ctx = ctxOf(deps, request);
    return one(await findRow(resource, idOf(request), ctx), ctx);
  });

  app.get(
    `${path}/:id/history`,
    { ...guard('read'), schema: documented(entity, 'Historial', { id: true }) },
    async request => {
      const ctx = ctxOf(deps, request);
      if (!isAdminLevel(ctx.user.role)) throw forbidden();
      const row = await findRow(resource, idOf(request), ctx);
      return { data: await historyOf(resource, row.id, ctx) };
    },
  );

  app.post(
    path,
    { ...guard('create'), schema: documented(entity, 'Crear', { body: input }) },
    async (request, reply) => {
      const ctx = ctxOf(deps, request);
      const { body, files, discard } = await readBody(request, entity, ctx);
      // What is stored has its row by the time it is asked: a refusal, or an answer given again, leaves no file.
      const answer = await createOnce(resource, request, body, ctx, async inside => {
        if (files.length && !resource.attachFiles) throw new HttpError(415, 'errors.noFilesHere');
        const row = await createOne(resource, body, inside);
        // Last, so that what is wrong with the fields is said first.
        const missing = files.length ? null : resource.filesRequired?.(row, inside);
        if (missing) throw invalidKeys({ url: missing });
        if (files.length) await resource.attachFiles?.(row, files, inside, body);
        return row;
      }).finally(discard);
      return reply.code(answer.status).send(answer.body);
    },
  );

  app.put(
    `${path}/many`,
    { ...guard('update'), schema: documented(entity, 'Cambiar varios', { body: jsonSchemaOf(manyBody) }) },
    async request => {
      const ctx = ctxOf(deps, request);
      const { ids, data: sent } = manyOf(request.body);
      const data = await proven(ids, sent, ctx);
      const rows = await inTransaction(ctx, inside => updateMany(resource, ids, data, inside), { isLong: true });
      return { data: await present(resource, rows, ctx) };
    },
  );

  app.put(
    `${path}/:id`,
    { ...guard('update'), schema: documented(entity, 'Cambiar', { body: input, id: true }) },
    async request => {
      const ctx = ctxOf(deps, request);
      const id = idOf(request);
      const body = await proven([id], request.body, ctx);
      return inTransaction(ctx, async inside => one(await updateOne(resource, id, body, inside), inside));
    },
  );

  app.put(
    `${path}/:id/restore`,
    { ...guard('remove'), schema: documented(entity, 'Restaurar', { id: true }) },
    async request => {
      const ctx = ctxOf(deps, request);
      return inTransaction(ctx, async inside => one(await restoreOne(resource, idOf(request), inside), inside));
    },
  );

  app.delete(
    `${path}/:id`,
    { ...guard('remove'), schema: documented(entity, 'Eliminar', { id: true }) },
    async request => {
      const ctx = ctxOf(deps, request);
      return inTransaction(ctx, async inside => one(await removeOne(resource, idOf(request), inside), inside));
    },
  );

  if (resource.attachFiles)
    app.post(
      `${path}/:id/files`,
      { ...guard('read'), schema: documented(entity, 'Añadir archivos', { id: true }) },
      async (request, reply) => {
        const ctx = ctxOf(deps, request);
        const row = await findRow(resource, idOf(request), ctx);
        const { files, discard, body } = await readBody(request, entity, ctx);
        const answer = await createOnce(resource, request, body, ctx, async inside => {
          const paper = parseBody(paperBody, body);
          if (!files.length)
            throw new HttpError(422, 'errors.filesMissing', { fields: { url: { key: 'validation.required' } } });
          await resource.attachFiles?.(row, files, inside, paper);
          return findRow(resource, row.id, inside);
        }).finally(discard);
        return reply.code(answer.status).send(answer.body);
      },
    );
};
