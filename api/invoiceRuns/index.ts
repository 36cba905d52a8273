import { invoiceRuns, runErrors } from '#domain/invoiceRuns';
import type { Resource } from '../crud/resource.ts';
import { expandRuns } from './expand.ts';
import type { RunRow } from './RunRow.ts';
import { checkRun, storeItems } from './startRun.ts';

/**
 * Invoices made together: a month's to clients, or carriers' settlements. For the office; a run isn't changed
 * afterwards.
 */
export const invoiceRunsResource: Resource = {
  name: 'invoiceRuns',
  entity: invoiceRuns,
  defaultSort: ['id', 'desc'],
  search: [],
  scope: query => {
    query.whereRaw('1 = 0');
  },
  links: [{ name: 'user', by: 'userId', table: 'users', columns: ['id', 'username'] }],
  expand: expandRuns,
  rules: runErrors,
  beforeSave: async ({ data, ctx }) => {
    await checkRun(data, ctx);
    return { ...data, userId: ctx.user.id };
  },
  afterSave: async ({ row, data, ctx }) => {
    await storeItems(row as RunRow, data, ctx);
  },
};
