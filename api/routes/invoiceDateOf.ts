import { dayOf, lastDay } from '#domain/dates';
import { type Invoiced, routeInvoiceDate } from '#domain/routes/invoiceDate';
import type { Ctx } from '../world.ts';

type Delivery = { loadId: number; timestamp: string };

/** The reports of deliveries of these loads, not at their stops, oldest first; those of deliveries that were undone too. */
const deliveriesOf = (loadIds: readonly number[], { db }: Pick<Ctx, 'db'>): Promise<Delivery[]> =>
  db('trackingEvents')
    .whereIn('loadId', [...loadIds])
    .where({ detail: 'delivered', stop: null })
    .orderBy('id')
    .select('loadId', 'timestamp');

/** The days on which these loads were delivered, by any of their reports. */
export const deliveryDaysOf = async (loadIds: readonly number[], ctx: Pick<Ctx, 'db'>): Promise<string[]> =>
  (await deliveriesOf(loadIds, ctx)).map(({ timestamp }) => dayOf(new Date(timestamp)));

/** The day on which the last of a route's loads was delivered, whenever that was reported; today if no report says. */
const finishingDay = async (loadIds: readonly number[], ctx: Ctx): Promise<string> => {
  const latest = new Map((await deliveriesOf(loadIds, ctx)).map(({ loadId, timestamp }) => [loadId, timestamp]));
  return lastDay([...latest.values()].map(timestamp => dayOf(new Date(timestamp)))) ?? dayOf(ctx.now);
};

/** A route's invoicing day (routeInvoiceDate), with these loads on it. */
export const invoiceDateOf = async (route: Invoiced, loadIds: readonly number[], ctx: Ctx): Promise<string | null> => {
  const isFinishing = route.status === 'finished' && !route.invoiceDate;
  return isFinishing ? routeInvoiceDate(route, await finishingDay(loadIds, ctx)) : (route.invoiceDate ?? null);
};
