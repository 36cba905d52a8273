import { Dialog } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Viewer } from '#domain/roles';
import { Loading } from '../ui/Loading.tsx';
import { checkSession } from './authProvider.ts';
import { ConnectionError } from './ConnectionError.tsx';
import { Login } from './Login.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useSession } from './session.ts';

/**
 * Asks who is logged in, once, and shows the pages or the login. When a session ends while somebody works, the login
 * comes over the pages, which stay as they are.
 */
export const Gate = ({ children }: { children: (viewer: Viewer) => ReactNode }) => {
  const session = useSession();
  const translate = useTranslate();
  const [failed, setFailed] = useState(false);
  const ask = useCallback(() => {
    checkSession().catch(() => setFailed(true));
  }, []);
  const { state } = session;
  useEffect(() => {
    if (state === 'unknown') ask();
  }, [state, ask]);
  const retry = () => {
    setFailed(false);
    ask();
  };
  if (failed) return <ConnectionError retry={retry} />;
  if (session.state === 'unknown') return <Loading />;
  if (session.state === 'anonymous') return <Login />;
  return (
    <>
      {children(session.viewer)}
      <Dialog open={session.state === 'expired'} maxWidth="xs" fullWidth aria-labelledby="login-title">
        <LoginForm notice={translate('auth.login.expired')} headingLevel="h2" />
      </Dialog>
    </>
  );
};
