import { isAdminLevel, type Role } from './roles.ts';

/** Who did a step, as far as the one who looks may know: which side, and the account's name for those it is no secret to. */
export type TrackingActor = { side: 'office' | 'carrier'; name: string | null };

/** The account that did a step; `carrierId` is its company's, a driver's that of its vehicle. */
export type Account = { username: string; role: Role; carrierId: number | null };

/** Who looks; `carrierId` as above. */
type Onlooker = { role: Role; carrierId: number | null };

/**
 * The office learns every name but a superUser's, whom only another may see (Design 3); a company and its drivers those of
 * their own people; a client nobody's.
 */
const mayKnow = (viewer: Onlooker, account: Account): boolean => {
  if (viewer.role === 'superUser') return true;
  if (viewer.role === 'admin') return account.role !== 'superUser';
  return viewer.carrierId !== null && viewer.role !== 'client' && account.carrierId === viewer.carrierId;
};

/** What one who looks is told of who did a step; null when no account is known to have done it. */
export const actorFor = (viewer: Onlooker, account: Account | null): TrackingActor | null =>
  account && {
    side: isAdminLevel(account.role) ? 'office' : 'carrier',
    name: mayKnow(viewer, account) ? account.username : null,
  };
