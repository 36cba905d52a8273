import { carriers } from '#domain/carriers';
import { clients } from '#domain/clients';
import { carrierTax, isSelfBilledOn } from '#domain/invoices/carrierTax';
import { clientTax } from '#domain/invoices/clientTax';
import { formatDay } from '#domain/dates';
import { dueProblem } from '#domain/invoices/due';
import type { RunState } from '#domain/invoiceRuns';
import { runDueDate } from '#domain/invoiceRuns/drafts';
import { translate } from '../../i18n/translate.ts';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import { createOne } from '../crud/write.ts';
import { HttpError } from '../http/HttpError.ts';
import { invoicesResource } from '../invoices/index.ts';
import { type Item, lastDeliveryOf, lockItems } from '../invoices/items.ts';
import type { Ctx } from '../world.ts';
import { checkElsewhere } from './refuse.ts';
import { OF_KIND, type RunItem, type RunRow } from './RunRow.ts';

export type Outcome = { state: RunState; invoiceId: number | null };

const rowsOf = (item: RunItem, run: RunRow, ctx: Ctx): Promise<number[]> => {
  const { row } = OF_KIND[run.kind];
  return ctx.db('invoiceRunRows').where({ itemId: item.id }).orderBy(row).pluck(row);
};

/** The common fields of a run's invoices: dates, by the legal term, and concept. */
const commonOf = async (run: RunRow, items: readonly Item[], ctx: Ctx): Promise<Values> => {
  const lastDelivery = await lastDeliveryOf(OF_KIND[run.kind].kind, items, ctx);
  const dueDate = runDueDate(run.kind, run.date, lastDelivery);
  const draft = { date: run.date, dueDate, issuerRole: 'carrier', recipientRole: 'admin' } as const;
  const isLate = run.kind === 'carriers' && dueProblem(draft, lastDelivery) !== null;
  return {
    date: run.date,
    dueDate,
    ...(isLate && run.dueReason && { dueReason: run.dueReason }),
    name: translate('papers.run.name', { from: formatDay(run.fromDate), to: formatDay(run.toDate) }),
  };
};

const invoiceClient = async (item: RunItem, run: RunRow, ctx: Ctx): Promise<Outcome> => {
  const ids = await rowsOf(item, run, ctx);
  const items = await lockItems('loads', ids, { owner: item.clientId, of: null }, ctx);
  const common = await commonOf(run, items, ctx);
  const row: Values = await ctx
    .db('clients')
    .where({ id: item.clientId as number })
    .first();
  const tax = clientTax(decodeRow(clients, row) as Row & Parameters<typeof clientTax>[0]);
  const body = { ...common, isEmitted: true, clientId: item.clientId, tax, loadIds: ids };
  const invoice = await createOne(invoicesResource, body, ctx);
  return { state: 'created', invoiceId: invoice.id };
};

type Carrier = Row & Parameters<typeof carrierTax>[0] & { selfBillingSince: string | null };

/** With an agreement the office draws up the carrier's invoice; otherwise the carrier is told what to invoice. */
const settleCarrier = async (item: RunItem, run: RunRow, ctx: Ctx): Promise<Outcome> => {
  const ids = await rowsOf(item, run, ctx);
  const items = await lockItems('routes', ids, { owner: item.carrierId, of: null }, ctx);
  // A carrier refused here may have been stated in another run before this retry.
  await checkElsewhere(run, ids, ctx, ['stated']);
  const row: Values = await ctx
    .db('carriers')
    .where({ id: item.carrierId as number })
    .first();
  const carrier = decodeRow(carriers, row) as Carrier;
  if (isSelfBilledOn(carrier, run.date)) {
    const common = await commonOf(run, items, ctx);
    const body = { ...common, isSelfBilled: true, carrierId: item.carrierId, tax: carrierTax(carrier), routeIds: ids };
    const invoice = await createOne(invoicesResource, body, ctx);
    return { state: 'created', invoiceId: invoice.id };
  }
  await raiseAlert(ctx, {
    kind: 'settlementStated',
    args: { from: formatDay(run.fromDate), to: formatDay(run.toDate) },
    to: { type: 'carrier', carrierId: item.carrierId as number },
    about: { resource: 'invoices', id: null },
  });
  return { state: 'stated', invoiceId: null };
};

/** 409 for a company removed since. */
const checkCompany = async (item: RunItem, run: RunRow, ctx: Ctx): Promise<void> => {
  const id = item.carrierId ?? item.clientId;
  const company: { disabled: boolean | number } | undefined = await ctx.db(run.kind).where({ id }).first('disabled');
  if (!company || company.disabled) throw new HttpError(409, `errors.${run.kind}.disabled`);
};

/** Processes one client or carrier, in the transaction that records it. */
export const makeItem = async (item: RunItem, run: RunRow, ctx: Ctx): Promise<Outcome> => {
  await checkCompany(item, run, ctx);
  return run.kind === 'clients' ? invoiceClient(item, run, ctx) : settleCarrier(item, run, ctx);
};
