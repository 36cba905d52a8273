import { useRecordContext, useRedirect } from 'react-admin';
import { isStarted } from '#domain/loads/tracking';
import { DeleteButton } from '../ui/actions/DeleteButton.tsx';
import type { LoadView } from './LoadView.ts';

/** What has an invoice or is on its way is not deleted (Design 5). */
export const RemoveLoad = () => {
  const load = useRecordContext<LoadView>();
  const redirect = useRedirect();
  if (!load || load.invoiceId || isStarted(load)) return null;
  return <DeleteButton content="resources.loads.confirm.delete" onDeleted={() => redirect('list', 'loads')} />;
};
