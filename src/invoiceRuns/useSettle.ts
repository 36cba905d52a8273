import { useRedirect } from 'react-admin';
import type { StatementView } from './RunView.ts';

/** Opens the form of the invoice that a settlement waits for, of just its routes. */
export const useSettle = () => {
  const redirect = useRedirect();
  return ({ routeIds, routes, value, tax, lastDelivery }: StatementView, side: Record<string, unknown>) => {
    const record = { ...side, routeIds, picks: routes, value, tax, lastDelivery };
    redirect('create', 'invoices', undefined, undefined, { record });
  };
};
