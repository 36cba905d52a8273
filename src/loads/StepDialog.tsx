import { Confirm, useTranslate } from 'react-admin';
import type { LoadView } from './LoadView.ts';
import { StepQuestion } from './StepQuestion.tsx';
import { useStepMoment } from './useStepMoment.tsx';
import { type Direction, useTrack } from './useTrack.ts';

type Props = { load: LoadView; direction: Direction; onClose: () => void };

/** Asks before a step of a load is reported or taken back; stays as it was asked though the table is refreshed. */
export const StepDialog = ({ load, direction, onClose }: Props) => {
  const translate = useTranslate();
  const moment = useStepMoment(load);
  // What was typed stays after a refusal.
  const closing = moment.at ? { onSuccess: onClose } : { onSettled: onClose };
  const { asked, status, run, isPending } = useTrack(load, direction, { at: moment.at, ...closing });
  const isForward = direction === 'forward';
  return (
    <Confirm
      isOpen
      loading={isPending}
      title={isForward ? status : translate('resources.loads.actions.undoStep')}
      content={
        isForward && asked ? (
          <StepQuestion load={load} step={asked} status={status}>
            {moment.field}
          </StepQuestion>
        ) : (
          translate('resources.loads.confirm.undoStep', { status })
        )
      }
      onConfirm={() => moment.isWhole() && run()}
      onClose={onClose}
    />
  );
};
