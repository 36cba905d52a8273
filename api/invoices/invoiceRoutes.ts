import { z } from 'zod';
import { dayOf, toRowDay } from '#domain/dates';
import { day } from '#domain/fields';
import { INVOICE_SERIES, invoiceYear } from '#domain/invoices/number';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { parseBody } from '../http/parseBody.ts';
import { ownIssuerKey } from './counterpart.ts';
import { invoicesResource } from './index.ts';
import { nextNumber, ownSeries } from './numbering.ts';
import { periodQuery } from './periodQuery.ts';
import { summaryOf } from './summary.ts';

const numberQuery = z.strictObject({
  isEmitted: z.enum(['true', 'false']).nullish(),
  date: day().schema(z),
  series: z.enum(INVOICE_SERIES).nullish(),
});

/** GET next-number: the form's proposal. GET summary: income and expenses of a year or a quarter (Spec 2, Design 7). */
export const invoiceRoutes: Routes = (app, deps) => {
  app.get(
    '/api/invoices/next-number',
    {
      onRequest: allow('create', 'invoices'),
      schema: documented(invoicesResource.entity, 'Número que se propone', {
        query: jsonSchemaOf(numberQuery),
        data: { type: 'object' },
      }),
    },
    async request => {
      const ctx = ctxOf(deps, request);
      const { isEmitted, date, series } = parseBody(numberQuery, request.query);
      if (isEmitted === 'false') return { data: { num: '', before: null } };
      const issuerKey = ownIssuerKey(ctx.user);
      const year = invoiceYear(date ? toRowDay(date) : dayOf(ctx.now));
      return { data: await nextNumber({ issuerKey, series: series || (await ownSeries(issuerKey, ctx)), year }, ctx) };
    },
  );

  app.get(
    '/api/invoices/summary',
    {
      onRequest: allow('read', 'accounting'),
      schema: documented(invoicesResource.entity, 'Ingresos y gastos', {
        query: jsonSchemaOf(periodQuery),
        data: { type: 'object' },
      }),
    },
    async request => {
      const ctx = ctxOf(deps, request);
      const { year, quarter, ...company } = parseBody(periodQuery, request.query);
      const period = { year: year ?? invoiceYear(dayOf(ctx.now)), quarter: quarter ?? null };
      return { data: await summaryOf({ ...period, ...company }, ctx) };
    },
  );
};
