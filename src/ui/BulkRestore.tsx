import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import { useListContext, useResourceContext } from 'react-admin';
import { ConfirmButton } from './ConfirmButton.tsx';
import { useAction } from './useAction.ts';

/** Brings the selected rows back, after asking (Spec 2): one after the other, until one is refused with its reason. */
export const BulkRestore = () => {
  const resource = useResourceContext() ?? '';
  const { selectedIds = [], onUnselectItems, refetch } = useListContext();
  const args = { smart_count: selectedIds.length };
  const { run, isPending } = useAction(
    async provider => {
      for (const id of selectedIds) await provider.restore(resource, id);
    },
    {
      success: 'app.list.restoredMany',
      error: 'app.list.restoredManyError',
      args,
      invalidates: [resource],
      onSuccess: () => onUnselectItems(),
      onSettled: () => refetch(),
    },
  );
  return (
    <ConfirmButton
      label="app.action.restore"
      title="app.list.restoreManyTitle"
      content="app.list.restoreManyMessage"
      args={args}
      icon={<RestoreIcon />}
      variant="text"
      onConfirm={run}
      isPending={isPending}
    />
  );
};
