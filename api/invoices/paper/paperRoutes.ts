import { hasPaper } from '#domain/invoices/rights';
import { formatDay } from '#domain/dates';
import { translate } from '../../../i18n/translate.ts';
import { allow } from '../../auth/guard.ts';
import { ctxOf, type Routes } from '../../crud/ctx.ts';
import { documented } from '../../crud/docs.ts';
import { idOf } from '../../crud/params.ts';
import { findRow } from '../../crud/read.ts';
import { HttpError } from '../../http/HttpError.ts';
import { createPdf } from '../../pdf/createPdf.ts';
import { officeLogo } from '../../pdf/officeLogo.ts';
import { sendPdf } from '../../pdf/sendPdf.ts';
import type { Ctx } from '../../world.ts';
import { invoicesResource } from '../index.ts';
import type { InvoiceRow } from '../InvoiceRow.ts';
import { invoicePaper, paperTitle } from './invoicePaper.ts';
import { readPaper } from './readPaper.ts';

/** The PDF of an invoice issued here, as bytes. 409 for one issued elsewhere. */
export const invoicePdf = async (invoice: InvoiceRow, ctx: Ctx): Promise<Buffer> => {
  if (!hasPaper(invoice, ctx.user.role)) throw new HttpError(409, 'errors.invoices.noPaper');
  const paper = await readPaper(invoice, ctx);
  const logo = invoice.issuerRole === 'admin' ? await officeLogo(ctx) : null;
  return createPdf({
    title: `${paperTitle(paper)} · ${formatDay(invoice.date)}`,
    author: paper.issuer.name ?? '',
    content: invoicePaper(paper, logo),
    foot: paper.issuer.registry ?? '',
    now: ctx.now,
  });
};

/** GET /api/invoices/{id}/pdf: an invoice that the office or a carrier issued here, for all its readers. */
export const paperRoutes: Routes = (app, deps) => {
  app.get(
    '/api/invoices/:id/pdf',
    {
      onRequest: allow('read', 'invoices'),
      schema: documented(invoicesResource.entity, 'La factura en PDF', { id: true, file: ['application/pdf'] }),
    },
    async (request, reply) => {
      const ctx = ctxOf(deps, request);
      // An annulled one can still be shown to those who may see removed rows.
      const invoice = (await findRow(invoicesResource, idOf(request), ctx)) as InvoiceRow;
      return sendPdf(reply, translate('papers.invoice.file', { num: invoice.num }), await invoicePdf(invoice, ctx));
    },
  );
};
