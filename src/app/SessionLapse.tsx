import { Dialog } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRedirect, useResetStore } from 'react-admin';
import { flushSync } from 'react-dom';
import { OnceOpen } from '../ui/OnceOpen.tsx';
import { LoginForm } from './LoginForm.tsx';
import { type Account, getSession, openSession, useSession } from './session.ts';
import { plainTexts } from './texts.ts';

/** When a session ends while somebody works, the login comes over the pages, which stay as they are. */
export const SessionLapse = () => {
  const { state } = useSession();
  const isOver = state === 'expired';
  const queryClient = useQueryClient();
  const resetStore = useResetStore();
  const redirect = useRedirect();
  const goOn = (account: Account) => {
    const before = getSession();
    const isBack = 'viewer' in before && before.viewer.id === account.id;
    // Who is back goes on where they were.
    if (isBack) {
      openSession(account);
      return void queryClient.invalidateQueries();
    }
    // What somebody else was shown, looked for or was typing is nobody's business; nor is the page that it stood on.
    queryClient.clear();
    resetStore();
    flushSync(() => openSession(account));
    redirect('/');
  };
  return (
    <OnceOpen open={isOver}>
      <Dialog open={isOver} maxWidth="xs" fullWidth aria-labelledby="login-title">
        <LoginForm notice={plainTexts().auth.login.expired} headingLevel="h2" onLogin={goOn} />
      </Dialog>
    </OnceOpen>
  );
};
