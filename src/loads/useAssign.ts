import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { RouteStatus } from '#domain/routes';
import { routeLabel } from '#domain/routes';
import type { Provider } from '../provider/provider.ts';
import { failureOf } from '../ui/actions/failure.ts';
import { useOneAtATime } from '../ui/forms/useOneAtATime.ts';
import type { LoadView } from './LoadView.ts';

/** What POST /api/loads/assign answers: where the loads are now, and what became of the routes that they left. */
type Assigned = {
  routeId: number | null;
  loadIds: number[];
  left: { id: number; status: RouteStatus; loads: number }[];
};

type Options = { onDone: (ids: readonly number[]) => void; onRefused: (message: string) => void };

/** Puts loads on a route, on a new one or on none, from where they are seen to be; all of them or none (Design 5). */
export const useAssign = (loads: readonly LoadView[], { onDone, onRefused }: Options) => {
  const provider = useDataProvider<Provider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = () =>
    Promise.all(['loads', 'routes'].map(resource => queryClient.invalidateQueries({ queryKey: [resource] })));
  const textOf = (route: number | 'new' | null, { routeId, loadIds, left }: Assigned): string => {
    const key = route === null ? 'unassigned' : route === 'new' ? 'assignedNew' : 'assigned';
    const args = { smart_count: loadIds.length, route: routeId ? routeLabel({ id: routeId }) : '' };
    const emptied = left.filter(each => !each.loads || each.status === 'finished');
    return [
      translate(`resources.loads.notifications.${key}`, args),
      ...emptied.map(({ id, status, loads: count }) =>
        translate(`resources.loads.notifications.${count ? 'routeFinished' : 'routeEmptied'}`, {
          route: routeLabel({ id }),
          status: translate(`resources.routes.choices.status.${status}`),
        }),
      ),
    ].join('. ');
  };
  const { mutate, ...mutation } = useMutation({
    mutationFn: (route: number | 'new' | null) =>
      provider.call<Assigned>('POST', '/loads/assign', {
        loads: loads.map(({ id, routeId }) => ({ id, routeId: routeId ?? null })),
        route,
      }),
    onSuccess: async (assigned, route) => {
      await refresh();
      notify(textOf(route, assigned), { type: 'success' });
      onDone(loads.map(load => load.id));
    },
    onError: async error => {
      const { message } = failureOf(error);
      onRefused(translate(message || 'errors.internal', { _: message }));
      // What is on screen is not how it is.
      await refresh();
    },
  });
  const assign = useOneAtATime((route: number | 'new' | null) => mutate(route), mutation);
  return { assign, isPending: mutation.isPending };
};
