import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRedirect, useResetStore } from 'react-admin';
import { driverId } from '../offline/driverId.ts';
import { mayLeavePages } from '../ui/forms/leaveGuards.ts';
import { logout } from '../provider/account.ts';
import { clearTab } from '../provider/tabOwner.ts';

/** Ends the session, forgets what was shown and kept, and goes to / (Spec 7); asks first when something is unsaved or unsent. */
export const useLogOut = (everywhere = false): (() => void) => {
  const queryClient = useQueryClient();
  const resetStore = useResetStore();
  const redirect = useRedirect();
  const notify = useNotify();
  const leave = async () => {
    if (!(await mayLeavePages())) return;
    const driver = driverId();
    const phone = driver === null ? null : await import('../offline/leaving.ts').catch(() => undefined);
    // Nobody leaves a phone that can't be cleared.
    if (phone === undefined) return notify('errors.connection', { type: 'warning' });
    if (phone && !(await phone.mayLeave())) return;
    try {
      await logout(everywhere);
    } catch (error) {
      return notify((error as Error).message, { type: 'warning' });
    }
    // Only now: the home page of who is leaving would ask for what nobody is shown any more.
    redirect('/');
    resetStore();
    queryClient.clear();
    clearTab();
    if (driver !== null && phone) await phone.clearPhone(driver);
  };
  return () => void leave();
};
