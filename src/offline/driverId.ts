import { getSession } from '../provider/session.ts';

/** The user whose phone this is; null when whoever is logged in does not drive. */
export const driverId = (): number | null => {
  const session = getSession();
  return 'viewer' in session && session.viewer.role === 'driver' ? session.viewer.id : null;
};
