import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** What is no input of its own, as files are, says `data-wrong` instead. */
const WRONG = '[aria-invalid=true]:not([aria-hidden=true], :disabled), [data-wrong]';
const WITHIN = 'input:not([aria-hidden=true]), [role=spinbutton], button';

/**
 * Whoever sends a form that is refused, here or by the server, is led to the first field that says why, of those in the part
 * that is given this ref; where none does, back to the button, which could not keep the focus while it was waiting.
 */
export const useFirstWrong = () => {
  const { submitCount, isSubmitting } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!submitCount || isSubmitting) return;
    const wrong = box.current?.querySelector<HTMLElement>(WRONG);
    const isFocusable = wrong?.matches('input, textarea, [tabindex]');
    (isFocusable ? wrong : wrong?.querySelector<HTMLElement>(WITHIN))?.focus();
    if (!wrong && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[type=submit]:not(:disabled)')?.focus();
  }, [submitCount, isSubmitting]);
  return box;
};
