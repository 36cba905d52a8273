import { takeBack } from '../alerts/takeBack.ts';
import type { Ctx } from '../world.ts';

/** Withdraws a document's expiry alerts; if it is in force again later, they are raised again. */
export const withdrawWarnings = async (id: number, ctx: Ctx): Promise<void> => {
  const kinds = ['documentExpiring', 'documentExpired'] as const;
  await takeBack({ kinds, about: { resource: 'documents', id }, all: true }, ctx);
  await ctx.db('expiryWarnings').where({ documentId: id }).delete();
};
