import { Readable } from 'node:stream';
import { dayOf } from '#domain/dates';
import { daysOfPeriod, quarterOf } from '#domain/periods';
import { trimEndSigns } from '#domain/text/trimSigns';
import { translate } from '../../../i18n/translate.ts';
import { throttle } from '../../auth/attempts.ts';
import { allow } from '../../auth/guard.ts';
import { ctxOf, type Routes } from '../../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../../crud/docs.ts';
import { exportPlace } from '../../crud/places.ts';
import { idsOf } from '../../crud/lists.ts';
import { disposition } from '../../files/disposition.ts';
import { HttpError } from '../../http/HttpError.ts';
import { parseBody } from '../../http/parseBody.ts';
import { zipOf } from '../../sheets/zip.ts';
import type { Ctx } from '../../world.ts';
import { invoicesResource } from '../index.ts';
import { periodQuery } from '../periodQuery.ts';
import { companiesOf, companyAsked } from './companies.ts';
import { packEntries, type PackPart } from './packEntries.ts';
import { packBytes } from './packBytes.ts';
import { ALSO_REMOVED, packedInvoices } from './packedInvoices.ts';

/** A package's limits: what a person can still open, and a zip without its 64-bit form can hold. */
const MAX_INVOICES = 5000;
const MAX_BYTES = 2 * 1024 ** 3;
/** Packages per account in fifteen minutes: making papers takes time. */
const MAX_PACKS = 60;

const partOf = async (filter: PackPart['filter'], ctx: Ctx): Promise<PackPart> => ({
  filter,
  ids: await idsOf(packedInvoices, { sort: { field: 'date', direction: 'asc' }, filter }, ctx),
});

const checkSize = async (parts: readonly PackPart[], ctx: Ctx): Promise<void> => {
  const ids = parts.flatMap(part => [...part.ids]);
  if (!ids.length) throw new HttpError(404, 'errors.invoices.packEmpty');
  if (ids.length > MAX_INVOICES || (await packBytes(ids, ctx)) > MAX_BYTES)
    throw new HttpError(413, 'errors.invoices.packTooLarge', { args: { max: MAX_INVOICES } });
};

/**
 * GET /api/invoices/companies: whose books the user may read. GET /api/invoices/pack: a quarter of one company's as a
 * zip, with papers, files and their index, streamed as it is made.
 */
export const packRoutes: Routes = (app, deps) => {
  const { entity } = invoicesResource;
  app.get(
    '/api/invoices/companies',
    {
      onRequest: allow('read', 'accounting'),
      schema: documented(entity, 'Empresas cuyas facturas se ven', { data: { type: 'array' } }),
    },
    async request => ({ data: await companiesOf(ctxOf(deps, request)) }),
  );

  app.get(
    '/api/invoices/pack',
    {
      onRequest: allow('read', 'accounting'),
      schema: documented(entity, 'Facturas de un trimestre en un ZIP', {
        query: jsonSchemaOf(periodQuery),
        file: ['application/zip'],
      }),
    },
    async (request, reply) => {
      const ctx = ctxOf(deps, request);
      const asked = parseBody(periodQuery, request.query);
      const today = quarterOf(dayOf(ctx.now));
      const period = { year: asked.year ?? today.year, quarter: asked.quarter ?? today.quarter };
      const { name, carrierId, clientId } = await companyAsked(asked, ctx);
      await throttle(deps.db, `pack:${ctx.user.id}`, MAX_PACKS, ctx.now);
      const filter = {
        ...ALSO_REMOVED,
        date: { isBetween: daysOfPeriod(period) },
        ...(carrierId && { carrierId }),
        ...(clientId && { clientId }),
      };
      if (!(await exportPlace(ctx.user.id, reply.raw))) return reply.hijack();
      const parts = [
        await partOf({ ...filter, direction: 'emitted' }, ctx),
        await partOf({ ...filter, direction: 'received' }, ctx),
      ];
      await checkSize(parts, ctx);
      return reply
        .type('application/zip')
        .header(
          'content-disposition',
          disposition(
            'attachment',
            `${trimEndSigns(translate('books.pack.file', { ...period, company: name }), '. ')}.zip`,
          ),
        )
        .send(Readable.from(zipOf(packEntries(parts, ctx), ctx.now), { objectMode: false }));
    },
  );
};
