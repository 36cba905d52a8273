import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { decaWarning } from '#domain/loads/deca';
import type { LoadView } from '../loads/LoadView.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import { useDeca } from './useDeca.ts';

/** Before the first step of a load: that its route has no control document yet, or one that says what isn't so any more, and why. */
export const StartWarning = ({ load }: { load: LoadView }) => {
  const translate = useTranslate();
  const { role } = useViewer();
  const isStart = load.status === 'assigned' && load.routeId != null;
  const deca = useDeca(isStart ? { id: Number(load.routeId), status: load.status } : null);
  const warning = deca && decaWarning(deca, role);
  if (!warning) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {translate(warning)}
    </Alert>
  );
};
