import type { onRequestAsyncHookHandler } from 'fastify';
import { IMPORTED, type Imported, mayImport } from '#domain/imports';
import { allow, userOf } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { once } from '../crud/idempotency.ts';
import { forbidden } from '../http/HttpError.ts';
import { inLines } from '../http/inLines.ts';
import { resources } from '../resources.ts';
import type { Ctx } from '../world.ts';
import { checkSheet } from './checkSheet.ts';
import { digestOf, importBody, parseSheet } from './importBody.ts';
import { importRows } from './importRows.ts';
import { paceOf } from './pace.ts';

/** Bytes; 20 000 rows of a wide sheet. */
const MAX_SHEET = 32 * 1024 * 1024;

const onlyOffice: onRequestAsyncHookHandler = async request => {
  if (!mayImport(userOf(request).role)) throw forbidden();
};

const guard = (name: Imported) => ({ onRequest: [allow('create', name), onlyOffice], bodyLimit: MAX_SHEET });

/** Checks a sheet without writing anything, or imports it, all or nothing. */
export const importRoutes: Routes = (app, deps) => {
  const body = jsonSchemaOf(importBody);
  // 200: nothing of the sheet was new.
  const IMPORTS = { body, once: true, success: [200, 201], data: { type: 'object' } } as const;
  for (const name of IMPORTED) {
    const resource = resources[name];
    app.post(
      `/api/imports/${name}/check`,
      {
        ...guard(name),
        schema: documented(resource.entity, 'Comprobar una hoja sin guardar nada', { body, data: { type: 'object' } }),
      },
      (request, reply) =>
        inLines(request, reply, async tell => {
          const pace = paceOf(tell);
          const sheet = await parseSheet(request.body, pace);
          const { report } = await checkSheet(resource, name, sheet, ctxOf(deps, request), pace);
          return { status: 200, body: { data: report } };
        }),
    );
    app.post(
      `/api/imports/${name}`,
      { ...guard(name), schema: documented(resource.entity, 'Importar una hoja entera, o nada', IMPORTS) },
      (request, reply) =>
        inLines(request, reply, async tell => {
          const pace = paceOf(tell);
          const sheet = await parseSheet(request.body, pace);
          const said = request.headers['idempotency-key'] === undefined ? null : await digestOf(sheet, pace);
          const write = async (inside: Ctx) => {
            const report = await importRows(resource, name, sheet, inside, pace);
            return { status: report.fresh ? 201 : 200, body: { data: report } };
          };
          return once(request, said, ctxOf(deps, request), write, { isLong: true });
        }),
    );
  }
};
