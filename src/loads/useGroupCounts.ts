import { useGetList, useListContext } from 'react-admin';
import { LOAD_STATUS_GROUPS } from '#domain/loads';
import { REFRESH_MS } from './useSelectedLoads.ts';

const useCount = (status: readonly string[]): number | undefined => {
  const { filterValues } = useListContext();
  const asked = { filter: { ...filterValues, status }, pagination: { page: 1, perPage: 1 } };
  return useGetList('loads', asked, { refetchInterval: REFRESH_MS, onError: () => {} }).total;
};

/**
 * How many orders of the work in hand there are under the filters of the list. What is finished isn't counted: it only
 * grows, so that its number says little and costs ever more.
 */
export const useGroupCounts = () => ({
  planned: useCount(LOAD_STATUS_GROUPS.planned),
  ongoing: useCount(LOAD_STATUS_GROUPS.ongoing),
});
