import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { StepName } from '#domain/loads/tracking';
import { StartWarning } from '../routes/StartWarning.tsx';
import type { LoadView } from './LoadView.ts';
import { PapersReminder } from './PapersReminder.tsx';

type Props = { load: LoadView; step: StepName; status: string; children?: ReactNode };

/** What is asked before a step of a load is reported, with what it lacks to leave or to be closed. */
export const StepQuestion = ({ load, step, status, children }: Props) => {
  const translate = useTranslate();
  return (
    <>
      {translate('resources.loads.confirm.track', { id: load.id, status })}
      {children}
      <StartWarning load={load} />
      <PapersReminder load={load} step={step} sx={{ mt: 2 }} />
    </>
  );
};
