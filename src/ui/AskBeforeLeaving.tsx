import { Confirm, useBlocker } from 'react-admin';
import { useEffect } from 'react';

type Props = { unsaved: boolean; isSaving?: boolean };

/** Asks before what isn't kept yet is lost: on a link, on Back, and when the tab closes. */
export const AskBeforeLeaving = ({ unsaved, isSaving = false }: Props) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked' && !unsaved) blocker.proceed();
  }, [blocker, unsaved]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <Confirm
      isOpen={blocker.state === 'blocked' && unsaved && !isSaving}
      title="app.unsaved.title"
      content="app.unsaved.message"
      confirm="app.unsaved.discard"
      cancel="app.unsaved.stay"
      confirmColor="warning"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
};
