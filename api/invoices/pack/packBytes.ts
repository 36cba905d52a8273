import { newerVersion } from '../../documents/versions.ts';
import type { Ctx } from '../../world.ts';

const BATCH = 500;

/** The total size in bytes of the files uploaded with these invoices. */
export const packBytes = async (ids: readonly number[], ctx: Ctx): Promise<number> => {
  let bytes = 0;
  for (let first = 0; first < ids.length; first += BATCH) {
    const summed: { bytes?: number | string | null } | undefined = await ctx
      .db('files')
      .join('documents', 'documents.id', 'files.documentId')
      .whereIn('documents.invoiceId', ids.slice(first, first + BATCH))
      .where('documents.disabled', false)
      .whereNotExists(newerVersion(ctx.db))
      .sum({ bytes: 'files.size' })
      .first();
    bytes += Number(summed?.bytes ?? 0);
  }
  return bytes;
};
