import { Alert } from '@mui/material';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { loadLabel } from '#domain/loads';
import type { LoadView } from './LoadView.ts';
import { useAssign } from './useAssign.ts';
import { useStaying } from './useStaying.ts';

type Props = { loads: readonly LoadView[]; onDone: (ids: readonly number[]) => void; onClose: () => void };

/** Asks before loads are taken off their routes, and says of those that can't be why they stay. */
export const UnassignDialog = ({ loads, onDone, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { leaving, staying, reasons } = useStaying(loads);
  const { assign, isPending } = useAssign(leaving, {
    onDone,
    onRefused: message => {
      notify(message, { type: 'error' });
      onClose();
    },
  });
  return (
    <Confirm
      isOpen
      loading={isPending}
      title={translate('resources.loads.actions.unassign')}
      content={
        <>
          {translate('resources.loads.confirm.unassign', { loads: leaving.map(loadLabel).join(', ') })}
          {staying.length > 0 && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {translate('resources.loads.help.staying', { smart_count: staying.length, loads: reasons })}
            </Alert>
          )}
        </>
      }
      onConfirm={() => assign(null)}
      onClose={onClose}
    />
  );
};
