import { Box } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

const WRONG = '[aria-invalid=true]:not([aria-hidden=true], :disabled)';
const WITHIN = 'input:not([aria-hidden=true]), [role=spinbutton], button';

/** Whoever sends a form that is refused, here or by the server, is led to the first field that says why. */
export const FirstWrong = ({ children }: { children: ReactNode }) => {
  const { submitCount, isSubmitting } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!submitCount || isSubmitting) return;
    const wrong = box.current?.querySelector<HTMLElement>(WRONG);
    const isFocusable = wrong?.matches('input, textarea, [tabindex]');
    (isFocusable ? wrong : wrong?.querySelector<HTMLElement>(WITHIN))?.focus();
  }, [submitCount, isSubmitting]);
  return <Box ref={box}>{children}</Box>;
};
