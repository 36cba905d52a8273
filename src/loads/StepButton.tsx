import BackIcon from '@mui/icons-material/Undo';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import { isAdminLevel } from '#domain/roles';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import { useCan, useViewer } from '../ui/viewer.tsx';
import type { LoadView } from './LoadView.ts';
import { useTrack } from './useTrack.ts';

type Props = { load: LoadView };

/** The next step of a load as a button that says what is about to be reported (Design 5). */
export const StepForward = ({ load }: Props) => {
  const may = useCan();
  const { step, status, run, isPending } = useTrack(load, 'forward');
  if (!step || !load.routeId || !may('track', 'loads')) return null;
  const name = step.stop === null ? step.status : `stop-${step.status}`;
  return (
    <ConfirmButton
      label={`resources.loads.steps.${name}`}
      title={`resources.loads.steps.${name}`}
      content="resources.loads.confirm.track"
      args={{ id: load.id, status }}
      icon={<ForwardIcon />}
      variant="contained"
      onConfirm={run}
      isPending={isPending}
    />
  );
};

/** Takes the last step back: a mistake, for the office to mend (Design 5). */
export const StepBack = ({ load }: Props) => {
  const { role } = useViewer();
  const { step, status, run, isPending } = useTrack(load, 'back');
  if (!step || !isAdminLevel(role) || load.invoiceId) return null;
  return (
    <ConfirmButton
      label="resources.loads.actions.undoStep"
      title="resources.loads.actions.undoStep"
      content="resources.loads.confirm.undoStep"
      args={{ id: load.id, status }}
      icon={<BackIcon />}
      color="inherit"
      variant="text"
      onConfirm={run}
      isPending={isPending}
    />
  );
};
