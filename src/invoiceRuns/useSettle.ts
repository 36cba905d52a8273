import { useRedirect } from 'react-admin';
import type { StatementView } from './RunView.ts';

/** Opens the form of the invoice that a settlement waits for, of just its routes. */
export const useSettle = () => {
  const redirect = useRedirect();
  return (
    { routeIds, routes: picks, value, tax, lastDelivery, dueDate }: StatementView,
    side: Record<string, unknown>,
  ) => {
    const record = { ...side, routeIds, picks, value, tax, lastDelivery, dueDate };
    redirect('create', 'invoices', undefined, undefined, { record });
  };
};
