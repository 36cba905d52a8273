import { carrierName } from '#domain/carriers';

type Company = { id: number; name: string; surname?: string | null };

/** Sorts clients or carriers as a run shows them and makes their invoices. */
export const byName = (a: Company, b: Company): number =>
  carrierName(a).localeCompare(carrierName(b), 'es') || a.id - b.id;
