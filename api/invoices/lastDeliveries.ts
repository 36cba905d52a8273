import type { Ctx } from '../world.ts';

type Found = { invoiceId: number; day: string | null };

/** The last day on which something of each invoice was delivered, in two queries; none for what is of neither kind. */
export const lastDeliveries = async (ids: readonly number[], { db }: Ctx): Promise<Map<number, string>> => {
  if (!ids.length) return new Map();
  const loads: Found[] = await db('loads')
    .whereIn('invoiceId', [...ids])
    .where('disabled', false)
    .groupBy('invoiceId')
    .select('invoiceId')
    .max({ day: 'deliveryDate' });
  // A route's own end stands for loads that say nothing.
  const routes: Found[] = await db('routes')
    .leftJoin('loads', on => on.on('loads.routeId', 'routes.id').andOnVal('loads.disabled', false))
    .whereIn('routes.invoiceId', [...ids])
    .groupBy('routes.invoiceId')
    .select('routes.invoiceId')
    .max({ day: db.raw('coalesce("loads"."deliveryDate", "routes"."endDate", "routes"."invoiceDate")') });
  return new Map([...loads, ...routes].flatMap(({ invoiceId, day }) => (day ? [[invoiceId, day]] : [])));
};
