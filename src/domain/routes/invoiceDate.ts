import { dayOf } from '../dates.ts';
import type { FieldChanges } from '../history.ts';

export type Invoiced = { status: string; invoiceDate?: string | null; endDate?: string | null };

/**
 * A route's invoicing day. If nobody typed one, it gets its last day, or that of its last delivery, when it finishes:
 * without it the carrier could never invoice (Design 6). Not earlier, because the office may invoice unfinished routes
 * past that day.
 */
export const routeInvoiceDate = (route: Invoiced, delivered: string): string | null =>
  route.invoiceDate ?? (route.status === 'finished' ? (route.endDate ?? delivered) : null);

/**
 * Whether a route's invoicing day is the one that finishing gave it, by all its changes in order and the days on which
 * its loads were delivered: nobody typed it. Without a report it was the day of the change.
 */
export const isDateOfFinishing = (
  history: readonly { at: string; changes: FieldChanges }[],
  delivered: readonly string[],
): boolean => {
  let status: unknown = null;
  let endDate: unknown = null;
  let isGiven = false;
  for (const { at, changes } of history) {
    if (changes.status) status = changes.status[1];
    if (changes.endDate) endDate = changes.endDate[1];
    // A finished route gets it anew when a typed one is cleared.
    if (changes.invoiceDate) {
      const given: unknown[] = endDate ? [endDate] : [...delivered, dayOf(new Date(at))];
      isGiven = status === 'finished' && given.includes(changes.invoiceDate[1]);
    }
  }
  return isGiven;
};
