import { isAdminLevel } from '#domain/roles';
import { translate } from '../../i18n/translate.ts';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented } from '../crud/docs.ts';
import { idOf } from '../crud/params.ts';
import type { CallParts } from '../http/callDocs.ts';
import { forbidden } from '../http/HttpError.ts';
import { officeToday } from '../invoices/paper/readPaper.ts';
import { createPdf } from '../pdf/createPdf.ts';
import { officeLogo } from '../pdf/officeLogo.ts';
import { sendPdf } from '../pdf/sendPdf.ts';
import { invoiceRunsResource } from './index.ts';
import { statementPaper, statementTitle } from './statementPaper.ts';
import { findStatement, openStatements, shownStatement, withdrawStatement } from './statements.ts';

/** Settlements awaiting their carrier's own invoice, for the office and for that carrier. */
export const statementRoutes: Routes = (app, deps) => {
  const guard = { onRequest: allow('create', 'invoices') };
  const says = (summary: string, parts: CallParts) => documented(invoiceRunsResource.entity, summary, parts);

  app.get(
    '/api/invoiceRunItems/statements',
    { ...guard, schema: says('Liquidaciones sin factura', { data: { type: 'array' } }) },
    async request => ({
      data: await openStatements(ctxOf(deps, request)),
    }),
  );

  app.get(
    '/api/invoiceRunItems/:id',
    { ...guard, schema: says('Una liquidación sin factura', { id: true, data: { type: 'object' } }) },
    async request => {
      const ctx = ctxOf(deps, request);
      return { data: shownStatement(await findStatement(idOf(request), ctx), ctx) };
    },
  );

  app.get(
    '/api/invoiceRunItems/:id/pdf',
    { ...guard, schema: says('La liquidación en PDF', { id: true, file: ['application/pdf'] }) },
    async (request, reply) => {
      const ctx = ctxOf(deps, request);
      const statement = await findStatement(idOf(request), ctx);
      const office = await officeToday(ctx);
      const pdf = await createPdf({
        title: statementTitle(statement),
        author: office.name ?? '',
        content: statementPaper(statement, office, await officeLogo(ctx)),
        now: ctx.now,
      });
      return sendPdf(reply, translate('papers.statement.file', { number: statement.id }), pdf);
    },
  );

  app.delete(
    '/api/invoiceRunItems/:id',
    { ...guard, schema: says('Retirar una liquidación', { id: true, data: { type: 'object' } }) },
    async request => {
      const ctx = ctxOf(deps, request);
      if (!isAdminLevel(ctx.user.role)) throw forbidden();
      const id = idOf(request);
      await withdrawStatement(id, ctx);
      return { data: { id } };
    },
  );
};
