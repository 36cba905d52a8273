import { Box } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

const FIELDS = 'input:not([type=hidden], [type=file], [aria-hidden=true], :disabled), textarea, [role=combobox]';

/** A new form is typed from its first field on; on a phone that would open the keyboard over it. */
export const FirstField = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return;
    box.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, []);
  return <Box ref={box}>{children}</Box>;
};
