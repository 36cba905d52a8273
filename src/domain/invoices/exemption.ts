import type { Tax } from './tax.ts';

/**
 * Why an invoice bears no IVA: transport that an export or an import is linked to is exempt (Ley 37/1992 arts. 21.5.º and
 * 64), a service to a business abroad isn't subject to it (art. 69). The invoice has to say which (RD 1619/2012 art. 6.1.j).
 */
export const EXEMPTIONS = ['exported', 'imported', 'abroad'] as const;
export type Exemption = (typeof EXEMPTIONS)[number];

/** Message keys by field: what bears IVA is exempt from nothing. */
export const exemptionErrors = (invoice: { tax?: Tax | null; exemption?: Exemption | null }): Record<string, string> =>
  invoice.exemption && invoice.tax?.IVA ? { exemption: 'errors.invoices.notExempt' } : {};
