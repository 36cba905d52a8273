import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import { useListContext } from 'react-admin';
import { ConfirmButton } from '../actions/ConfirmButton.tsx';
import { useEachSelected } from './useEachSelected.ts';

/** Brings the selected rows back, after asking (Spec 2). */
export const BulkRestore = () => {
  const { selectedIds = [] } = useListContext();
  const { run, isPending } = useEachSelected((provider, resource, id) => provider.restore(resource, id), {
    success: 'app.list.restoredMany',
    error: 'app.list.restoredManyError',
  });
  return (
    <ConfirmButton
      label="app.action.restore"
      title="app.list.restoreManyTitle"
      content="app.list.restoreManyMessage"
      args={{ smart_count: selectedIds.length }}
      icon={<RestoreIcon />}
      variant="text"
      onConfirm={run}
      isPending={isPending}
    />
  );
};
