import { useGetManyAggregate, useRecordContext } from 'react-admin';
import type { LoadView } from '../loads/LoadView.ts';
import type { RouteView } from './RouteView.ts';

/**
 * The loads behind the ids of a form: those of the stored route came with it, those added since are asked for.
 * `dropped` are the stored ones that the form has taken off and that may be put back.
 */
export const useChosenLoads = (ids: readonly number[]) => {
  const stored = useRecordContext<RouteView>()?.loads ?? [];
  const own = new Map(stored.map(load => [load.id, load]));
  const added = ids.filter(id => !own.has(id));
  const { data = [] } = useGetManyAggregate<LoadView>('loads', { ids: added }, { enabled: added.length > 0 });
  const chosen = new Map([...own, ...data.filter(Boolean).map(load => [load.id, load] as const)]);
  return { chosen, dropped: stored.filter(load => !ids.includes(load.id)) };
};
