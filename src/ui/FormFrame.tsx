import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type FormCheck, FormCheckProvider } from './formCheck.ts';
import { onFormKey } from './formKeys.ts';
import { useFirstWrong } from './useFirstWrong.ts';

/** What every form has around its fields: what checks them, the keys that save, and the way to the first that is wrong. */
export const FormFrame = ({ check, children }: { check: FormCheck; children: ReactNode }) => {
  const box = useFirstWrong();
  return (
    <FormCheckProvider value={check}>
      <Box ref={box} onKeyDown={onFormKey}>
        {children}
      </Box>
    </FormCheckProvider>
  );
};
