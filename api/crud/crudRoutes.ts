import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Action } from '#domain/permissions';
import { isAdminLevel } from '#domain/roles';
import { allow } from '../auth/guard.ts';
import { forbidden, HttpError, invalidKeys } from '../http/HttpError.ts';
import { readBody } from '../files/readBody.ts';
import { parseBody } from '../http/parseBody.ts';
import { inTransaction } from '../world.ts';
import { contentRange } from './contentRange.ts';
import { crudDocs } from './crudDocs.ts';
import { ctxOf, type Deps } from './ctx.ts';
import { exportRows } from './exportRows.ts';
import { historyOf } from './history.ts';
import { createOnce } from './idempotency.ts';
import { readListParams } from './listParams.ts';
import { idOf, manyOf, paperBody } from './params.ts';
import { listOf } from './lists.ts';
import { withFilesTold } from './filesTold.ts';
import { findRow, present } from './read.ts';
import { isTagged } from './tagged.ts';
import type { Resource, Row, Values } from './resource.ts';
import { createOne, removeOne, restoreOne, updateOne } from './write.ts';
import { updateMany } from './writeMany.ts';
import type { Ctx } from '../world.ts';

/** A change takes no files: a form is refused as unreadable. */
const jsonIn = (request: FastifyRequest): unknown => {
  if (!request.isMultipart()) return request.body;
  request.raw.resume();
  throw new HttpError(415, 'errors.jsonOnly');
};

/**
 * Registers the calls of every resource (Spec 7, Design 4): checks rights first, then rows, then fields. A change's
 * answer is read before its transaction ends: after a write, SQLite's other connections lose their cache. A creation's
 * answer is read afterwards (`createOnce`), since others wait for its number.
 */
export const crudRoutes = (app: FastifyInstance, resource: Resource, deps: Deps): void => {
  const path = `/api/${resource.name}`;
  const { entity } = resource;
  const guard = (...actions: Action[]) => ({ onRequest: allow(actions, resource.name) });
  const changes: Action[] = resource.step ? ['update', resource.step.action] : ['update'];
  const one = async (row: Row, ctx: Ctx): Promise<{ data: Values | undefined }> => ({
    data: (await present(resource, [row], ctx))[0],
  });
  const docs = crudDocs(resource);
  const proven = (ids: readonly number[], body: unknown, ctx: Ctx) => resource.prove?.(ids, body, ctx) ?? body;

  app.get(path, { ...guard('read'), schema: docs.list }, async (request, reply) => {
    const ctx = ctxOf(deps, request);
    // Taken before the rows: a change in between makes them newer than their tag, never older.
    const tag = await resource.tag?.(ctx);
    if (tag) reply.header('etag', tag);
    if (tag && isTagged(request, tag)) return reply.code(304).send();
    const looked = await resource.lookup?.find(request.query as Values, ctx, resource);
    if (looked) {
      const total = looked.length;
      contentRange(reply, resource.name, { offset: 0, count: total, total });
      return { data: await present(resource, looked, ctx), total };
    }
    const params = readListParams(resource, ctx.user, request.query as Values);
    const { rows, total } = await listOf(resource, params, ctx);
    contentRange(reply, resource.name, { offset: params.offset, count: rows.length, total });
    return { data: await present(resource, rows, ctx), total };
  });

  app.get(`${path}/export`, { ...guard('read'), schema: docs.export }, async (request, reply) =>
    exportRows(resource, request.query as Values, ctxOf(deps, request), reply),
  );

  app.get(`${path}/:id`, { ...guard('read'), schema: docs.one }, async request => {
    const ctx = ctxOf(deps, request);
    return one(await findRow(resource, idOf(request), ctx), ctx);
  });

  app.get(`${path}/:id/history`, { ...guard('read'), schema: docs.history }, async request => {
    const ctx = ctxOf(deps, request);
    if (!isAdminLevel(ctx.user.role)) throw forbidden();
    const row = await findRow(resource, idOf(request), ctx);
    return { data: await historyOf(resource, row.id, ctx) };
  });

  app.post(path, { ...guard('create'), schema: docs.create }, async (request, reply) => {
    const ctx = ctxOf(deps, request);
    const { body, files, said, discard } = await readBody(request, entity, ctx);
    // Every stored file has its row by now: a refusal, or a repeated answer, leaves no file.
    const create = async (inside: Ctx): Promise<Row> => {
      if (files.length && !resource.attachFiles) throw new HttpError(415, 'errors.noFilesHere');
      const row = await createOne(resource, body, inside);
      // Last, so that errors in the fields are reported first.
      const missing = files.length ? null : resource.filesRequired?.(row, inside);
      if (missing) throw invalidKeys({ url: missing });
      if (files.length) await resource.attachFiles?.(row, files, inside, body);
      return row;
    };
    const answer = await createOnce(resource, request, said, ctx, create, !files.length).finally(discard);
    return reply.code(answer.status).send(answer.body);
  });

  app.put(`${path}/many`, { ...guard(...changes), schema: docs.many }, async request => {
    const ctx = ctxOf(deps, request);
    const { ids, data: sent } = manyOf(jsonIn(request));
    const data = await proven(ids, sent, ctx);
    const rows = await inTransaction(ctx, inside => updateMany(resource, ids, data, inside), { isLong: true });
    return { data: await present(resource, rows, ctx) };
  });

  app.put(
    `${path}/:id`,
    {
      ...guard(...changes),
      schema: docs.update,
    },
    async request => {
      const ctx = ctxOf(deps, request);
      const id = idOf(request);
      const body = await proven([id], jsonIn(request), ctx);
      return inTransaction(ctx, async inside => one(await updateOne(resource, id, body, inside), inside));
    },
  );

  app.put(`${path}/:id/restore`, { ...guard('remove'), schema: docs.restore }, async request => {
    const ctx = ctxOf(deps, request);
    return inTransaction(ctx, async inside => one(await restoreOne(resource, idOf(request), inside), inside));
  });

  app.delete(`${path}/:id`, { ...guard('remove'), schema: docs.remove }, async request => {
    const ctx = ctxOf(deps, request);
    return inTransaction(ctx, async inside => one(await removeOne(resource, idOf(request), inside), inside));
  });

  if (resource.attachFiles)
    app.post(
      `${path}/:id/files`,
      {
        ...guard('read'),
        schema: docs.files,
      },
      async (request, reply) => {
        const ctx = ctxOf(deps, request);
        const row = await findRow(resource, idOf(request), ctx);
        const { body, files, said, discard } = await readBody(request, entity, ctx);
        const answer = await createOnce(resource, request, said, ctx, async inside => {
          const paper = parseBody(paperBody, body);
          if (!files.length)
            throw new HttpError(422, 'errors.filesMissing', { fields: { url: { key: 'validation.required' } } });
          // Read anew: a large file takes a while to come.
          if ((await findRow(resource, row.id, inside)).disabled) throw new HttpError(409, 'errors.disabled');
          await withFilesTold(resource, row, inside, async () => resource.attachFiles?.(row, files, inside, paper));
          return findRow(resource, row.id, inside);
        }).finally(discard);
        return reply.code(answer.status).send(answer.body);
      },
    );
};
