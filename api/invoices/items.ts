import type { Knex } from 'knex';
import { lastDay } from '#domain/dates';
import type { AddressLike } from '#domain/geography/address';
import { deliveryDay } from '#domain/invoices/due';
import type { ItemKind } from '#domain/invoices/parties';
import { isLoadInvoiceable } from '#domain/loads';
import { isRouteInvoiceable } from '#domain/routes';
import { isAdminLevel } from '#domain/roles';
import { decodeRow } from '../crud/codec.ts';
import { recordSame } from '../crud/history.ts';
import type { Row, Values } from '../crud/resource.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import { mayTakeLong } from '../readers/aside.ts';
import type { Ctx } from '../world.ts';
import { DAY_OF_DELIVERY } from './dayOfDelivery.ts';
import { ITEM_KINDS } from './itemKinds.ts';

/** What an invoice takes from a load or a route (ITEM_KINDS), in row units. */
export type Item = {
  id: number;
  status: string;
  price: number | null;
  invoiceId: number | null;
  invoiceDate: string | null;
  clientRef?: string | null;
  /** Of a load. */
  clientId?: number;
  origin?: AddressLike | null;
  destination?: AddressLike | null;
  pickupDate?: string | null;
  deliveredDate?: string | null;
  deliveryDate?: string | null;
  /** Of a route. */
  carrierId?: number | null;
  startDate?: string | null;
  endDate?: string | null;
};

/** Whether an item of either kind may be invoiced (Design 5, 6). */
export const isInvoiceable = (kind: ItemKind, item: Item, ctx: Ctx): boolean =>
  kind === 'loads' ? isLoadInvoiceable(item) : isRouteInvoiceable(item, ctx.user.role, ctx.now);

/** 409 naming the refused items, at the field they were sent in. */
const refuse = (kind: ItemKind, items: readonly Item[], key: string): void => {
  if (!items.length) return;
  const args = { items: items.map(ITEM_KINDS[kind].label).join(', ') };
  throw new HttpError(409, key, { args, fields: { [ITEM_KINDS[kind].field]: { key, args } } });
};

/**
 * Reads and locks the items to invoice. They must exist, belong to that party, be free or already on this invoice
 * (`of`), be invoiceable and have a price (409, 422).
 */
export const lockItems = async (
  kind: ItemKind,
  ids: readonly number[],
  { owner, of }: { owner: number | null; of: number | null },
  ctx: Ctx,
): Promise<Item[]> => {
  if (!ids.length) return [];
  const { table, taken } = ITEM_KINDS[kind];
  const rows: Values[] = await ctx
    .db(kind)
    .whereIn('id', ids)
    .where('disabled', false)
    .orderBy('id')
    .select(taken)
    .forUpdate();
  const items = rows.map(row => decodeRow(table.entity, row) as Row & Item);
  const foreign = items.filter(item => item[ITEM_KINDS[kind].owner] !== owner);
  // For a user who can't see it, the row doesn't exist.
  if (items.length < ids.length || (foreign.length && !isAdminLevel(ctx.user.role)))
    throw invalidKeys({ [ITEM_KINDS[kind].field]: 'validation.unknownReference' });
  refuse(kind, foreign, 'errors.invoices.foreignItems');
  const added = items.filter(item => of === null || item.invoiceId !== of);
  refuse(
    kind,
    added.filter(item => item.invoiceId),
    'errors.invoices.taken',
  );
  refuse(
    kind,
    added.filter(item => !isInvoiceable(kind, item, ctx)),
    'errors.invoices.notInvoiceable',
  );
  refuse(
    kind,
    items.filter(item => item.price === null),
    'errors.invoices.noPrice',
  );
  return items;
};

/** Sets or clears the invoice of locked items, with their version and history. */
const link = async (
  kind: ItemKind,
  ids: readonly number[],
  from: number | null,
  to: number | null,
  ctx: Ctx,
): Promise<void> => {
  if (!ids.length) return;
  const at = ctx.now.toISOString();
  const query = ctx.db(kind).whereIn('id', ids);
  const changed = await (from === null ? query.whereNull('invoiceId') : query.where('invoiceId', from))
    .increment('version', 1)
    .update({ invoiceId: to, updatedAt: at });
  if (changed !== ids.length) throw new HttpError(409, 'errors.conflict');
  await recordSame(kind, ids, { invoiceId: [from, to] }, ctx);
};

/** Sets the invoice of locked, free items, with their version and history; 409 if one isn't free. */
export const claimItems = (kind: ItemKind, ids: readonly number[], invoiceId: number, ctx: Ctx): Promise<void> =>
  link(kind, ids, null, invoiceId, ctx);

/** Clears the invoice of locked items that have this one, with their version and history; 409 if one hasn't. */
export const freeItems = (kind: ItemKind, ids: readonly number[], invoiceId: number, ctx: Ctx): Promise<void> =>
  link(kind, ids, invoiceId, null, ctx);

/** Each route's last delivery, from its loads. */
const deliveriesOf = async (routeIds: readonly number[], ctx: Ctx): Promise<Map<number, string | null>> => {
  if (!routeIds.length) return new Map();
  const days: Knex.QueryBuilder = ctx
    .db('loads')
    .whereIn('routeId', routeIds)
    .where('disabled', false)
    .groupBy('routeId')
    .select({ id: 'routeId' })
    .max({ day: ctx.db.raw(DAY_OF_DELIVERY) });
  const found: { id: number; day: string | null }[] = await mayTakeLong(days, ctx.db);
  return new Map(found.map(({ id, day }) => [id, day]));
};

/** The day each item's payment term starts, by its id. */
export const deliveryDays = async (
  kind: ItemKind,
  items: readonly Item[],
  ctx: Ctx,
): Promise<Map<number, string | null>> => {
  const carried = kind === 'routes' ? items.map(item => item.id) : [];
  const delivered = await deliveriesOf(carried, ctx);
  return new Map(
    items.map(item => [item.id, deliveryDay({ ...item, loads: [{ deliveryDate: delivered.get(item.id) }] })]),
  );
};

/** The items' last delivery, when the legal payment term starts (Ley 3/2004). */
export const lastDeliveryOf = async (kind: ItemKind, items: readonly Item[], ctx: Ctx): Promise<string | null> => {
  const days = await deliveryDays(kind, items, ctx);
  return lastDay([...days.values()]);
};
