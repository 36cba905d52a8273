import { invoiceEditRefusal } from '#domain/invoices/rights';
import { invoiceErrors } from '#domain/invoices';
import type { Resource } from '../crud/resource.ts';
import { addDocument } from '../documents/addDocument.ts';
import type { Column } from '../sheets/column.ts';
import { calledInFull } from './calledInFull.ts';
import { bookColumns } from './books/bookColumns.ts';
import { bookRows } from './books/bookRow.ts';
import { takeOverPayments } from '../payments/carryPayments.ts';
import { recordRest } from '../payments/payRest.ts';
import { settledChange, settledNew } from '../payments/settledColumns.ts';
import { announceInvoice, announceRemoval, announceRestoration } from './announceInvoice.ts';
import { changeInvoice } from './changeInvoice.ts';
import { invoiceComesTo } from './comesTo.ts';
import type { Company } from './counterpart.ts';
import { createInvoice, invoiceDefaults } from './createInvoice.ts';
import { filterByDirection } from './directionFilter.ts';
import { expandInvoices } from './expand.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { filterOverdue } from './overdue.ts';
import { lockReplaced } from './lockReplaced.ts';
import { TOLD } from './participant.ts';
import { refusal, removeInvoice, restoreInvoice } from './removeInvoice.ts';
import { scopeOfInvoices } from './scope.ts';
import { settleItems } from './settleItems.ts';
import type { Paper } from './preparePaper.ts';
import { invoicesTable } from './table.ts';
import { filterReplaced } from './replacedFilter.ts';
import { filterByTaxes } from './taxFilter.ts';
import { writePaper } from './writePaper.ts';

/** Invoices, issued and received (Spec 3, Design 7). Those the office issued are annulled instead of removed. */
export const invoicesResource: Resource = {
  ...invoicesTable,
  defaultSort: ['date', 'desc'],
  numbers: { p: { of: 'loads', column: 'invoiceId' }, c: { of: 'routes', column: 'invoiceId' } },
  searchLinks: [
    { by: 'carrierId', table: 'carriers', told: TOLD.carriers },
    { by: 'clientId', table: 'clients', told: TOLD.clients },
  ],
  scope: (query, user, ctx) => {
    scopeOfInvoices(query, user, ctx.db);
  },
  expand: expandInvoices,
  sheet: ({ user }) => ({ columns: bookColumns(user.role) as Column[], expand: bookRows }),
  filters: { direction: filterByDirection, taxes: filterByTaxes, overdue: filterOverdue, isReplaced: filterReplaced },
  defaults: invoiceDefaults,
  comesTo: invoiceComesTo,
  rules: invoiceErrors,
  lock: lockReplaced,
  isMadeInTurn: true,
  // A correction has its original's party, which may be removed by now: createInvoice keeps them the same.
  looksUp: ({ invoiceId }) => (invoiceId ? ['clientId', 'carrierId'] : []),
  labelOf: (row, ctx) => calledInFull(row as InvoiceRow, ctx),
  refuseUpdate: (row, { user }, fields) => {
    const key = invoiceEditRefusal(row as InvoiceRow, user.role, fields);
    if (key) throw refusal(key);
    return null;
  },
  beforeSave: async ({ data, previous, ctx }) =>
    previous
      ? settledChange(await changeInvoice(data, previous as InvoiceRow, ctx), previous as InvoiceRow, ctx)
      : settledNew(await createInvoice(data, ctx), ctx),
  afterSave: async ({ row, previous, data, ctx }) => {
    await settleItems(row as InvoiceRow, previous as InvoiceRow | null, data, ctx);
    if (data.replacedId) await takeOverPayments(Number(data.replacedId), row as InvoiceRow, ctx);
    await recordRest(row as InvoiceRow, previous as InvoiceRow | null, ctx);
    await writePaper(row as InvoiceRow, previous as InvoiceRow | null, data.paper as Paper | undefined, ctx);
    await announceInvoice(
      row as InvoiceRow,
      previous as InvoiceRow | null,
      ctx,
      data.company as Company | null | undefined,
    );
  },
  beforeRemove: async (row, ctx) => {
    const columns = await removeInvoice(row as InvoiceRow, ctx);
    await announceRemoval(row as InvoiceRow, ctx);
    return columns;
  },
  beforeRestore: async (row, ctx) => {
    await restoreInvoice(row as InvoiceRow, ctx);
    await announceRestoration(row as InvoiceRow, ctx);
  },
  // A carrier enters purchases from their photo or PDF (Spec 5).
  filesRequired: (row, { user }) =>
    user.role === 'carrier' && !(row as InvoiceRow).isEmitted ? 'errors.invoices.fileRequired' : null,
  attachFiles: async (row, files, ctx) => {
    await addDocument(ctx, { invoiceId: row.id }, {}, files);
  },
};
