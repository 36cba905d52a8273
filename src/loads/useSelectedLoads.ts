import { useGetMany, useListContext } from 'react-admin';
import type { LoadView } from './LoadView.ts';

/** How often the table asks again. */
export const REFRESH_MS = 30_000;

/**
 * The selected orders, those of other pages and those that have left the list among them: a selection is no less for
 * what one looks at. `outside`: what isn't on screen; `movable`: what hasn't been removed meanwhile.
 */
export const useSelectedLoads = () => {
  const { data = [], selectedIds } = useListContext<LoadView>();
  const onPage = new Map(data.map(load => [load.id, load]));
  const away = selectedIds.map(Number).filter(id => !onPage.has(id));
  const asked = { enabled: away.length > 0, refetchInterval: REFRESH_MS };
  const { data: fetched = [] } = useGetMany<LoadView>('loads', { ids: away }, asked);
  const elsewhere = new Map(fetched.filter(Boolean).map(load => [load.id, load]));
  const outside = away.flatMap(id => elsewhere.get(id) ?? []);
  const loads = selectedIds.flatMap(id => onPage.get(Number(id)) ?? elsewhere.get(Number(id)) ?? []);
  return {
    outside,
    movable: loads.filter(load => !load.disabled),
    /** False while those of other pages are on their way. */
    isComplete: loads.length === selectedIds.length,
  };
};
