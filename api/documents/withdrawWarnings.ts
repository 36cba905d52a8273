import { takeBack } from '../alerts/takeBack.ts';
import type { Ctx } from '../world.ts';

/** What was said of a document's expiry is news no more: should it be in force again, it is said anew. */
export const withdrawWarnings = async (id: number, ctx: Ctx): Promise<void> => {
  const kinds = ['documentExpiring', 'documentExpired'] as const;
  await takeBack({ kinds, about: { resource: 'documents', id }, all: true }, ctx);
  await ctx.db('expiryWarnings').where({ documentId: id }).delete();
};
