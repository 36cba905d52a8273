import { useRecordContext, useRedirect } from 'react-admin';
import { isStarted } from '#domain/loads/tracking';
import { DeleteButton } from '../ui/actions/DeleteButton.tsx';
import type { RouteView } from './RouteView.ts';

/** What has an invoice, or an order with one (RouteActions says so), or is on its way is not deleted; the orders of what is go free. */
export const RemoveRoute = () => {
  const route = useRecordContext<RouteView>();
  const redirect = useRedirect();
  if (!route || route.invoiceId || route.loads.some(load => load.invoiceId || isStarted(load))) return null;
  return <DeleteButton content="resources.routes.confirm.delete" onDeleted={() => redirect('list', 'routes')} />;
};
