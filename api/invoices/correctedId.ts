import { invoices } from '#domain/invoices';
import { inputSchema } from '#domain/schemas';
import type { Values } from '../crud/resource.ts';

/**
 * The id of the invoice that a creation corrects, if it was sent and can be one: defaults are worked out before the
 * values are checked, and PostgreSQL refuses to look for any other number.
 */
export const correctedId = ({ invoiceId }: Values): number | null =>
  inputSchema(invoices).shape.invoiceId.safeParse(invoiceId).data ?? null;
