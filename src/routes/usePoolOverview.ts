import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PoolOverview } from '#domain/routes/matching';
import type { Provider } from '../provider/provider.ts';

/** How often an open pool asks again: routes come and go, and so do the vehicles that they fit. */
export const POOL_POLL = 15_000;

/** The pool as a whole: how much there is, and what keeps the rest from this carrier. Undefined until it is known. */
export const usePoolOverview = (): PoolOverview | undefined => {
  const provider = useDataProvider<Provider>();
  const { data } = useQuery({
    // Under the resource's name, so that whatever makes the list ask again makes this ask again too.
    queryKey: ['poolOfRoutes', 'overview'],
    queryFn: () => provider.call<PoolOverview>('GET', '/poolOfRoutes/overview'),
    refetchInterval: POOL_POLL,
  });
  return data;
};
