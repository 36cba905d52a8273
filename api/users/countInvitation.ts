import { throttle } from '../auth/attempts.ts';
import type { Ctx } from '../world.ts';

/** Invitations per account in fifteen minutes: 40 lorries in the course of a morning. */
const MAX_INVITATIONS = 20;

/**
 * Counts a letter to an address of the sender's choice, an accountant's or a driver's, who may be strangers; 429 after
 * too many. Outside the transaction, so that a refusal counts too.
 */
export const countInvitation = ({ db, user, now }: Pick<Ctx, 'db' | 'user' | 'now'>): Promise<void> =>
  throttle(db, `invite:${user.id}`, MAX_INVITATIONS, now);
