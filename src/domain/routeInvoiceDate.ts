type Invoiced = { status: string; invoiceDate?: string | null; endDate?: string | null };

/**
 * The day a route is invoiced by. Where nobody typed one it gets its last day, or today, when it finishes: without any its
 * carrier could never invoice it (Design 6). Not before, since the office may invoice what is past that day unfinished.
 */
export const routeInvoiceDate = (route: Invoiced, today: string): string | null =>
  route.invoiceDate ?? (route.status === 'finished' ? (route.endDate ?? today) : null);
