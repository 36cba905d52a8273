import { dayOf, toWireDay } from '#domain/dates';
import { PAID } from '#domain/invoices';
import { invoiceDirection } from '#domain/invoices/parties';
import { hasPaper } from '#domain/invoices/rights';
import { taxEntries } from '#domain/invoices/totals';
import { toEuros } from '#domain/money';
import { waitingOf } from '#domain/invoices/overdue';
import { pendingOf } from '#domain/invoices/paidState';
import type { Row } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';
import { documentsOf } from './documentsOf.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { type InvoicedItem, itemsByInvoice } from './itemsByInvoice.ts';
import { lastDeliveries } from './lastDeliveries.ts';
import { companiesOf, participantOf, readParties } from './participant.ts';
import { replacedAmong } from './replaced.ts';

const isOpen = ({ status, disabled }: InvoiceRow): boolean => status !== PAID && !disabled;

const toldOf = (items: readonly InvoicedItem[] = []) => items.map(item => item.told);

/**
 * Adds companies, items, files, taxes, direction and other party, as the reader sees them, to a page of invoices. A
 * fixed number of queries. `isBare`: see Resource.expand.
 */
export const expandInvoices = async (rows: Row[], ctx: Ctx, isBare?: boolean): Promise<Row[]> => {
  if (!rows.length) return rows;
  const invoices = rows as InvoiceRow[];
  const [loadsOf, routesOf] = [
    await itemsByInvoice('loads', invoices, ctx),
    await itemsByInvoice('routes', invoices, ctx),
  ];
  const parties = await readParties(invoices, ctx);
  const open = invoices.filter(isOpen);
  const [deliveries, today] = [await lastDeliveries(open, loadsOf, ctx), dayOf(ctx.now)];
  const pointedAt = isBare ? [] : invoices;
  const [filed, replaced] = [await documentsOf(pointedAt, ctx), await replacedAmong(pointedAt, ctx)];
  return invoices.map(invoice => {
    const lastDelivery = deliveries.get(invoice.id) ?? null;
    const isReplaced = replaced.has(invoice.id);
    const [loads, routes] = [toldOf(loadsOf.get(invoice.id)), toldOf(routesOf.get(invoice.id))];
    return {
      ...invoice,
      ...companiesOf(invoice, parties),
      loads,
      loadIds: loads.map(load => load.id),
      routes,
      routeIds: routes.map(route => route.id),
      documents: filed.get(invoice.id) ?? [],
      direction: invoiceDirection(invoice, ctx.user.role),
      taxes: taxEntries(invoice.value, invoice.tax).map(tax => ({ ...tax, amount: toEuros(tax.amount) })),
      participant: participantOf(invoice, parties, ctx.user.role),
      hasPaper: hasPaper(invoice, ctx.user.role),
      isReplaced,
      pending: toEuros(pendingOf({ ...invoice, isReplaced })),
      ...waitingOf({ ...invoice, isReplaced }, lastDelivery, today),
      lastDelivery: lastDelivery && toWireDay(lastDelivery),
    };
  });
};
