import { Confirm, useBlocker } from 'react-admin';
import { useEffect } from 'react';
import { type Control, useFormState } from 'react-hook-form';

type Props = { enable?: boolean; formControl?: Control };

/** Asks before typed changes are lost: on a link, on Back, and when the tab closes. */
export const UnsavedChanges = ({ enable = true, formControl }: Props) => {
  const { dirtyFields, isSubmitSuccessful, isSubmitting } = useFormState({ control: formControl });
  const unsaved = enable && Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
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
      isOpen={blocker.state === 'blocked' && unsaved && !isSubmitting}
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
