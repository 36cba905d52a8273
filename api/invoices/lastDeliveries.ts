import { byIds } from '../crud/byIds.ts';
import { groupBy } from '../crud/groupBy.ts';
import { itemKindBetween } from '#domain/invoiceParties';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';

type Found = { invoiceId: number; day: string | null };

const ofDeliveredLoads = byIds<Found>((db, invoiceIds) =>
  db('loads')
    .whereIn('invoiceId', invoiceIds)
    .where('disabled', false)
    .groupBy('invoiceId')
    .select('invoiceId')
    .max({ day: 'deliveryDate' }),
);

/** A route's own end stands for loads that say nothing. */
const ofDrivenRoutes = byIds<Found>((db, invoiceIds) =>
  db('routes')
    .leftJoin('loads', on => on.on('loads.routeId', 'routes.id').andOnVal('loads.disabled', false))
    .whereIn('routes.invoiceId', invoiceIds)
    .groupBy('routes.invoiceId')
    .select('routes.invoiceId')
    .max({ day: db.raw('coalesce("loads"."deliveryDate", "routes"."endDate", "routes"."invoiceDate")') }),
);

/** The last day on which something of each invoice was delivered, in a query for each kind; none for what is of neither. */
export const lastDeliveries = async (invoices: readonly InvoiceRow[], { db }: Ctx): Promise<Map<number, string>> => {
  const ids = groupBy(invoices, itemKindBetween);
  const idsOf = (kind: 'loads' | 'routes') => (ids.get(kind) ?? []).map(({ id }) => id);
  const [ofLoads, ofRoutes] = [idsOf('loads'), idsOf('routes')];
  const [loads, routes] = [await ofDeliveredLoads(db, ofLoads), await ofDrivenRoutes(db, ofRoutes)];
  return new Map([...loads, ...routes].flatMap(({ invoiceId, day }) => (day ? [[invoiceId, day]] : [])));
};
