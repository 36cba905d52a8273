import { Confirm, useNotify, useTranslate } from 'react-admin';
import { loadLabel } from '#domain/loads';
import type { LoadView } from './LoadView.ts';
import { useAssign } from './useAssign.ts';

type Props = { loads: readonly LoadView[]; onDone: (ids: readonly number[]) => void; onClose: () => void };

/** Asks before loads are taken off their routes. */
export const UnassignDialog = ({ loads, onDone, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { assign, isPending } = useAssign(loads, {
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
      content={translate('resources.loads.confirm.unassign', { loads: loads.map(loadLabel).join(', ') })}
      onConfirm={() => assign(null)}
      onClose={onClose}
    />
  );
};
