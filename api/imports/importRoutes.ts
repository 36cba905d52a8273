import type { onRequestAsyncHookHandler } from 'fastify';
import { IMPORTED, type Imported, mayImport } from '#domain/imports';
import { allow, userOf } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { once } from '../crud/idempotency.ts';
import { forbidden } from '../HttpError.ts';
import { parseBody } from '../parseBody.ts';
import { resources } from '../resources.ts';
import { checkSheet } from './checkSheet.ts';
import { importBody } from './importBody.ts';
import { importRows } from './importRows.ts';

/** 20 000 rows of a broad sheet. */
const MAX_SHEET = 32 * 1024 * 1024;

const onlyOffice: onRequestAsyncHookHandler = async request => {
  if (!mayImport(userOf(request).role)) throw forbidden();
};

const guard = (name: Imported) => ({ onRequest: [allow('create', name), onlyOffice], bodyLimit: MAX_SHEET });

/** Sheets of rows: looked through without writing anything, and brought in, all or nothing. */
export const importRoutes: Routes = (app, deps) => {
  const body = jsonSchemaOf(importBody);
  for (const name of IMPORTED) {
    const resource = resources[name];
    app.post(
      `/api/imports/${name}/check`,
      { ...guard(name), schema: documented(resource.entity, 'Comprobar una hoja sin guardar nada', { body }) },
      async request => {
        const ctx = ctxOf(deps, request);
        return { data: (await checkSheet(resource, name, parseBody(importBody, request.body), ctx)).report };
      },
    );
    app.post(
      `/api/imports/${name}`,
      { ...guard(name), schema: documented(resource.entity, 'Importar una hoja entera, o nada', { body }) },
      async (request, reply) => {
        const ctx = ctxOf(deps, request);
        const sheet = parseBody(importBody, request.body);
        const answer = await once(request, request.body, ctx, async inside => {
          const report = await importRows(resource, name, sheet, inside);
          return { status: report.fresh ? 201 : 200, body: { data: report } };
        });
        return reply.code(answer.status).send(answer.body);
      },
    );
  }
};
