import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin';
import { ConfirmButton } from './ConfirmButton.tsx';
import { recordArgs } from '../fields/recordArgs.ts';
import { useAction } from './useAction.ts';

/** Brings a disabled row back, after asking; for the record and resource around (Spec 4). */
export const RestoreButton = ({ onRestored }: { onRestored?: () => void }) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const name = useGetRecordRepresentation(resource)(record);
  const { run, isPending } = useAction(provider => provider.restore(resource, record?.id ?? ''), {
    success: `resources.${resource}.notifications.restored`,
    error: `resources.${resource}.notifications.restoredError`,
    args: recordArgs(record),
    invalidates: [resource],
    onSuccess: onRestored,
  });
  return (
    <ConfirmButton
      label="app.action.restore"
      title="app.confirm.restoreTitle"
      content="app.confirm.restoreMessage"
      args={{ name: typeof name === 'string' ? name : '' }}
      icon={<RestoreIcon />}
      onConfirm={run}
      isPending={isPending}
    />
  );
};
