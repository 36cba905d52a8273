import { useGetList, useListContext, useResourceContext } from 'react-admin';

const ONE = { page: 1, perPage: 1 };
const QUIET = { onError: () => {} };

/**
 * Whether it is the filters of the list around that leave no row, rather than that there is none at all (Spec 2); null until
 * that is known. Without an answer it is taken to be the filters.
 */
export const useHidesRows = (): boolean | null => {
  const resource = useResourceContext() ?? '';
  const { filter, filterValues, isPending, total } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  const enabled = isFiltered && !isPending && total === 0;
  const unfiltered = useGetList(resource, { filter, pagination: ONE }, { enabled, ...QUIET });
  if (!enabled) return isFiltered;
  if (unfiltered.isError) return true;
  return unfiltered.total === undefined ? null : unfiltered.total > 0;
};
