import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isAdminLevel } from '#domain/roles';
import { lazyPart } from '../ui/pages/lazyPart.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import type { LoadView } from './LoadView.ts';
import type { TypedMoment } from './StepMoment.tsx';

const StepMoment = lazyPart(() => import('./StepMoment.tsx'), 'StepMoment');

/**
 * When the next step of a load was done: now, or when the office says that hears of it later; invoices are due by the day
 * of the delivery. `field` asks, `at` is the moment (ISO; undefined is now), `isWhole` says whether to go on, and what is
 * missing from then on. What is typed stays until the step is taken.
 */
export const useStepMoment = (load: LoadView) => {
  const translate = useTranslate();
  const { role } = useViewer();
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState<TypedMoment | null>(null);
  const [isTried, setTried] = useState(false);
  const forget = () => {
    setAsked(false);
    setTyped(null);
    setTried(false);
  };
  const isWhole = () => {
    const isReady = !isAsked || !!typed?.at;
    setTried(!isReady);
    return isReady;
  };
  const field = isAsked ? (
    <StepMoment load={load} value={typed} onChange={setTyped} onNow={forget} isTried={isTried} />
  ) : (
    <Box sx={{ mt: 1 }}>
      <Button size="small" onClick={() => setAsked(true)}>
        {translate('resources.loads.moment.question')}
      </Button>
    </Box>
  );
  const at = (isAsked && typed?.at) || undefined;
  return { at, forget, isWhole, field: isAdminLevel(role) && field };
};
