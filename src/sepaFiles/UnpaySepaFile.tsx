import UndoIcon from '@mui/icons-material/Undo';
import { formatDay } from '#domain/dates';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import type { SepaFileView } from './SepaFileView.ts';

const TEXTS = 'resources.sepaFiles';

/** Takes back the payments that were recorded of a file: of the wrong one, or on the wrong day. */
export const UnpaySepaFile = ({ file }: { file: SepaFileView }) => {
  const args = { smart_count: file.count, day: formatDay(file.paidDate) };
  const { run, isPending } = useAction(provider => provider.call('POST', `/sepaFiles/${file.id}/unpay`), {
    success: `${TEXTS}.notifications.unpaid`,
    error: `${TEXTS}.notifications.unpaidError`,
    args,
    invalidates: ['sepaFiles', 'invoices', 'payments'],
  });
  return (
    <ConfirmButton
      label={`${TEXTS}.actions.unpay`}
      title={`${TEXTS}.actions.unpay`}
      content={`${TEXTS}.confirm.unpay`}
      args={args}
      icon={<UndoIcon />}
      color="inherit"
      onConfirm={run}
      isPending={isPending}
    />
  );
};
