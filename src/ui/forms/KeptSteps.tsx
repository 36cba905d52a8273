import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Values } from './EntityForm.tsx';
import { newFilesOf } from '../../provider/fileValue.ts';
import { clearSteps, writePlace, writeStep } from './stepStore.ts';
import type { WizardStep } from './wizardStep.ts';

type Props = {
  /** Which form these steps are of: the address that it was opened at, in this tab. */
  form: string;
  steps: readonly WizardStep[];
  current: number;
  /** What was typed before a reload; null when nothing was. */
  restored: Values | null;
  /** Whether files were lost by it. */
  hadFiles: boolean;
};

const hasFiles = (values: Values): boolean => Object.values(values).some(value => newFilesOf(value).length > 0);

/** Writes down what is typed and where; leaving the page in any way that is not a reload forgets it. */
export const KeptSteps = ({ form, steps, current, restored, hadFiles }: Props) => {
  const translate = useTranslate();
  const { subscribe, reset, getValues } = useFormContext();
  const values = useWatch();
  const place = useRef(current);
  useEffect(() => {
    place.current = current;
    writePlace({ form, step: current, hasFiles: hasFiles(getValues()) });
  }, [form, current, getValues]);
  const { isReady } = useFormState();
  const isRestored = useRef(false);
  // What was typed before still counts as unsaved. The form puts in what the page was opened with first.
  useEffect(() => {
    if (!restored || !isReady || isRestored.current) return;
    isRestored.current = true;
    queueMicrotask(() => reset({ ...getValues(), ...restored }, { keepDefaultValues: true }));
  }, [restored, isReady, reset, getValues]);
  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        writePlace({ form, step: place.current, hasFiles: hasFiles(typed) });
        steps.forEach(({ fields }, index) =>
          writeStep(index + 1, Object.fromEntries(fields.map(field => [field, typed[field]]))),
        );
      },
    });
    return () => {
      stop();
      clearSteps(steps.length);
    };
  }, [subscribe, steps, form]);
  if (!hadFiles || hasFiles(values)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('app.files.lost')}
    </Alert>
  );
};
