import DeleteIcon from '@mui/icons-material/Delete';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { ConfirmButton } from '../actions/ConfirmButton.tsx';
import { useEachSelected } from './useEachSelected.ts';

/** Disables the selected rows, after asking; the notice says how many, since it can't name each. */
export const BulkDelete = () => {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const { selectedIds = [] } = useListContext();
  const { run, isPending } = useEachSelected((provider, of, id) => provider.delete(of, { id }), {
    success: `resources.${resource}.notifications.deletedMany`,
    error: `resources.${resource}.notifications.deletedManyError`,
  });
  const count = selectedIds.length;
  return (
    <ConfirmButton
      label="app.action.delete"
      title="ra.message.bulk_delete_title"
      content="ra.message.bulk_delete_content"
      args={{ smart_count: count, name: translate(`resources.${resource}.forcedCaseName`, { smart_count: count }) }}
      icon={<DeleteIcon />}
      color="error"
      variant="text"
      onConfirm={run}
      isPending={isPending}
    />
  );
};
