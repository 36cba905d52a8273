import { z } from 'zod';
import { dayOf, toRowDay } from '#domain/dates';
import { day } from '#domain/fields';
import { daysOfMonth, monthToInvoice, RUN_KINDS } from '#domain/invoiceRuns';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { idOf } from '../crud/params.ts';
import { findRow, present } from '../crud/read.ts';
import type { CallParts } from '../http/callDocs.ts';
import { parseBody } from '../http/parseBody.ts';
import type { Ctx } from '../world.ts';
import { invalidKeys } from '../http/HttpError.ts';
import { progressByRun, readItems } from './expand.ts';
import { invoiceRunsResource } from './index.ts';
import { nextItems } from './nextItems.ts';
import { type Asked, previewRun } from './preview.ts';
import type { RunRow } from './RunRow.ts';

const previewQuery = z.strictObject({
  kind: z.enum(RUN_KINDS).nullish(),
  fromDate: day().schema(z),
  toDate: day().schema(z),
  date: day().schema(z),
});

/** Fills in what isn't given: clients' invoices, the month to invoice now, today's date. */
const askedOf = (query: z.output<typeof previewQuery>, now: Date): Asked => {
  const [first, last] = daysOfMonth(monthToInvoice(now));
  const { kind, fromDate, toDate, date } = query;
  return {
    kind: kind ?? 'clients',
    fromDate: toRowDay(fromDate ?? first),
    toDate: toRowDay(toDate ?? last),
    date: toRowDay(date ?? dayOf(now)),
  };
};

const GUARD = { onRequest: allow('create', 'invoiceRuns') };
const says = (summary: string, parts: CallParts) => documented(invoiceRunsResource.entity, summary, parts);

const runOf = async (id: number, ctx: Ctx) => (await findRow(invoiceRunsResource, id, ctx)) as RunRow;
const shown = async (run: RunRow, ctx: Ctx) => ({ data: (await present(invoiceRunsResource, [run], ctx))[0] });

/** Makes refused items pending again, e.g. after their client's data were completed. */
const tryAgain = (run: RunRow, ctx: Ctx) =>
  ctx.db('invoiceRunItems').where({ runId: run.id, state: 'refused' }).update({ state: 'pending', problem: null });

/** Gives up pending and refused items: their loads or routes may go into another run. */
const withdraw = (run: RunRow, ctx: Ctx) =>
  ctx
    .db('invoiceRunItems')
    .where({ runId: run.id })
    .whereIn('state', ['pending', 'refused'])
    .update({ state: 'withdrawn' });

/** Previews a run, and continues a stored one: each call makes the next few invoices and gives the progress. */
export const runRoutes: Routes = (app, deps) => {
  app.get(
    '/api/invoiceRuns/preview',
    { ...GUARD, schema: says('Lo que se facturaría', { query: jsonSchemaOf(previewQuery), data: { type: 'object' } }) },
    async request => {
      const ctx = ctxOf(deps, request);
      const asked = askedOf(parseBody(previewQuery, request.query), ctx.now);
      if (asked.toDate < asked.fromDate) throw invalidKeys({ toDate: 'validation.dateOrder' });
      return { data: await previewRun(asked, ctx) };
    },
  );

  app.post(
    '/api/invoiceRuns/:id/next',
    { ...GUARD, schema: says('Crear las siguientes', { id: true, data: { type: 'object' } }) },
    async request => {
      const ctx = ctxOf(deps, request);
      const run = await runOf(idOf(request), ctx);
      const done = await nextItems(run, ctx);
      const progress = (await progressByRun([run.id], ctx)).get(run.id);
      return { data: { id: run.id, progress, items: await readItems({ ids: done }, ctx) } };
    },
  );

  app.put(
    '/api/invoiceRuns/:id/retry',
    { ...GUARD, schema: says('Reintentar las rechazadas', { id: true }) },
    async request => {
      const ctx = ctxOf(deps, request);
      const run = await runOf(idOf(request), ctx);
      await tryAgain(run, ctx);
      return shown(run, ctx);
    },
  );

  app.put(
    '/api/invoiceRuns/:id/withdraw',
    { ...GUARD, schema: says('Retirar lo pendiente', { id: true }) },
    async request => {
      const ctx = ctxOf(deps, request);
      const run = await runOf(idOf(request), ctx);
      await withdraw(run, ctx);
      return shown(run, ctx);
    },
  );
};
