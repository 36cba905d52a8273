import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { isDay } from '#domain/dates';
import type { RouteDocument, RouteDays } from '#domain/routes/expiredDocuments';
import type { Provider } from '../provider/provider.ts';

/** Who is to drive a route, when and with what; stored or not. */
export type PlannedRoute = RouteDays & {
  carrierId?: number | null;
  tractionVehicleId?: number | null;
  towingVehicleId?: number | null;
};

/** A day as it is being typed says nothing yet. */
const known = (value: string | number | null | undefined): boolean =>
  !!value && (typeof value === 'number' || isDay(value));

/** The documents of a route's carrier and vehicles that will have expired on its last day. */
export const useExpiredDocuments = (route: PlannedRoute | null): readonly RouteDocument[] => {
  const provider = useDataProvider<Provider>();
  const { carrierId, tractionVehicleId, towingVehicleId, startDate, endDate } = route ?? {};
  const asked = Object.entries({ carrierId, tractionVehicleId, towingVehicleId, startDate, endDate });
  const query = new URLSearchParams(asked.flatMap(([name, value]) => (known(value) ? [[name, `${value}`]] : [])));
  const { data } = useQuery({
    queryKey: ['documents', 'expiredDocuments', `${query}`],
    queryFn: () => provider.call<RouteDocument[]>('GET', `/routes/expiredDocuments?${query}`),
    enabled: !!carrierId,
  });
  return (carrierId && data) || [];
};
