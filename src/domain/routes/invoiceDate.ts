import { dayOf } from '../dates.ts';
import type { FieldChanges } from '../history.ts';

type Invoiced = { status: string; invoiceDate?: string | null; endDate?: string | null };

/**
 * A route's invoicing day. If nobody typed one, it gets its last day, or today, when it finishes: without it the
 * carrier could never invoice (Design 6). Not earlier, because the office may invoice unfinished routes past that day.
 */
export const routeInvoiceDate = (route: Invoiced, today: string): string | null =>
  route.invoiceDate ?? (route.status === 'finished' ? (route.endDate ?? today) : null);

/** Whether a route's invoicing day is the one that finishing gave it, by all its changes in order: nobody typed it. */
export const isDateOfFinishing = (history: readonly { at: string; changes: FieldChanges }[]): boolean => {
  let status: unknown = null;
  let endDate: unknown = null;
  let isGiven = false;
  for (const { at, changes } of history) {
    if (changes.status) status = changes.status[1];
    if (changes.endDate) endDate = changes.endDate[1];
    // A finished route gets it anew when a typed one is cleared.
    if (changes.invoiceDate)
      isGiven = status === 'finished' && changes.invoiceDate[1] === (endDate ?? dayOf(new Date(at)));
  }
  return isGiven;
};
