import { z } from 'zod';
import { dayOf, toRowDay } from '#domain/dates';
import { day } from '#domain/fields';
import { daysOfMonth, monthToInvoice, RUN_KINDS } from '#domain/invoiceRuns';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented } from '../crud/docs.ts';
import { idOf } from '../crud/params.ts';
import { findRow, present } from '../crud/read.ts';
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

/** What isn't said: the clients' invoices of the month that is invoiced now, dated today. */
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
const says = (summary: string, id?: true) => documented(invoiceRunsResource.entity, summary, { id });

const runOf = async (id: number, ctx: Ctx) => (await findRow(invoiceRunsResource, id, ctx)) as RunRow;
const shown = async (run: RunRow, ctx: Ctx) => ({ data: (await present(invoiceRunsResource, [run], ctx))[0] });

/** What was refused is tried again, as when its client's data have been completed. */
const tryAgain = (run: RunRow, ctx: Ctx) =>
  ctx.db('invoiceRunItems').where({ runId: run.id, state: 'refused' }).update({ state: 'pending', problem: null });

/** What is pending or was refused is given up: its loads or routes may go into another run. */
const withdraw = (run: RunRow, ctx: Ctx) =>
  ctx
    .db('invoiceRunItems')
    .where({ runId: run.id })
    .whereIn('state', ['pending', 'refused'])
    .update({ state: 'withdrawn' });

/** Preview of a run, and going on with one that was begun. Whoever goes on makes the next few and is told how far it is. */
export const runRoutes: Routes = (app, deps) => {
  app.get(
    '/api/invoiceRuns/preview',
    { ...GUARD, schema: says('Lo que se facturaría: ?kind&fromDate&toDate&date') },
    async request => {
      const ctx = ctxOf(deps, request);
      const asked = askedOf(parseBody(previewQuery, request.query), ctx.now);
      if (asked.toDate < asked.fromDate) throw invalidKeys({ toDate: 'validation.dateOrder' });
      return { data: await previewRun(asked, ctx) };
    },
  );

  app.post('/api/invoiceRuns/:id/next', { ...GUARD, schema: says('Crear las siguientes', true) }, async request => {
    const ctx = ctxOf(deps, request);
    const run = await runOf(idOf(request), ctx);
    const done = await nextItems(run, ctx);
    const progress = (await progressByRun([run.id], ctx)).get(run.id);
    return { data: { id: run.id, progress, items: await readItems({ ids: done }, ctx) } };
  });

  app.put(
    '/api/invoiceRuns/:id/retry',
    { ...GUARD, schema: says('Reintentar las rechazadas', true) },
    async request => {
      const ctx = ctxOf(deps, request);
      const run = await runOf(idOf(request), ctx);
      await tryAgain(run, ctx);
      return shown(run, ctx);
    },
  );

  app.put('/api/invoiceRuns/:id/withdraw', { ...GUARD, schema: says('Retirar lo pendiente', true) }, async request => {
    const ctx = ctxOf(deps, request);
    const run = await runOf(idOf(request), ctx);
    await withdraw(run, ctx);
    return shown(run, ctx);
  });
};
