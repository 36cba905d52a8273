import { Dialog } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { OnceOpen } from '../../ui/pages/OnceOpen.tsx';
import { LoginForm } from './LoginForm.tsx';
import { type Account, enterAs, getSession, useSession } from '../../provider/session.ts';
import { plainTexts } from '../../texts/texts.ts';

/** When a session ends while somebody works, the login comes over the pages, which stay as they are for who is back. */
export const SessionLapse = () => {
  const { state } = useSession();
  const isOver = state === 'expired';
  const queryClient = useQueryClient();
  const goOn = (account: Account) => {
    enterAs(account);
    if (getSession().state === 'open') void queryClient.invalidateQueries();
  };
  return (
    <OnceOpen open={isOver}>
      <Dialog open={isOver} maxWidth="xs" fullWidth aria-labelledby="login-title">
        <LoginForm notice={plainTexts().auth.login.expired} headingLevel="h2" onLogin={goOn} />
      </Dialog>
    </OnceOpen>
  );
};
