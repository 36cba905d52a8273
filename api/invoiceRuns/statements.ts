import { carrierTax } from '#domain/carrierTax';
import { carriers, carrierName } from '#domain/carriers';
import type { InvoiceLine } from '#domain/invoiceLines';
import { toWireDay } from '#domain/dates';
import { invoiceTotals } from '#domain/invoiceTotals';
import { toEuros } from '#domain/money';
import { routeLabel } from '#domain/routes';
import { isAdminLevel } from '#domain/roles';
import type { Knex } from 'knex';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import { notFound } from '../HttpError.ts';
import { type Item, lastDeliveryOf } from '../invoices/items.ts';
import { linesOf } from '../invoices/linesOf.ts';
import { routesTable } from '../routes/table.ts';
import type { Ctx } from '../world.ts';
import type { RunItem, RunRow } from './RunRow.ts';

type Carrier = Row & Parameters<typeof carrierTax>[0] & { name: string; surname: string | null };

/** A settlement that waits for its carrier's own invoice. */
export type Statement = {
  id: number;
  run: Pick<RunRow, 'id' | 'date' | 'fromDate' | 'toDate'>;
  carrier: Carrier;
  routes: Item[];
  lines: InvoiceLine[];
  tax: ReturnType<typeof carrierTax>;
  /** Cents. */
  value: number;
  lastDelivery: string | null;
};

/** Those that the user may see: the office all, a carrier its own. */
const open = (ctx: Ctx): Knex.QueryBuilder => {
  const query = ctx.db('invoiceRunItems').where('invoiceRunItems.state', 'stated');
  return isAdminLevel(ctx.user.role) ? query : query.where('invoiceRunItems.carrierId', ctx.user.carrierId ?? 0);
};

const readStatement = async (item: RunItem, ctx: Ctx): Promise<Statement> => {
  const run: Statement['run'] = await ctx
    .db('invoiceRuns')
    .where({ id: item.runId })
    .first('id', 'date', 'fromDate', 'toDate');
  const row: Values = await ctx
    .db('carriers')
    .where({ id: item.carrierId as number })
    .first();
  const carrier = decodeRow(carriers, row) as Carrier;
  const found: Values[] = await ctx
    .db('routes')
    .whereIn('id', ctx.db('invoiceRunRows').where({ itemId: item.id }).select('routeId'))
    .orderBy('id');
  const routes = found.map(route => decodeRow(routesTable.entity, route) as Item);
  const value = routes.reduce((sum, route) => sum + (route.price ?? 0), 0);
  const lines = await linesOf('routes', routes, ctx);
  const lastDelivery = await lastDeliveryOf('routes', routes, ctx);
  return { id: item.id, run, carrier, routes, lines, tax: carrierTax(carrier), value, lastDelivery };
};

/** One that is open and the user's to see, or 404. */
export const findStatement = async (id: number, ctx: Ctx): Promise<Statement> => {
  const item: RunItem | undefined = await open(ctx).where('invoiceRunItems.id', id).first();
  if (!item) throw notFound();
  return readStatement(item, ctx);
};

/** A route as the form of an invoice shows what is picked for it. */
const shownRoute = (route: Item, line: InvoiceLine | undefined): Values => ({
  id: route.id,
  price: toEuros(route.price ?? 0),
  clientRef: line?.reference ?? null,
  deliveryDate: toWireDay(line?.serviceDate ?? ''),
  trip: (line?.concept ?? '').replace(`${routeLabel(route)} · `, ''),
});

const MOST = 100;

export const openStatements = async (ctx: Ctx): Promise<Values[]> => {
  const items: RunItem[] = await open(ctx).orderBy('id').limit(MOST);
  const shown: Values[] = [];
  for (const item of items) {
    const { id, run, carrier, routes, lines, tax, value, lastDelivery } = await readStatement(item, ctx);
    const { total, payable } = invoiceTotals(value, tax);
    shown.push({
      id,
      runId: run.id,
      fromDate: toWireDay(run.fromDate),
      toDate: toWireDay(run.toDate),
      carrierId: carrier.id,
      name: carrierName(carrier),
      routeIds: routes.map(route => route.id),
      routes: routes.map((route, n) => shownRoute(route, lines[n])),
      lastDelivery: lastDelivery && toWireDay(lastDelivery),
      tax,
      value: toEuros(value),
      total: toEuros(total),
      payable: toEuros(payable),
    });
  }
  return shown;
};

/** Once every route of a settlement has its invoice the settlement is over, whoever made the invoice. */
export const closeStatements = async (invoiceId: number, ctx: Pick<Ctx, 'db'>): Promise<void> => {
  const routesOf = () =>
    ctx
      .db('invoiceRunRows')
      .join('routes', 'routes.id', 'invoiceRunRows.routeId')
      .whereRaw('"invoiceRunRows"."itemId" = "invoiceRunItems"."id"');
  await ctx
    .db('invoiceRunItems')
    .where('state', 'stated')
    .whereExists(routesOf().where('routes.invoiceId', invoiceId))
    .whereNotExists(routesOf().whereNull('routes.invoiceId'))
    .update({ state: 'created', invoiceId });
};
