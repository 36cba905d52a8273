import { z } from 'zod';
import { toRowDay } from '#domain/dates';
import { day } from '#domain/fields';
import { translate } from '../../i18n/translate.ts';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { idOf } from '../crud/params.ts';
import { findRow, present } from '../crud/read.ts';
import { disposition } from '../files/disposition.ts';
import { HttpError } from '../http/HttpError.ts';
import { parseBody } from '../http/parseBody.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { checkStillOwed } from './checkItems.ts';
import { sepaFilesResource } from './index.ts';
import { itemsOf, payFile } from './payFile.ts';
import { sepaXml } from './sepaXml.ts';
import type { SepaFileRow } from './table.ts';
import { unpayFile } from './unpayFile.ts';

const body = z.strictObject({ day: day().schema(z) });

/**
 * GET {id}/xml: the file for the bank, as often as wanted while its amounts are owed. POST {id}/pay: records that its
 * transfers were made; POST {id}/unpay takes that back.
 */
export const sepaRoutes: Routes = (app, deps) => {
  const { entity } = sepaFilesResource;
  app.get(
    '/api/sepaFiles/:id/xml',
    {
      onRequest: allow('read', 'sepaFiles'),
      schema: documented(entity, 'El fichero para el banco (pain.001.001.09)', { id: true, file: ['application/xml'] }),
    },
    async (request, reply) => {
      const ctx = ctxOf(deps, request);
      const file = (await findRow(sepaFilesResource, idOf(request), ctx)) as SepaFileRow;
      if (file.disabled) throw new HttpError(409, 'errors.disabled');
      if (!file.paidDate) await checkStillOwed(file, ctx);
      const name = translate('resources.sepaFiles.file', { messageId: file.messageId });
      return reply
        .type('application/xml; charset=utf-8')
        .header('content-disposition', disposition('attachment', name))
        .header('x-content-type-options', 'nosniff')
        .send(await sepaXml(file, await itemsOf(file, ctx)));
    },
  );

  app.post(
    '/api/sepaFiles/:id/pay',
    {
      onRequest: allow('create', 'sepaFiles'),
      schema: documented(entity, 'Registrar los pagos de la remesa', { body: jsonSchemaOf(body), id: true }),
    },
    async request => {
      const ctx = ctxOf(deps, request);
      const said = parseBody(body, request.body ?? {}).day;
      const pay = (inside: Ctx) => payFile(idOf(request), said ? toRowDay(said) : null, inside);
      const paid = await inTransaction(ctx, pay, { isLong: true });
      return { data: (await present(sepaFilesResource, [paid], ctx))[0] };
    },
  );

  app.post(
    '/api/sepaFiles/:id/unpay',
    {
      onRequest: allow('create', 'sepaFiles'),
      schema: documented(entity, 'Quitar los pagos que registró la remesa', { id: true }),
    },
    async request => {
      const ctx = ctxOf(deps, request);
      const open = await inTransaction(ctx, inside => unpayFile(idOf(request), inside), { isLong: true });
      return { data: (await present(sepaFilesResource, [open], ctx))[0] };
    },
  );
};
