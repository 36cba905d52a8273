import { carrierName } from '#domain/carriers';
import type { InvoiceLine } from '#domain/invoices/lines';
import { dayOf, toWireDay } from '#domain/dates';
import { periodOf } from '#domain/invoiceRuns/drafts';
import { settlementDueDate } from '#domain/invoices/due';
import { invoiceTotals } from '#domain/invoices/totals';
import { toEuros } from '#domain/money';
import type { Tax } from '#domain/invoices/tax';
import { routeLabel } from '#domain/routes';
import { isAdminLevel } from '#domain/roles';
import type { Knex } from 'knex';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import { notFound } from '../http/HttpError.ts';
import { type Item, lastDeliveryOf } from '../invoices/items.ts';
import { linesOf } from '../invoices/linesOf.ts';
import { routesTable } from '../routes/table.ts';
import type { Ctx } from '../world.ts';
import { type Company, readCompany, taxOf } from './companies.ts';
import type { RunItem, RunRow } from './RunRow.ts';

/** A settlement awaiting its carrier's own invoice. */
export type Statement = {
  id: number;
  /** With the days of its routes, also of those that were driven before or after. */
  run: Pick<RunRow, 'id' | 'date' | 'fromDate' | 'toDate'>;
  carrier: Company;
  routes: Item[];
  lines: InvoiceLine[];
  tax: Tax;
  /** Cents. */
  value: number;
  lastDelivery: string | null;
};

const statedRoutes = ({ db }: Pick<Ctx, 'db'>): Knex.QueryBuilder =>
  db('invoiceRunRows').join('routes', 'routes.id', 'invoiceRunRows.routeId');

/** Narrows routes to those neither removed nor invoiced: for these a settlement still needs an invoice. */
export const onlyWaiting = (routes: Knex.QueryBuilder): Knex.QueryBuilder =>
  routes.where('routes.disabled', false).whereNull('routes.invoiceId');

const waitingRoutes = (ctx: Pick<Ctx, 'db'>): Knex.QueryBuilder => onlyWaiting(statedRoutes(ctx));

const OF_ITEM = '"invoiceRunRows"."itemId" = "invoiceRunItems"."id"';

const stated = ({ db }: Pick<Ctx, 'db'>): Knex.QueryBuilder =>
  db('invoiceRunItems').where('invoiceRunItems.state', 'stated');

/** SQL: the settlements that need an invoice for a route; none once it is invoiced. */
export const statementsOf = (routeId: number, ctx: Pick<Ctx, 'db'>): Knex.QueryBuilder =>
  stated(ctx).whereExists(waitingRoutes(ctx).whereRaw(OF_ITEM).where('invoiceRunRows.routeId', routeId));

/** The open settlements the user may see: the office all, a carrier its own. */
const open = (ctx: Ctx): Knex.QueryBuilder => {
  const query = stated(ctx).whereExists(waitingRoutes(ctx).whereRaw(OF_ITEM));
  return isAdminLevel(ctx.user.role) ? query : query.where('invoiceRunItems.carrierId', ctx.user.carrierId ?? 0);
};

const readStatement = async (item: RunItem, ctx: Ctx): Promise<Statement> => {
  const run: Statement['run'] = await ctx
    .db('invoiceRuns')
    .where({ id: item.runId })
    .first('id', 'date', 'fromDate', 'toDate');
  const carrier = await readCompany('carriers', Number(item.carrierId), ctx);
  if (!carrier) throw notFound();
  const found: Values[] = await ctx
    .db('routes')
    .whereIn('id', waitingRoutes(ctx).where({ itemId: item.id }).select('routes.id'))
    .orderBy('id');
  const routes = found.map(route => decodeRow(routesTable.entity, route) as Row & Item);
  const value = routes.reduce((sum, route) => sum + (route.price ?? 0), 0);
  const lines = await linesOf('routes', routes, ctx);
  const lastDelivery = await lastDeliveryOf('routes', routes, ctx);
  const days = lines.map(({ serviceDate }) => serviceDate);
  return {
    id: item.id,
    run: { ...run, ...periodOf(run, days) },
    carrier,
    routes,
    lines,
    tax: taxOf('carriers', carrier),
    value,
    lastDelivery,
  };
};

/** An open settlement the user may see, or 404. */
export const findStatement = async (id: number, ctx: Ctx): Promise<Statement> => {
  const item: RunItem | undefined = await open(ctx).where('invoiceRunItems.id', id).first();
  if (!item) throw notFound();
  return readStatement(item, ctx);
};

/** Withdraws a settlement, even if all its routes are gone. 404 if it isn't one. */
export const withdrawStatement = async (id: number, ctx: Ctx): Promise<void> => {
  const changed = await stated(ctx).where({ id }).update({ state: 'withdrawn', at: ctx.now.toISOString() });
  if (changed !== 1) throw notFound();
};

/** A route as the invoice form shows picked routes. */
const shownRoute = (route: Item, line: InvoiceLine | undefined): Values => ({
  id: route.id,
  price: toEuros(route.price ?? 0),
  clientRef: line?.reference ?? null,
  deliveryDate: toWireDay(line?.serviceDate ?? ''),
  trip: (line?.concept ?? '').replace(`${routeLabel(route)} · `, ''),
});

/** A settlement as answered, with the values its invoice's form starts with. */
export const shownStatement = (statement: Statement, { now }: Pick<Ctx, 'now'>): Values => {
  const { id, run, carrier, routes, lines, tax, value, lastDelivery } = statement;
  const { total, payable } = invoiceTotals(value, tax);
  return {
    id,
    runId: run.id,
    fromDate: toWireDay(run.fromDate),
    toDate: toWireDay(run.toDate),
    carrierId: carrier.id,
    name: carrierName(carrier),
    routeIds: routes.map(route => route.id),
    routes: routes.map((route, n) => shownRoute(route, lines[n])),
    lastDelivery: lastDelivery && toWireDay(lastDelivery),
    dueDate: toWireDay(settlementDueDate(run.date, lastDelivery, dayOf(now))),
    tax,
    value: toEuros(value),
    total: toEuros(total),
    payable: toEuros(payable),
  };
};

const MOST = 100;

/** The oldest open settlements; a carrier sees all of its own, sooner or later. */
export const openStatements = async (ctx: Ctx): Promise<Values[]> => {
  const items: RunItem[] = await open(ctx).orderBy('id').limit(MOST);
  const shown: Values[] = [];
  for (const item of items) shown.push(shownStatement(await readStatement(item, ctx), ctx));
  return shown;
};

/** Closes settlements whose routes are all invoiced, whoever made the invoice. */
export const closeStatements = async (invoiceId: number, ctx: Pick<Ctx, 'db'>): Promise<void> => {
  await stated(ctx)
    .whereExists(statedRoutes(ctx).whereRaw(OF_ITEM).where('routes.invoiceId', invoiceId))
    .whereNotExists(waitingRoutes(ctx).whereRaw(OF_ITEM))
    .update({ state: 'created', invoiceId });
};

/** SQL: the later runs that have a route of the outer query's settlement. */
const laterWithIts = ({ db }: Pick<Ctx, 'db'>): Knex.QueryBuilder =>
  db('invoiceRunRows as others')
    .join('invoiceRunItems as later', 'later.id', 'others.itemId')
    .whereIn('later.state', ['pending', 'created', 'stated'])
    .whereRaw('"later"."id" > "invoiceRunItems"."id"')
    .whereIn('others.routeId', db('invoiceRunRows').whereRaw(OF_ITEM).select('routeId'));

/**
 * Opens settlements again that had been closed, once routes of theirs are no longer invoiced; not what the office drew
 * up itself, nor what a later run has settled.
 */
export const reopenStatements = async (freed: readonly number[], ctx: Pick<Ctx, 'db'>): Promise<void> => {
  if (!freed.length) return;
  await ctx
    .db('invoiceRunItems')
    .where('state', 'created')
    .whereIn('id', ctx.db('invoiceRunRows').whereIn('routeId', freed).select('itemId'))
    .whereExists(
      ctx
        .db('invoices')
        .where('invoices.isSelfBilled', false)
        .whereRaw('"invoices"."id" = "invoiceRunItems"."invoiceId"'),
    )
    .whereNotExists(laterWithIts(ctx))
    .update({ state: 'stated', invoiceId: null });
};
