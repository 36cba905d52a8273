import { byIds } from '../crud/byIds.ts';
import { groupBy } from '../crud/groupBy.ts';
import type { Values } from '../crud/resource.ts';
import { newerVersion } from '../documents/versions.ts';
import { filesOf } from '../files/fileRows.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';

type Found = { id: number; invoiceId: number; type: string; name: string | null };

const askForDocuments = byIds<Found>((db, invoiceIds) =>
  db('documents')
    .whereIn('invoiceId', invoiceIds)
    .where('disabled', false)
    .whereNotExists(newerVersion(db))
    .orderBy('id')
    .select('id', 'invoiceId', 'type', 'name'),
);

/** The documents of a page of invoices with their files, in two queries. */
export const documentsOf = async (invoices: readonly InvoiceRow[], ctx: Ctx): Promise<Map<number, Values[]>> => {
  const found = await askForDocuments(
    ctx.db,
    invoices.map(invoice => invoice.id),
  );
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
