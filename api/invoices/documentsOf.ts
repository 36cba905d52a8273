import { groupBy } from '../crud/groupBy.ts';
import type { Values } from '../crud/resource.ts';
import { newerVersion } from '../documents/versions.ts';
import { filesOf } from '../files/fileRows.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';

type Found = { id: number; invoiceId: number; type: string; name: string | null };

/** The documents of a page of invoices with their files, in two queries. */
export const documentsOf = async (invoices: readonly InvoiceRow[], ctx: Ctx): Promise<Map<number, Values[]>> => {
  const found: Found[] = await ctx
    .db('documents')
    .whereIn(
      'invoiceId',
      invoices.map(invoice => invoice.id),
    )
    .where('disabled', false)
    .whereNotExists(newerVersion(ctx.db))
    .orderBy('id')
    .select('id', 'invoiceId', 'type', 'name');
  const files = await filesOf(
    'documentId',
    found.map(document => document.id),
    ctx,
  );
  const groups = groupBy(found, document => document.invoiceId);
  return new Map(
    [...groups].map(([id, documents]) => [
      id,
      documents.map(({ invoiceId: _invoiceId, ...document }) => ({ ...document, url: files.get(document.id) ?? [] })),
    ]),
  );
};
