import type { Ctx } from '../world.ts';

type Found = { id: number; to: string; status: string };

/** `isRecalled`: it wasn't sent and never will be. `sentTo`: who got it. Neither if there was none, or it failed. */
type Recalled = { isRecalled: boolean; sentTo: string | null };

/**
 * Takes a topic's last letter out of the outbox, if unsent. One being sent right now counts as sent, one waiting after
 * a failure doesn't.
 */
export const recallMail = async (topic: string, { db }: Pick<Ctx, 'db'>): Promise<Recalled> => {
  const last: Found | undefined = await db('mails')
    .where({ topic })
    .orderBy('id', 'desc')
    .forUpdate()
    .first('id', 'to', 'status');
  if (!last || last.status === 'failed') return { isRecalled: false, sentTo: null };
  const recalled = await db('mails')
    .where({ id: last.id, status: 'pending' })
    .where(any => any.where({ attempts: 0 }).orWhereNotNull('lastError'))
    .del();
  return recalled ? { isRecalled: true, sentTo: null } : { isRecalled: false, sentTo: last.to };
};
