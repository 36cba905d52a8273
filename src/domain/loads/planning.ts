import { isStarted } from './tracking.ts';

type Planned = { status: string; invoiceId?: number | null; disabled?: boolean | null };
type OnRoute = { status: string; invoiceId?: number | null };

/** Why a load can't be moved; texts in `resources.loads.moveRefusals`. */
export type MoveRefusal = 'disabled' | 'invoiced' | 'started' | 'routeInvoiced';

/**
 * Why a load can't be put on a route, moved or taken off: it or its route is invoiced, or it is on its way; null if it
 * can (Design 5, 6). `route`: the one it is on, if any.
 */
export const moveRefusal = (load: Planned, route: OnRoute | null | undefined): MoveRefusal | null => {
  if (load.disabled) return 'disabled';
  if (load.invoiceId) return 'invoiced';
  if (isStarted(load)) return 'started';
  return route?.invoiceId ? 'routeInvoiced' : null;
};

export type Dated = { id?: number; pickupDate?: string | null; deliveryDate?: string | null };

/** Sorted by pickup day, those without a day first. */
export const byPickup = <L extends Dated & { id: number }>(loads: readonly L[]): L[] =>
  [...loads].sort((a, b) => (a.pickupDate ?? '').localeCompare(b.pickupDate ?? '') || a.id - b.id);

/** The days of a route with these loads: first pickup to last delivery, as far as known. */
export const daysOfLoads = (loads: readonly Dated[]): { startDate: string | null; endDate: string | null } => {
  const days = (name: 'pickupDate' | 'deliveryDate'): string[] =>
    loads.flatMap(load => load[name] ?? []).sort((a, b) => a.localeCompare(b));
  const startDate = days('pickupDate')[0] ?? null;
  const last = days('deliveryDate').at(-1) ?? null;
  return { startDate, endDate: startDate && last && last < startDate ? startDate : last };
};
