import { dayOf } from '#domain/dates';
import { documentErrors, documentExpiry, documents, EXPIRIES_IN_FORCE } from '#domain/documents';
import type { Resource } from '../crud/resource.ts';
import { filesOf, keepFiles } from '../files/fileRows.ts';
import { momentOf } from '../crud/momentOf.ts';
import { checkDocument, checkMayWrite, type DocumentRow } from './documentRules.ts';
import { filterByExpiry } from './expiryFilter.ts';
import { invoiceRefusals, lockInvoices } from './ofInvoice.ts';
import { scopeOfDocuments } from './scope.ts';
import { checkComesBack, checkInForce, checkStillThere, IN_LINKS, lockVersions, newerOf } from './versions.ts';
import { withdrawNews, withdrawWarnings } from './withdrawWarnings.ts';

/** Papers of carriers, clients, vehicles, routes, loads and invoices, each with its files (Spec 3, Design 8). */
export const documentsResource: Resource = {
  name: 'documents',
  entity: documents,
  defaultSort: ['id', 'desc'],
  search: ['name'],
  searchLinks: [
    { by: 'carrierId', table: 'carriers' },
    { by: 'clientId', table: 'clients' },
    { by: 'vehicleId', table: 'vehicles' },
  ],
  scope: (query, user, ctx) => scopeOfDocuments(query, user, ctx.db),
  links: [
    { name: 'carrier', by: 'carrierId', table: 'carriers', columns: ['id', 'name', 'surname'] },
    { name: 'client', by: 'clientId', table: 'clients', columns: ['id', 'name'] },
    { name: 'vehicle', by: 'vehicleId', table: 'vehicles', columns: ['id', 'number'] },
    { name: 'replaces', by: 'replacesId', table: 'documents', columns: IN_LINKS },
  ],
  expand: async (rows, ctx) => {
    const ids = rows.map(row => row.id);
    const files = await filesOf('documentId', ids, ctx);
    const newer = await newerOf(ids, ctx);
    const refusals = await invoiceRefusals(rows.map(row => Number(row.invoiceId)).filter(Boolean), ctx);
    const today = dayOf(ctx.now);
    return rows.map(row => {
      const replacedBy = newer.get(row.id) ?? null;
      const expiry = replacedBy ? 'replaced' : documentExpiry((row as DocumentRow).expirationDate, today);
      const invoiceRefusal = refusals.get(Number(row.invoiceId)) ?? null;
      const isOwn = row.userId === ctx.user.id;
      return { ...row, url: files.get(row.id) ?? [], replacedBy, expiry, isOwn, invoiceRefusal };
    });
  },
  filters: { expiry: filterByExpiry },
  usualFilter: { expiry: EXPIRIES_IN_FORCE },
  rules: documentErrors,
  lock: async (ids, _body, ctx) => {
    await lockInvoices(ids, ctx);
    await lockVersions(ids, ctx);
  },
  refuseUpdate: row => (row.replacedBy ? 'errors.documents.replaced' : null),
  filesRequired: () => 'validation.fileRequired',
  beforeSave: async ({ data, previous, ctx }) => {
    await checkDocument(data, previous as DocumentRow | null, ctx);
    if (previous) return data;
    const { madeAt } = data as Partial<DocumentRow>;
    return { ...data, userId: ctx.user.id, ...(madeAt && { madeAt: momentOf('madeAt', madeAt, ctx) }) };
  },
  afterSave: async ({ row, previous, ctx }) => {
    const { id, replacesId } = row as DocumentRow;
    if (!previous && replacesId) await withdrawNews(replacesId, ctx);
    if (previous && row.expirationDate !== previous.expirationDate) await withdrawWarnings(id, ctx);
  },
  beforeRemove: async (row, ctx) => {
    await checkMayWrite(row as DocumentRow, ctx);
    await checkInForce(row, ctx);
    await withdrawNews(row.id, ctx);
    return {};
  },
  beforeRestore: async (row, ctx) => {
    await checkMayWrite(row as DocumentRow, ctx);
    await checkComesBack(row as DocumentRow, ctx);
    if (row.replacesId) await withdrawNews(Number(row.replacesId), ctx);
  },
  filesAs: 'url',
  attachFiles: async (row, files, ctx) => {
    await checkMayWrite(row as DocumentRow, ctx);
    await checkStillThere(row, ctx);
    await checkInForce(row, ctx);
    await keepFiles('documentId', row.id, files, ctx);
  },
};
