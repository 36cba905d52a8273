import { Alert, Box, Button } from '@mui/material';
import { Confirm, useTranslate } from 'react-admin';
import { useState } from 'react';
import { ROAD_DOCUMENT_TYPES } from '#domain/documents';
import { StartWarning } from '../routes/StartWarning.tsx';
import { useCan } from '../ui/viewer.tsx';
import type { LoadView } from './LoadView.ts';
import { useTrack } from './useTrack.ts';

/** The papers of the road that are not in yet. */
const missingPapers = (load: LoadView): string[] =>
  ROAD_DOCUMENT_TYPES.filter(type => !load.documentTypes?.includes(type));

/** The next step of a load as one big button, asked before; closing a delivery reminds of its papers (Spec 8). */
export const NextStep = ({ load }: { load: LoadView }) => {
  const translate = useTranslate();
  const may = useCan();
  const [isAsking, setIsAsking] = useState(false);
  const { step, status, run, isPending } = useTrack(load, 'forward');
  if (!step || !may('track', 'loads')) return null;
  const label = translate(`resources.loads.steps.${step.stop === null ? step.status : `stop-${step.status}`}`);
  const isClosing = step.status === 'delivered' && step.stop === null;
  const reminder = isClosing && missingPapers(load).length > 0 && (
    <Alert severity="warning">{translate('resources.loads.notifications.uploadDocuments')}</Alert>
  );
  return (
    <>
      {reminder}
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={isPending}
        onClick={() => setIsAsking(true)}
        sx={{ minHeight: 60, fontSize: '1.1rem' }}
      >
        {isPending ? translate('app.saving') : label}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={label}
        content={
          <>
            {translate('resources.loads.confirm.track', { id: load.id, status })}
            <StartWarning load={load} />
            {reminder && <Box sx={{ mt: 2 }}>{reminder}</Box>}
          </>
        }
        onConfirm={() => {
          setIsAsking(false);
          run();
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
};
