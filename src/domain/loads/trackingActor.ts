import { isAdminLevel, type Role } from '../roles.ts';

/** Who did a step: which side, and the account's name if the viewer may know it. */
export type TrackingActor = { side: 'office' | 'carrier'; name: string | null };

/** The account that did a step; `carrierId` is its company's (a driver's: its vehicle's). */
export type Account = { username: string; role: Role; carrierId: number | null };

/** The viewer; `carrierId` as above. */
type Onlooker = { role: Role; carrierId: number | null };

/**
 * The office sees every name but a superUser's (only another superUser sees it, Design 3); a company and its drivers
 * see their own people's; a client nobody's.
 */
const mayKnow = (viewer: Onlooker, account: Account): boolean => {
  if (viewer.role === 'superUser') return true;
  if (viewer.role === 'admin') return account.role !== 'superUser';
  return viewer.carrierId !== null && viewer.role !== 'client' && account.carrierId === viewer.carrierId;
};

/** What a viewer is told about who did a step; null if no account is recorded. */
export const actorFor = (viewer: Onlooker, account: Account | null): TrackingActor | null =>
  account && {
    side: isAdminLevel(account.role) ? 'office' : 'carrier',
    name: mayKnow(viewer, account) ? account.username : null,
  };
