import { Alert, Box, Button } from '@mui/material';
import { Confirm, useTranslate } from 'react-admin';
import { ROAD_DOCUMENT_TYPES } from '#domain/documents';
import type { StepName } from '#domain/loads/tracking';
import { StartWarning } from '../routes/StartWarning.tsx';
import { useQuestion } from '../ui/actions/useQuestion.ts';
import { useCan } from '../ui/pages/viewer.tsx';
import type { LoadView } from './LoadView.ts';
import { stepLabel, useTrack } from './useTrack.ts';

/** The papers of the road that are not in yet. */
const missingPapers = (load: LoadView): string[] =>
  ROAD_DOCUMENT_TYPES.filter(type => !load.documentTypes?.includes(type));

/** The next step of a load as one big button, asked before; closing a delivery reminds of its papers (Spec 8). */
export const NextStep = ({ load }: { load: LoadView }) => {
  const translate = useTranslate();
  const may = useCan();
  const question = useQuestion();
  const { step, asked, status, ask, run, isPending } = useTrack(load, 'forward');
  if (!step || !may('track', 'loads')) return null;
  const remindAt = ({ status, stop }: StepName) =>
    status === 'delivered' &&
    stop === null &&
    missingPapers(load).length > 0 && (
      <Alert severity="warning">{translate('resources.loads.notifications.uploadDocuments')}</Alert>
    );
  const taken = asked ?? step;
  const reminder = remindAt(taken);
  return (
    <>
      {remindAt(step)}
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
        content={
          <>
            {translate('resources.loads.confirm.track', { id: load.id, status })}
            <StartWarning load={load} />
            {reminder && <Box sx={{ mt: 2 }}>{reminder}</Box>}
          </>
        }
        onConfirm={() => question.answer(run)}
        onClose={question.close}
      />
    </>
  );
};
