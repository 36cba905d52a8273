import { deliveryDay } from '#domain/invoices/due';
import { type ItemKind, itemKindBetween } from '#domain/invoices/parties';
import { isLoadInvoiceable } from '#domain/loads';
import { isRouteInvoiceable } from '#domain/routes';
import { isAdminLevel, type Role, type Viewer } from '#domain/roles';
import type { Row } from '../ui/fields/row.ts';
import { partiesOf } from './partiesOf.ts';
import type { InvoiceValues } from './useInvoiceValues.ts';

export type { ItemKind };
export const FIELD_OF = { loads: 'loadIds', routes: 'routeIds' } as const;

/** What an invoice with these values may be of: a client's loads, a carrier's routes, or nothing (Design 7). */
export const itemKindOf = (values: InvoiceValues, role: Role): ItemKind | null => {
  if (values.invoiceId) return null;
  // A new one of a carrier is to the office as soon as it has routes, and to a third party until then.
  if (role === 'carrier' && !values.issuerRole) return values.isEmitted ? 'routes' : null;
  const parties = partiesOf(values, role);
  return parties && itemKindBetween(parties);
};

/** What is looked for among what may be invoiced: a text, and the days of the delivery. */
export type ItemSearch = { q: string; from: string | null; to: string | null; isOn: boolean };

const EARLIEST = '1900/01/01';
const LATEST = '2199/12/31';

const periodOf = ({ from, to }: ItemSearch): Record<string, unknown> =>
  from || to ? { waitingDelivered: [from ?? EARLIEST, to ?? LATEST] } : {};

/** Where to look for what is still to be invoiced to a client or by a carrier. */
export const itemFilter = (
  kind: ItemKind,
  values: InvoiceValues,
  viewer: Viewer,
  search: ItemSearch,
): Record<string, unknown> => ({
  ...(search.q && { q: search.q }),
  ...periodOf(search),
  ...(kind === 'loads'
    ? { clientId: values.clientId, invoiceId: null, status: { isNot: 'not-assigned' } }
    : { carrierId: isAdminLevel(viewer.role) ? values.carrierId : viewer.carrierId, invoiceable: true }),
});

const DONE = { loads: 'delivered', routes: 'finished' } as const;

/** The same without what is still on its way, which is picked one by one. */
export const doneFilter = (kind: ItemKind, filter: Record<string, unknown>): Record<string, unknown> => ({
  ...filter,
  status: DONE[kind],
});

export const isInvoiceable = (kind: ItemKind, item: Row, role: Role, now: Date): boolean =>
  kind === 'loads'
    ? isLoadInvoiceable({ status: item.status, invoiceId: item.invoiceId })
    : isRouteInvoiceable({ status: item.status, invoiceId: item.invoiceId, invoiceDate: item.invoiceDate }, role, now);

/** The day that the legal term of payment counts from. */
export const deliveryOf = ({ deliveredDate, deliveryDate, endDate, invoiceDate, loads }: Row): string =>
  deliveryDay({ deliveredDate, deliveryDate, endDate, invoiceDate, loads }) ?? '';
