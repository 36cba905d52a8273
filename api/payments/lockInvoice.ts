import { findRow } from '../crud/read.ts';
import type { Row } from '../crud/resource.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import { invoicesResource } from '../invoices/index.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import type { Ctx } from '../world.ts';

/**
 * Locks the invoice to pay until the transaction ends: of two payments at once, the second sees the first. 422 for one
 * the user can't see, as for a missing one.
 */
export const lockInvoice = async (id: number, ctx: Ctx): Promise<InvoiceRow> => {
  try {
    const row: Row = await findRow(invoicesResource, id, ctx, { lock: true });
    return row as InvoiceRow;
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 404)
      throw invalidKeys({ invoiceId: 'validation.unknownReference' });
    throw error;
  }
};
