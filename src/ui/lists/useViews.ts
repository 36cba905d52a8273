import { type SortPayload, useListContext, useStore } from 'react-admin';
import { fold } from '#domain/text/fold';
import { isSame } from '../../provider/changes.ts';
import { useViewer } from '../pages/viewer.tsx';

/** What a person wants to see again of a list: its filters and its order. */
export type View = { name: string; filter: Record<string, unknown>; sort: SortPayload };

export const MAX_VIEW_NAME = 40;
const MAX_VIEWS = 50;

/**
 * The views of the list around that somebody gave a name, kept on their device for their account alone. A name is used
 * once, however it is spelled: saving under it again replaces the view.
 */
export const useViews = (list: string) => {
  const { id } = useViewer();
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const [views, setViews] = useStore<View[]>(`views.${id}.${list}`, []);
  const without = (name: string) => views.filter(view => fold(view.name) !== fold(name));
  const byName = (one: View, other: View) => one.name.localeCompare(other.name, 'es');
  return {
    views,
    current: views.find(view => isSame(view.filter, filterValues) && isSame(view.sort, sort)),
    isFull: views.length >= MAX_VIEWS,
    has: (name: string) => views.some(view => fold(view.name) === fold(name)),
    show: (view: View) => {
      setFilters(view.filter, []);
      setSort(view.sort);
    },
    save: (name: string) => setViews([...without(name), { name, filter: filterValues, sort }].sort(byName)),
    remove: (name: string) => setViews(without(name)),
  };
};
