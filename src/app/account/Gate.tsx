import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Viewer } from '#domain/roles';
import { Spinner } from '../../ui/pages/Spinner.tsx';
import { checkSession } from '../../provider/account.ts';
import { NoAnswer } from '../../ui/failures/NoAnswer.tsx';
import { lazyPart } from '../../ui/pages/lazyPart.tsx';
import { Login } from './Login.tsx';
import { useSession } from '../../provider/session.ts';
import { plainTexts } from '../../texts/texts.ts';

const DutyPage = lazyPart(() => import('../../secondFactor/DutyPage.tsx'), 'DutyPage');

type Props = {
  /** Said above the login. */
  notice?: string;
  children: (viewer: Viewer) => ReactNode;
};

/** Asks who is logged in, once, and shows the pages or the login (Spec 2: at any address). */
export const Gate = ({ notice, children }: Props) => {
  const session = useSession();
  const [failure, setFailure] = useState<unknown>(null);
  const ask = useCallback(() => {
    checkSession().catch(setFailure);
  }, []);
  const { state } = session;
  useEffect(() => {
    if (state === 'unknown') ask();
  }, [state, ask]);
  const retry = () => {
    setFailure(null);
    ask();
  };
  if (failure) return <NoAnswer error={failure} retry={retry} />;
  if (session.state === 'unknown') return <Spinner label={plainTexts().app.loading} />;
  if (session.state === 'anonymous') return <Login notice={notice} />;
  // No page is behind it to come back to.
  if (session.duty && session.state === 'expired') return <Login notice={plainTexts().auth.login.expired} />;
  if (session.duty) return <DutyPage duty={session.duty} />;
  return <>{children(session.viewer)}</>;
};
