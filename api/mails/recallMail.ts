import { isRetriable, type MailProblem, type MailStatus } from '#domain/mails';
import type { Ctx } from '../world.ts';

type Found = { id: number; to: string; status: MailStatus; lastError: string | null };

/** `isRecalled`: it wasn't sent and never will be. `sentTo`: who got it. Neither if there was none, or it failed. */
type Recalled = { isRecalled: boolean; sentTo: string | null };

const NOBODY_TOLD: Recalled = { isRecalled: false, sentTo: null };

/**
 * Takes a topic's last letter out of the outbox, if unsent. One being sent right now counts as sent, one waiting after
 * a failure doesn't. One that failed for good stays there to be seen, but can't be sent again.
 */
export const recallMail = async (topic: string, { db, now }: Pick<Ctx, 'db' | 'now'>): Promise<Recalled> => {
  const last: Found | undefined = await db('mails')
    .where({ topic })
    .orderBy('id', 'desc')
    .forUpdate()
    .first('id', 'to', 'status', 'lastError');
  if (!last) return NOBODY_TOLD;
  if (last.status === 'failed') {
    const undone = { lastError: 'undone' satisfies MailProblem, updatedAt: now.toISOString() };
    if (isRetriable(last)) await db('mails').where({ id: last.id }).update(undone).increment('version', 1);
    return NOBODY_TOLD;
  }
  const recalled = await db('mails')
    .where({ id: last.id, status: 'pending' })
    .where(any => any.where({ attempts: 0 }).orWhereNotNull('lastError'))
    .del();
  return recalled ? { isRecalled: true, sentTo: null } : { isRecalled: false, sentTo: last.to };
};
