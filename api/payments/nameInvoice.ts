import { say } from '../http/answerLanguage.ts';
import { HttpError } from '../http/HttpError.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';

/** Names the invoice in an error, when several are paid together, all or nothing. */
export const nameInvoice =
  ({ id, num }: InvoiceRow) =>
  (error: unknown): never => {
    if (!(error instanceof HttpError) || error.statusCode !== 409) throw error;
    const reasons = `${num}: ${say(error.key, error.details.args)}`;
    throw new HttpError(409, 'errors.manyRefused', { args: { reasons }, extra: { id } });
  };
