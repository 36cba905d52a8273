import { type Delivered, deliveryDay } from '#domain/invoices/due';
import { type ItemKind, itemKindBetween } from '#domain/invoices/parties';
import { can, hiddenFields } from '#domain/permissions';
import type { Role } from '#domain/roles';
import { decodeRow, rowToWire } from '../crud/codec.ts';
import { groupBy } from '../crud/groupBy.ts';
import type { Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { ITEM_KINDS } from './itemKinds.ts';
import { loadsByRoute } from './loadsByRoute.ts';

/** The columns a list needs, and those that an invoice's page adds. */
const COLUMNS = { loads: ['price'], routes: ['price'] };
/** What a load's day of delivery follows from; told only on an invoice's page. A route's also follows from its loads. */
const DAYS = { loads: ['deliveredDate', 'deliveryDate', 'invoiceDate'], routes: [] };
const DETAILS = {
  loads: [
    'status',
    'clientRef',
    'origin',
    'destination',
    'pickupDate',
    'deliveredDate',
    'deliveryDate',
    'invoiceDate',
    'weight',
    'goodsNature',
  ],
  routes: ['status', 'clientRef', 'startDate', 'endDate', 'invoiceDate'],
};

/**
 * Roles that can't read loads or routes, such as accountants, only get the amounts that make up the invoice (Design 3).
 */
const toldOf = (kind: ItemKind, isPage: boolean, role: Role): string[] => {
  const details = isPage && can(role, 'read', kind) ? DETAILS[kind] : [];
  const hidden = hiddenFields(role, kind);
  return ['id', ...[...COLUMNS[kind], ...details].filter(name => !hidden.has(name))];
};

type Found = Values & Delivered & { id: number; ofInvoice: number };

/** What is told of an item, in the wire's units, and the day on which it was delivered; null of a route. */
export type InvoicedItem = { told: Values & { id: number }; deliveryDay: string | null };

/**
 * The former items of removed invoices, at the prices on the invoice: since then they may have changed, or been
 * invoiced again.
 */
const freedItems = async (
  kind: ItemKind,
  invoiceIds: readonly number[],
  columns: readonly string[],
  { db }: Ctx,
): Promise<Found[]> => {
  if (!invoiceIds.length) return [];
  const { row } = ITEM_KINDS[kind];
  const price = `${kind}.price`;
  const said = db.raw('coalesce(??, ??) as ??', ['invoiceLines.amount', price, 'price']);
  return db(kind)
    .join('freedRows', `freedRows.${row}`, `${kind}.id`)
    .leftJoin('invoiceLines', on =>
      on.on('invoiceLines.invoiceId', 'freedRows.invoiceId').andOn(`invoiceLines.${row}`, `${kind}.id`),
    )
    .whereIn('freedRows.invoiceId', [...invoiceIds])
    .orderBy(`${kind}.id`)
    .select(...columns.map(column => (column === price ? said : column)), 'freedRows.invoiceId as ofInvoice');
};

/** The items of each invoice of a page; for a removed invoice, its former items. */
export const itemsByInvoice = async (
  kind: ItemKind,
  invoices: readonly InvoiceRow[],
  ctx: Ctx,
): Promise<Map<number, InvoicedItem[]>> => {
  const { entity } = ITEM_KINDS[kind].table;
  const isPage = invoices.length === 1;
  const ofKind = invoices.filter(invoice => itemKindBetween(invoice) === kind);
  const told = toldOf(kind, isPage, ctx.user.role);
  const columns = [...new Set([...told, ...DAYS[kind]])].map(name => `${kind}.${name}`);
  const live = ofKind.filter(invoice => !invoice.disabled).map(invoice => invoice.id);
  const removed = ofKind.filter(invoice => invoice.disabled).map(invoice => invoice.id);
  const found: Found[] = live.length
    ? await ctx
        .db(kind)
        .whereIn(`${kind}.invoiceId`, live)
        .orderBy('id')
        .select(...columns, `${kind}.invoiceId as ofInvoice`)
    : [];
  const all = [...found, ...(await freedItems(kind, removed, columns, ctx))];
  const legs =
    kind === 'routes' && isPage && can(ctx.user.role, 'read', 'loads')
      ? await loadsByRoute(
          all.map(({ id }) => id),
          ctx,
        )
      : null;
  const asTold = (item: Found): InvoicedItem['told'] => ({
    ...rowToWire(entity, decodeRow(entity, Object.fromEntries(told.map(name => [name, item[name]])))),
    id: item.id,
    ...(legs && { loads: legs.get(item.id) ?? [] }),
  });
  const groups = groupBy(all, item => item.ofInvoice);
  return new Map(
    [...groups].map(([id, items]) => [
      id,
      items.map(item => ({ told: asTold(item), deliveryDay: kind === 'loads' ? deliveryDay(item) : null })),
    ]),
  );
};
