import { type ItemKind, itemKindBetween } from '#domain/invoiceParties';
import { can, hiddenFields } from '#domain/permissions';
import type { Role } from '#domain/roles';
import { decodeRow, rowToWire } from '../crud/codec.ts';
import { groupBy } from '../crud/groupBy.ts';
import type { Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { ITEM_KINDS } from './itemKinds.ts';
import { loadsByRoute } from './loadsByRoute.ts';

/** What a list needs, and what the page of one invoice shows besides. */
const COLUMNS = { loads: ['price'], routes: ['price'] };
const DETAILS = {
  loads: [
    'status',
    'clientRef',
    'origin',
    'destination',
    'pickupDate',
    'deliveryDate',
    'invoiceDate',
    'weight',
    'goodsNature',
  ],
  routes: ['status', 'clientRef', 'startDate', 'endDate', 'invoiceDate'],
};

/** Who doesn't read loads or routes themselves, as accountants, is told the amounts that make up the invoice (Design 3). */
const columnsOf = (kind: ItemKind, isPage: boolean, role: Role): string[] => {
  const details = isPage && can(role, 'read', kind) ? DETAILS[kind] : [];
  const hidden = hiddenFields(role, kind);
  const told = [...COLUMNS[kind], ...details].filter(name => !hidden.has(name));
  return ['id', ...told].map(name => `${kind}.${name}`);
};

type Item = Values & { id: number; ofInvoice: number };

/** What each invoice of a page is of, in the wire's units; of one that was removed, what it had been of. */
export const itemsByInvoice = async (
  kind: ItemKind,
  invoices: readonly InvoiceRow[],
  ctx: Ctx,
): Promise<Map<number, Values[]>> => {
  const {
    row,
    table: { entity },
  } = ITEM_KINDS[kind];
  const isPage = invoices.length === 1;
  const ofKind = invoices.filter(invoice => itemKindBetween(invoice) === kind);
  const columns = columnsOf(kind, isPage, ctx.user.role);
  const live = ofKind.filter(invoice => !invoice.disabled).map(invoice => invoice.id);
  const removed = ofKind.filter(invoice => invoice.disabled).map(invoice => invoice.id);
  const found: Item[] = live.length
    ? await ctx
        .db(kind)
        .whereIn(`${kind}.invoiceId`, live)
        .orderBy('id')
        .select(...columns, `${kind}.invoiceId as ofInvoice`)
    : [];
  const freed: Item[] = removed.length
    ? await ctx
        .db(kind)
        .join('freedRows', `freedRows.${row}`, `${kind}.id`)
        .whereIn('freedRows.invoiceId', removed)
        .orderBy(`${kind}.id`)
        .select(...columns, 'freedRows.invoiceId as ofInvoice')
    : [];
  const all = [...found, ...freed];
  const legs =
    kind === 'routes' && isPage && can(ctx.user.role, 'read', 'loads')
      ? await loadsByRoute(
          all.map(({ id }) => id),
          ctx,
        )
      : null;
  const groups = groupBy(all, item => item.ofInvoice);
  return new Map(
    [...groups].map(([id, items]) => [
      id,
      items.map(({ ofInvoice: _ofInvoice, ...item }) => ({
        ...rowToWire(entity, decodeRow(entity, item)),
        ...(legs && { loads: legs.get(item.id) ?? [] }),
      })),
    ]),
  );
};
