import { BulkDeleteButton, useListContext, useNotify, useRefresh, useResourceContext } from 'react-admin';
import { useFailureNotice } from './useFailureNotice.ts';

/** Disables the selected rows after asking; the notice says how many, since it can't name each. */
export const BulkDelete = () => {
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const fail = useFailureNotice();
  const refresh = useRefresh();
  const { selectedIds = [], onUnselectItems } = useListContext();
  const notices = `resources.${resource}.notifications`;
  const onSuccess = () => {
    notify(`${notices}.deletedMany`, { type: 'success', messageArgs: { smart_count: selectedIds.length } });
    onUnselectItems(true);
  };
  // Those before the one that was refused are gone: the list shows which.
  const onError = (error: unknown) => {
    fail(`${notices}.deletedManyError`, error);
    refresh();
  };
  return <BulkDeleteButton mutationOptions={{ onSuccess, onError }} />;
};
