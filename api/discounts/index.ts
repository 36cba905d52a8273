import { discounts } from '#domain/discounts';
import type { Resource } from '../crud/resource.ts';
import { filesOf } from '../files/fileRows.ts';
import { keepPicture } from '../files/keepPicture.ts';

/** Discounts the office passes on to carriers (Spec 3); the newest picture is the cover. */
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
  filesAs: 'document',
  attachFiles: (row, files, ctx) => keepPicture('discountId', row.id, files, ctx),
};
