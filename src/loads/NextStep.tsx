import { Button } from '@mui/material';
import { Confirm, useTranslate } from 'react-admin';
import { useQuestion } from '../ui/actions/useQuestion.ts';
import { useCan } from '../ui/pages/viewer.tsx';
import type { LoadView } from './LoadView.ts';
import { PapersReminder } from './PapersReminder.tsx';
import { StepQuestion } from './StepQuestion.tsx';
import { stepLabel, useTrack } from './useTrack.ts';

/** The next step of a load as one big button, asked before; closing a delivery reminds of its papers (Spec 8). */
export const NextStep = ({ load }: { load: LoadView }) => {
  const translate = useTranslate();
  const may = useCan();
  const question = useQuestion();
  const { step, asked, status, ask, run, isPending } = useTrack(load, 'forward');
  if (!step || !may('track', 'loads')) return null;
  const taken = asked ?? step;
  return (
    <>
      <PapersReminder load={load} step={step} />
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={isPending}
        onClick={() => {
          ask();
          question.ask();
        }}
        sx={{ minHeight: 60, fontSize: '1.1rem' }}
      >
        {isPending ? translate('app.saving') : translate(stepLabel(step))}
      </Button>
      <Confirm
        isOpen={question.isOpen}
        title={translate(stepLabel(taken))}
        content={<StepQuestion load={load} step={taken} status={status} />}
        onConfirm={() => question.answer(run)}
        onClose={question.close}
      />
    </>
  );
};
