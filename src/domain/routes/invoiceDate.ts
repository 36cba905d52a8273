type Invoiced = { status: string; invoiceDate?: string | null; endDate?: string | null };

/**
 * A route's invoicing day. If nobody typed one, it gets its last day, or today, when it finishes: without it the
 * carrier could never invoice (Design 6). Not earlier, because the office may invoice unfinished routes past that day.
 */
export const routeInvoiceDate = (route: Invoiced, today: string): string | null =>
  route.invoiceDate ?? (route.status === 'finished' ? (route.endDate ?? today) : null);
