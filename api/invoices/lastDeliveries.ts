import { byIds } from '../crud/byIds.ts';
import { groupBy } from '../crud/groupBy.ts';
import { lastDay } from '#domain/dates';
import { deliveryDay } from '#domain/invoices/due';
import { type ItemKind, itemKindBetween } from '#domain/invoices/parties';
import type { Ctx } from '../world.ts';
import { DAY_OF_DELIVERY } from './dayOfDelivery.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import type { InvoicedItem } from './itemsByInvoice.ts';

/** What a load's or route's delivery day follows from: `delivered` is the last day of a route's loads. */
type Found = {
  invoiceId: number;
  deliveredDate?: string | null;
  deliveryDate?: string | null;
  endDate?: string | null;
  invoiceDate: string | null;
  delivered?: string | null;
};

const ofDeliveredLoads = byIds<Found>((db, invoiceIds) =>
  db('loads')
    .whereIn('invoiceId', invoiceIds)
    .where('disabled', false)
    .distinct('invoiceId', 'deliveredDate', 'deliveryDate', 'invoiceDate'),
);

const ofDrivenRoutes = byIds<Found>((db, invoiceIds) =>
  db('routes')
    .leftJoin('loads', on => on.on('loads.routeId', 'routes.id').andOnVal('loads.disabled', false))
    .whereIn('routes.invoiceId', invoiceIds)
    .groupBy('routes.id')
    .select('routes.invoiceId', 'routes.endDate', 'routes.invoiceDate')
    .max({ delivered: db.raw(DAY_OF_DELIVERY) }),
);

const askForParents = byIds<Pick<InvoiceRow, 'id' | 'invoiceId'>>((db, ids) =>
  db('invoices').whereIn('id', ids).select('id', 'invoiceId'),
);

/** By invoice id, the invoice that holds its items: itself, or at the end of its corrections the original. */
const originals = async (invoices: readonly InvoiceRow[], { db }: Ctx): Promise<Map<number, number>> => {
  const found = new Map(invoices.map(({ id, invoiceId }) => [id, invoiceId ?? id]));
  let asked = invoices.flatMap(({ invoiceId }) => invoiceId ?? []);
  while (asked.length) {
    const rows = await askForParents(db, [...new Set(asked)]);
    const parents = new Map(rows.flatMap(({ id, invoiceId }) => (invoiceId ? [[id, invoiceId]] : [])));
    for (const [id, original] of found) found.set(id, parents.get(original) ?? original);
    asked = [...parents.values()];
  }
  return found;
};

/**
 * Each invoice's last delivery, one query per kind; no entry for invoices without items. `loadsOf`: the loads of those
 * that have them themselves, read before; a correction's are its original's.
 */
export const lastDeliveries = async (
  invoices: readonly InvoiceRow[],
  loadsOf: ReadonlyMap<number, readonly InvoicedItem[]>,
  ctx: Ctx,
): Promise<Map<number, string>> => {
  const of = await originals(invoices, ctx);
  const groups = groupBy(invoices, itemKindBetween);
  const idsOf = (kind: ItemKind) => (groups.get(kind) ?? []).map(({ id }) => of.get(id) ?? id);
  const known = new Set(invoices.map(({ id }) => id));
  const [ofLoads, ofRoutes] = [idsOf('loads').filter(id => !known.has(id)), idsOf('routes')];
  const [loads, routes] = [await ofDeliveredLoads(ctx.db, ofLoads), await ofDrivenRoutes(ctx.db, ofRoutes)];
  const found = groupBy([...loads, ...routes], ({ invoiceId }) => invoiceId);
  const dayOf = ({ delivered, ...item }: Found) => deliveryDay({ ...item, loads: [{ deliveryDate: delivered }] });
  return new Map(
    invoices.flatMap(({ id }) => {
      const holder = of.get(id) ?? id;
      const days = known.has(holder) && loadsOf.get(holder)?.map(load => load.deliveryDay);
      const day = lastDay(days || (found.get(holder) ?? []).map(dayOf));
      return day ? [[id, day] as const] : [];
    }),
  );
};
