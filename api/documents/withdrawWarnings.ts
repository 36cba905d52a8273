import { takeBack } from '../alerts/takeBack.ts';
import type { Ctx } from '../world.ts';

const EXPIRY = ['documentExpiring', 'documentExpired'] as const;

/** Withdraws a document's expiry alerts; if it is in force again later, they are raised again. */
export const withdrawWarnings = async (id: number, ctx: Ctx): Promise<void> => {
  await takeBack({ kinds: EXPIRY, about: { resource: 'documents', id }, all: true }, ctx);
  await ctx.db('expiryWarnings').where({ documentId: id }).delete();
};

/** The same with the requests to look at it: it is removed or replaced, or its owner can't open it any more. */
export const withdrawNews = async (id: number, ctx: Ctx): Promise<void> => {
  await takeBack({ kinds: ['documentNotified'], about: { resource: 'documents', id }, all: true }, ctx);
  await withdrawWarnings(id, ctx);
};

/** The same for all documents of an owner that is removed, or of a vehicle that changes carrier. */
export const withdrawNewsOf = async (
  owner: { carrierId: number } | { clientId: number } | { vehicleId: number },
  ctx: Ctx,
): Promise<void> => {
  const ids: number[] = await ctx.db('documents').where(owner).where({ disabled: false }).orderBy('id').pluck('id');
  for (const id of ids) await withdrawNews(id, ctx);
};
