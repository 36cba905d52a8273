import { useRecordContext, useRedirect } from 'react-admin';
import { moveRefusal } from '#domain/loads/planning';
import { DeleteButton } from '../ui/actions/DeleteButton.tsx';
import type { LoadView } from './LoadView.ts';

/** What can't be taken off its route, invoiced or on its way, is not deleted (Design 5). */
export const RemoveLoad = () => {
  const load = useRecordContext<LoadView>();
  const redirect = useRedirect();
  if (!load || moveRefusal(load, load.route)) return null;
  return <DeleteButton content="resources.loads.confirm.delete" onDeleted={() => redirect('list', 'loads')} />;
};
