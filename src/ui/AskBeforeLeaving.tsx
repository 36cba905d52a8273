import { useBlocker } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { useLeaveGuard } from './leaveGuards.ts';

type Props = { unsaved: boolean; isSaving?: boolean };

/** Asks before what isn't kept yet is lost: on a link, on Back, with the session, and when the tab closes. */
export const AskBeforeLeaving = ({ unsaved, isSaving = false }: Props) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  /** Who logs out waits for the answer. */
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null);
  const ask = useCallback(
    () => new Promise<boolean>(resolve => setAnswer(() => resolve)).finally(() => setAnswer(null)),
    [],
  );
  useLeaveGuard(unsaved, ask);
  useEffect(() => {
    if (unsaved) return;
    if (blocker.state === 'blocked') blocker.proceed();
    answer?.(true);
  }, [blocker, answer, unsaved]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const settle = (leave: boolean) => {
    answer?.(leave);
    if (leave) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <DiscardQuestion
      open={(blocker.state === 'blocked' || answer !== null) && unsaved && !isSaving}
      onDiscard={() => settle(true)}
      onStay={() => settle(false)}
    />
  );
};
