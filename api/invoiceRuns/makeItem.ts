import { isSelfBilledOn } from '#domain/invoices/carrierTax';
import { formatDay, lastDay } from '#domain/dates';
import { dueProblem, runDueDate } from '#domain/invoices/due';
import type { RunState } from '#domain/invoiceRuns';
import { periodOf } from '#domain/invoiceRuns/drafts';
import { translate } from '../../i18n/translate.ts';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import type { Values } from '../crud/resource.ts';
import { createOne } from '../crud/write.ts';
import { HttpError } from '../http/HttpError.ts';
import { invoicesResource } from '../invoices/index.ts';
import { deliveryDays, type Item, lockItems } from '../invoices/items.ts';
import type { Ctx } from '../world.ts';
import { type Company, readCompany, taxOf } from './companies.ts';
import { checkElsewhere } from './refuse.ts';
import { OF_KIND, type RunItem, type RunRow } from './RunRow.ts';

export type Outcome = { state: RunState; invoiceId: number | null };

const rowsOf = (item: RunItem, run: RunRow, ctx: Ctx): Promise<number[]> => {
  const { row } = OF_KIND[run.kind];
  return ctx.db('invoiceRunRows').where({ itemId: item.id }).orderBy(row).pluck(row);
};

/** The common fields of a run's invoices: dates, by the legal term, and concept. */
const commonOf = async (run: RunRow, items: readonly Item[], ctx: Ctx): Promise<Values> => {
  const days = [...(await deliveryDays(OF_KIND[run.kind].kind, items, ctx)).values()];
  const lastDelivery = lastDay(days);
  const { fromDate, toDate } = periodOf(run, days);
  const dueDate = runDueDate(run.kind, run.date, lastDelivery);
  const draft = { date: run.date, dueDate, issuerRole: 'carrier', recipientRole: 'admin' } as const;
  const isLate = run.kind === 'carriers' && dueProblem(draft, lastDelivery) !== null;
  return {
    date: run.date,
    dueDate,
    ...(isLate && run.dueReason && { dueReason: run.dueReason }),
    name: translate('papers.run.name', { from: formatDay(fromDate), to: formatDay(toDate) }),
  };
};

const invoiceClient = async (client: Company, item: RunItem, run: RunRow, ctx: Ctx): Promise<Outcome> => {
  const ids = await rowsOf(item, run, ctx);
  const items = await lockItems('loads', ids, { owner: client.id, of: null }, ctx);
  const common = await commonOf(run, items, ctx);
  const body = { ...common, isEmitted: true, clientId: client.id, tax: taxOf('clients', client), loadIds: ids };
  const invoice = await createOne(invoicesResource, body, ctx);
  return { state: 'created', invoiceId: invoice.id };
};

/** With an agreement the office draws up the carrier's invoice; otherwise the carrier is told what to invoice. */
const settleCarrier = async (carrier: Company, item: RunItem, run: RunRow, ctx: Ctx): Promise<Outcome> => {
  const ids = await rowsOf(item, run, ctx);
  const items = await lockItems('routes', ids, { owner: carrier.id, of: null }, ctx);
  // A carrier refused here may have been stated in another run before this retry.
  await checkElsewhere(run, ids, ctx, ['stated']);
  if (isSelfBilledOn(carrier, run.date)) {
    const common = await commonOf(run, items, ctx);
    const body = {
      ...common,
      isSelfBilled: true,
      carrierId: carrier.id,
      tax: taxOf('carriers', carrier),
      routeIds: ids,
    };
    const invoice = await createOne(invoicesResource, body, ctx);
    return { state: 'created', invoiceId: invoice.id };
  }
  await raiseAlert(ctx, {
    kind: 'settlementStated',
    args: { from: formatDay(run.fromDate), to: formatDay(run.toDate) },
    to: { type: 'carrier', carrierId: carrier.id },
    about: { resource: 'invoices', id: null },
  });
  return { state: 'stated', invoiceId: null };
};

/** Processes one client or carrier, in the transaction that records it; 409 for one removed since. */
export const makeItem = async (item: RunItem, run: RunRow, ctx: Ctx): Promise<Outcome> => {
  const company = await readCompany(run.kind, Number(item.carrierId ?? item.clientId), ctx);
  if (!company || company.disabled) throw new HttpError(409, `errors.${run.kind}.disabled`);
  return (run.kind === 'clients' ? invoiceClient : settleCarrier)(company, item, run, ctx);
};
