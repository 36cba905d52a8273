import { findRow } from '../crud/read.ts';
import type { Row } from '../crud/resource.ts';
import { removeOne, updateRow } from '../crud/write.ts';
import { HttpError } from '../http/HttpError.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import { paymentsResource } from '../payments/index.ts';
import { nameInvoice } from '../payments/nameInvoice.ts';
import type { Ctx } from '../world.ts';
import { sepaFilesResource } from './index.ts';
import { lockInvoices } from './makeFile.ts';
import { type SepaFileRow, sepaFilesTable } from './table.ts';

type Recorded = { id: number; invoiceId: number };

/**
 * Takes back what `payFile` recorded, of the wrong file or day: its payments are removed, those already removed by hand
 * are left, and the file is open again. 409 if its payments aren't recorded.
 */
export const unpayFile = async (id: number, ctx: Ctx): Promise<Row> => {
  const file = (await findRow(sepaFilesResource, id, ctx, { lock: true })) as SepaFileRow;
  if (!file.paidDate) throw new HttpError(409, 'errors.sepaFiles.notPaid');
  const live = ctx.db('payments').where({ sepaFileId: id, disabled: false });
  const payments: Recorded[] = await live.orderBy('id').select('id', 'invoiceId');
  const locked = await lockInvoices([...new Set(payments.map(({ invoiceId }) => invoiceId))], ctx);
  const invoices = new Map(locked.map(invoice => [invoice.id, invoice]));
  for (const payment of payments)
    await removeOne(paymentsResource, payment.id, ctx).catch(
      nameInvoice(invoices.get(payment.invoiceId) as InvoiceRow, ctx),
    );
  return updateRow(sepaFilesTable, file, { paidDate: null }, ctx);
};
