import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { MINUTE } from '#domain/dates';
import type { DecaView } from '#domain/loads/deca';
import { isConfirmed, routeSheetNumber } from '#domain/routes';
import { decaPath } from '../offline/driverQueries.ts';
import type { Provider } from '../provider/provider.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import type { RouteView } from './RouteView.ts';

type OfRoute = { id: number; status: string; version?: number };

/**
 * How it stands with the control document of a confirmed route, asked anew when the route is another than it was, and by
 * a driver every minute: what was replaced isn't to be shown. A driver's phone keeps the answer.
 */
export const useDeca = (route: OfRoute | null | undefined): DecaView | undefined => {
  const provider = useDataProvider<Provider>();
  const { role } = useViewer();
  const { data } = useQuery({
    queryKey: ['routes', 'deca', route?.id, route?.version],
    queryFn: () => provider.call<DecaView>('GET', decaPath(route?.id)),
    enabled: !!route && isConfirmed(route.status),
    refetchInterval: role === 'driver' && MINUTE,
    // The one before, until the answer is there; never another route's.
    placeholderData: (before, query) => (query?.queryKey[2] === route?.id ? before : undefined),
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
