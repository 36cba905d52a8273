import { say } from '../http/answerLanguage.ts';
import { HttpError } from '../http/HttpError.ts';
import { calledInFull } from '../invoices/calledInFull.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import type { Ctx } from '../world.ts';

/** Names the invoice in an error, when several are paid together, all or nothing. */
export const nameInvoice =
  (invoice: InvoiceRow, ctx: Ctx) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof HttpError) || error.statusCode !== 409) throw error;
    const reasons = `${await calledInFull(invoice, ctx)}: ${say(error.key, error.details.args)}`;
    throw new HttpError(409, 'errors.manyRefused', { args: { reasons }, extra: { id: invoice.id } });
  };
