import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DecaView } from '#domain/loads/deca';
import { isConfirmed, routeSheetNumber } from '#domain/routes';
import { decaPath } from '../offline/driverQueries.ts';
import type { Provider } from '../provider/provider.ts';
import type { RouteView } from './RouteView.ts';

/** How it stands with the control document of a confirmed route; a driver's phone keeps the answer. */
export const useDeca = (route: { id: number; status: string } | null | undefined): DecaView | undefined => {
  const provider = useDataProvider<Provider>();
  const { data } = useQuery({
    queryKey: ['routes', 'deca', route?.id],
    queryFn: () => provider.call<DecaView>('GET', decaPath(route?.id)),
    enabled: !!route && isConfirmed(route.status),
  });
  return data;
};

/** Where the document of a route is, and the name it is saved under. */
export const decaFile = (
  { id, startDate }: RouteView,
  translate: (key: string, args: { number: string }) => string,
): { path: string; name: string } => ({
  path: `/api/routes/${id}/deca`,
  name: `${translate('papers.deca.title', { number: routeSheetNumber({ id, startDate: startDate ?? null }) })}.pdf`,
});
