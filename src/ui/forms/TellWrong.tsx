import { useNotify } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** A notice of what sending a form came to, where that is wrong; not of a conflict, which its own dialog says. */
export const TellWrong = () => {
  const { submitCount, errors } = useFormState();
  const notify = useNotify();
  const told = useRef(submitCount);
  useEffect(() => {
    const isAnew = submitCount > told.current;
    told.current = submitCount;
    const { root, ...fields } = errors;
    if (!isAnew || root?.conflict || !(root || Object.keys(fields).length)) return;
    notify(root?.serverError?.message || 'ra.message.invalid_form', { type: 'error' });
  }, [submitCount, errors, notify]);
  return null;
};
