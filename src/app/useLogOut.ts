import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRedirect, useResetStore } from 'react-admin';
import { logout } from './account.ts';

/** Ends the session, forgets what was shown, and goes to / (Spec 7). */
export const useLogOut = (everywhere = false): (() => void) => {
  const queryClient = useQueryClient();
  const resetStore = useResetStore();
  const redirect = useRedirect();
  const notify = useNotify();
  return () => {
    redirect('/');
    logout(everywhere)
      .catch((error: Error) => notify(error.message, { type: 'warning' }))
      .finally(() => {
        resetStore();
        queryClient.clear();
      });
  };
};
