import DeleteIcon from '@mui/icons-material/Delete';
import { useGetRecordRepresentation, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { ConfirmButton } from '../actions/ConfirmButton.tsx';
import { useEachSelected } from './useEachSelected.ts';

/** As many as can be read at a glance. */
const MOST_NAMED = 5;

/** Which rows are selected, by name; null if they are many, or some stand on another page. */
const useSelectedNames = (): string | null => {
  const represent = useGetRecordRepresentation();
  const { data = [], selectedIds = [] } = useListContext();
  const rows = data.filter(row => selectedIds.includes(row.id));
  return rows.length === selectedIds.length && rows.length <= MOST_NAMED ? rows.map(represent).join(', ') : null;
};

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
  const names = useSelectedNames();
  return (
    <ConfirmButton
      label="app.action.delete"
      title="ra.message.bulk_delete_title"
      content={names ? 'app.list.deleteNamed' : 'ra.message.bulk_delete_content'}
      args={{
        smart_count: count,
        names: names ?? '',
        name: translate(`resources.${resource}.forcedCaseName`, { smart_count: count }),
      }}
      icon={<DeleteIcon />}
      color="error"
      variant="text"
      onConfirm={run}
      isPending={isPending}
    />
  );
};
