import { sepaFileErrors } from '#domain/sepaFiles';
import type { Resource } from '../crud/resource.ts';
import { HttpError } from '../http/HttpError.ts';
import { expandSepaFiles } from './expand.ts';
import { makeFile } from './makeFile.ts';
import { type SepaFileRow, type SepaItem, sepaFilesTable } from './table.ts';

/** Transfer files for the bank, for the office alone. */
export const sepaFilesResource: Resource = {
  ...sepaFilesTable,
  defaultSort: ['createdAt', 'desc'],
  scope: query => {
    query.whereRaw('1 = 0');
  },
  expand: expandSepaFiles,
  rules: sepaFileErrors,
  beforeSave: ({ data, ctx }) => makeFile(data, ctx),
  afterSave: async ({ row, data, ctx }) => {
    const items = (data.items as SepaItem[]).map(item => ({ ...item, sepaFileId: row.id }));
    await ctx.db.batchInsert('sepaItems', items, 100);
  },
  // A removed file wasn't sent to the bank: its invoices may go into another.
  beforeRemove: row => {
    if ((row as SepaFileRow).paidDate) throw new HttpError(409, 'errors.sepaFiles.paidNotRemoved');
    return {};
  },
  beforeRestore: async () => {
    throw new HttpError(409, 'errors.sepaFiles.notRestored');
  },
};
