import { Confirm, useTranslate } from 'react-admin';
import type { LoadView } from './LoadView.ts';
import { StartWarning } from '../routes/StartWarning.tsx';
import { type Direction, useTrack } from './useTrack.ts';

type Props = { load: LoadView; direction: Direction; onClose: () => void };

/** Asks before a step of a load is reported or taken back; stays as it was asked though the table is refreshed. */
export const StepDialog = ({ load, direction, onClose }: Props) => {
  const translate = useTranslate();
  const { status, run, isPending } = useTrack(load, direction, onClose);
  const isForward = direction === 'forward';
  return (
    <Confirm
      isOpen
      loading={isPending}
      title={isForward ? status : translate('resources.loads.actions.undoStep')}
      content={
        <>
          {translate(`resources.loads.confirm.${isForward ? 'track' : 'undoStep'}`, { id: load.id, status })}
          {isForward && <StartWarning load={load} />}
        </>
      }
      onConfirm={run}
      onClose={onClose}
    />
  );
};
