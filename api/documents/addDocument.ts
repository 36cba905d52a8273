import type { DocumentOwner } from '#domain/documents';
import { createOne } from '../crud/write.ts';
import type { ReceivedFile } from '../files/receive.ts';
import type { Ctx } from '../world.ts';
import { documentsResource } from './index.ts';

/** Keeps files that came with a load, a route or an invoice as one document of it, under the rights of documents. */
export const addDocument = async (
  ctx: Ctx,
  owner: Partial<Record<DocumentOwner, number>>,
  type: unknown,
  files: ReceivedFile[],
): Promise<void> => {
  const document = await createOne(documentsResource, { ...owner, type }, ctx);
  await documentsResource.attachFiles?.(document, files, ctx, {});
};
