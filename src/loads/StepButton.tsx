import BackIcon from '@mui/icons-material/Undo';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import { isAdminLevel } from '#domain/roles';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useCan, useViewer } from '../ui/pages/viewer.tsx';
import type { LoadView } from './LoadView.ts';
import { StepQuestion } from './StepQuestion.tsx';
import { useStepMoment } from './useStepMoment.tsx';
import { isStepPossible, stepLabel, useTrack } from './useTrack.ts';

type Props = { load: LoadView };

/** The next step of a load as a button that says what is about to be reported (Design 5). */
export const StepForward = ({ load }: Props) => {
  const may = useCan();
  const moment = useStepMoment(load);
  const { step, asked, status, ask, run, isPending } = useTrack(load, 'forward', {
    at: moment.at,
    onSuccess: moment.forget,
  });
  if (!step || !load.routeId || !may('track', 'loads')) return null;
  return (
    <ConfirmButton
      label={stepLabel(step)}
      title={stepLabel(asked ?? step)}
      content={
        <StepQuestion load={load} step={asked ?? step} status={status}>
          {moment.field}
        </StepQuestion>
      }
      icon={<ForwardIcon />}
      variant="contained"
      ofStored
      onAsk={ask}
      isWhole={moment.isWhole}
      onConfirm={run}
      isPending={isPending}
    />
  );
};

/** Takes the last step back: a mistake, for the office to mend (Design 5). */
export const StepBack = ({ load }: Props) => {
  const { role } = useViewer();
  const { status, ask, run, isPending } = useTrack(load, 'back');
  if (!isAdminLevel(role) || !isStepPossible(load, 'back')) return null;
  return (
    <ConfirmButton
      label="resources.loads.actions.undoStep"
      title="resources.loads.actions.undoStep"
      content="resources.loads.confirm.undoStep"
      args={{ id: load.id, status }}
      icon={<BackIcon />}
      color="inherit"
      variant="text"
      ofStored
      onAsk={ask}
      onConfirm={run}
      isPending={isPending}
    />
  );
};
