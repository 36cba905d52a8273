import { discounts } from '#domain/discounts';
import type { Resource } from '../crud/resource.ts';
import { filesOf, keepFiles } from '../files/fileRows.ts';

/** Advantages for carriers; the newest picture is the cover. */
export const discountsResource: Resource = {
  name: 'discounts',
  entity: discounts,
  defaultSort: ['id', 'desc'],
  search: ['title', 'description'],
  scope: () => {},
  expand: async (rows, ctx) => {
    const files = await filesOf(
      'discountId',
      rows.map(row => row.id),
      ctx,
    );
    return rows.map(row => ({ ...row, document: files.get(row.id)?.at(-1) ?? null }));
  },
  attachFiles: (row, files, ctx) => keepFiles('discountId', row.id, files, ctx),
};
