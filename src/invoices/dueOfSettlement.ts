import { dayOf, toRowDay, toWireDay } from '#domain/dates';
import { runDueDate } from '#domain/invoices/due';

/** When the invoice that a settlement waits for is due: as the settlement's paper says it. Nothing of any other. */
export const dueOfSettlement = ({ routeIds, lastDelivery }: Record<string, unknown> = {}): { dueDate?: string } =>
  routeIds && typeof lastDelivery === 'string'
    ? { dueDate: toWireDay(runDueDate('carriers', dayOf(new Date()), toRowDay(lastDelivery))) }
    : {};
