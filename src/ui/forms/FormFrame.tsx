import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type FormCheck, FormCheckProvider, type Labels, LabelsProvider } from './formCheck.ts';
import { onFormKey } from './formKeys.ts';
import { useFirstWrong } from './useFirstWrong.ts';
import { useWrongElsewhere } from './useWrongElsewhere.ts';

type Props = {
  check: FormCheck;
  /** What some of its fields are called here, or with these values. */
  labels?: (values: Record<string, unknown>) => Labels;
  children: ReactNode;
};

const asEverywhere = (): Labels => ({});

/** What every form has around its fields: what checks and names them, the keys that save, the way to the first that is wrong. */
export const FormFrame = ({ check, labels = asEverywhere, children }: Props) => {
  const box = useFirstWrong();
  const values = useWatch();
  const sayElsewhere = useWrongElsewhere(check);
  return (
    <FormCheckProvider value={check}>
      <LabelsProvider value={labels(values)}>
        <Box ref={box} onKeyDown={onFormKey} onBlur={sayElsewhere}>
          {children}
        </Box>
      </LabelsProvider>
    </FormCheckProvider>
  );
};
