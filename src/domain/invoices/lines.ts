import { type AddressLike, formatAddress } from '../geography/address.ts';
import { lastDay } from '../dates.ts';
import { loadLabel } from '../loads.ts';
import { routeLabel } from '../routes.ts';
import { type Delivery, deliveryDay } from './due.ts';

/** One printed line of an invoice; it never changes after issue (RD 1619/2012 art. 6). */
export type InvoiceLine = {
  loadId: number | null;
  routeId: number | null;
  concept: string;
  /** The day of the service, `YYYY-MM-DD`. */
  serviceDate: string | null;
  /** The client's own name for the order. */
  reference: string | null;
  /** Before taxes, in cents. */
  amount: number;
};

const MAX_CONCEPT = 500;

type Trip = { origin?: AddressLike | null; destination?: AddressLike | null };
type Leg = Trip & Delivery;

// A dash, not an arrow: the papers' fonts have no arrow.
const conceptOf = (label: string, { origin, destination }: Trip): string => {
  const ends = [formatAddress(origin, 'short'), formatAddress(destination, 'short')].filter(Boolean);
  return [label, ends.join(' – ')].filter(Boolean).join(' · ').slice(0, MAX_CONCEPT);
};

type Load = Leg & {
  id: number;
  pickupDate?: string | null;
  clientRef?: string | null;
  /** Cents. */
  price: number | null;
};

/** `P. 12 · Getafe (Madrid) – Sagunto (Valencia)`, dated by its delivery. */
export const loadLine = (load: Load): InvoiceLine => ({
  loadId: load.id,
  routeId: null,
  concept: conceptOf(loadLabel(load), load),
  serviceDate: load.deliveredDate ?? load.deliveryDate ?? load.pickupDate ?? null,
  reference: load.clientRef || null,
  amount: load.price ?? 0,
});

type Route = {
  id: number;
  startDate?: string | null;
  endDate?: string | null;
  invoiceDate?: string | null;
  clientRef?: string | null;
  /** Cents. */
  price: number | null;
};

/**
 * `C. 7 · Getafe (Madrid) – Lyon`: from its first load's origin to its last load's destination, dated by the last
 * delivery, from which its payment term counts.
 */
export const routeLine = (route: Route, loads: readonly Leg[]): InvoiceLine => ({
  loadId: null,
  routeId: route.id,
  concept: conceptOf(routeLabel(route), { origin: loads[0]?.origin, destination: loads.at(-1)?.destination }),
  serviceDate: deliveryDay({ ...route, loads }) ?? route.startDate ?? null,
  reference: route.clientRef || null,
  amount: route.price ?? 0,
});

/** The only line of an invoice without loads or routes. `fallback`: its text if nobody wrote one. */
export const plainLine = (
  invoice: { rawDescription?: string | null; name?: string | null; value: number },
  fallback: string,
): InvoiceLine => ({
  loadId: null,
  routeId: null,
  concept: invoice.rawDescription || invoice.name || fallback,
  serviceDate: null,
  reference: null,
  amount: invoice.value,
});

/** Whether any line is a load or a route. */
export const isOfTransport = (lines: readonly Pick<InvoiceLine, 'loadId' | 'routeId'>[]): boolean =>
  lines.some(line => line.loadId ?? line.routeId);

/**
 * The only line of a correction: the service and its day as in the original (the reason is printed apart). `fallback`:
 * its text if the invoice has no name.
 */
export const correctionLine = (
  invoice: { name?: string | null; value: number },
  original: readonly Pick<InvoiceLine, 'serviceDate'>[],
  fallback: string,
): InvoiceLine => ({
  ...plainLine({ name: invoice.name, value: invoice.value }, fallback),
  serviceDate: lastDay(original.map(line => line.serviceDate)),
});
