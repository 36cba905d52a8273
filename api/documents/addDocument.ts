import { DOCUMENT_TYPES_BY_OWNER, type DocumentOwner } from '#domain/documents';
import { createOne } from '../crud/write.ts';
import type { ReceivedFile } from '../files/receive.ts';
import type { Ctx } from '../world.ts';
import { documentsResource } from './index.ts';

/**
 * Stores files uploaded with a load, a route or an invoice as one document of it, under the rights of documents.
 * Default types: a load's CMR, a route's loading order, the invoice itself. `madeAt`: when a phone says it was
 * photographed.
 */
export const addDocument = async <O extends DocumentOwner>(
  ctx: Ctx,
  owner: Record<O, number>,
  { type, madeAt }: { type?: unknown; madeAt?: unknown },
  files: ReceivedFile[],
): Promise<void> => {
  const [name] = Object.keys(owner) as O[];
  const usual = name && DOCUMENT_TYPES_BY_OWNER[name][0];
  const document = await createOne(documentsResource, { ...owner, type: type ?? usual, madeAt }, ctx);
  await documentsResource.attachFiles?.(document, files, ctx, {});
};
