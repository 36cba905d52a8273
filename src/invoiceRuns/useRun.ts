import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Provider } from '../provider/provider.ts';
import { failureOf } from '../ui/actions/failure.ts';
import type { ItemView, RunView } from './RunView.ts';

type Next = Pick<RunView, 'progress'> & { items: ItemView[] };

/** Somebody else may be going on with it. */
const LOOK_AGAIN = 4000;
/** What is pending is in the hands of others at this moment. */
const PAUSE = 500;

const merged = (run: RunView | undefined, { progress, items }: Next): RunView | undefined => {
  const changed = new Map(items.map(item => [item.id, item]));
  return run && { ...run, progress, items: run.items.map(item => changed.get(item.id) ?? item) };
};

/**
 * A run and going on with it, a few invoices at a time, as long as the page is open. What was made is made: whoever comes
 * back later, here or elsewhere, goes on with the rest.
 */
export const useRun = (id: string) => {
  const provider = useDataProvider<Provider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isWorking, setWorking] = useState(false);
  const mayGoOn = useRef(true);
  const key = ['invoiceRuns', 'run', id];
  const query = useQuery({
    queryKey: key,
    queryFn: async () => (await provider.getOne<RunView>('invoiceRuns', { id })).data,
    refetchInterval: ({ state }) => (state.data?.progress.pending && !isWorking ? LOOK_AGAIN : false),
    retry: false,
  });
  useEffect(() => {
    mayGoOn.current = true;
    return () => {
      mayGoOn.current = false;
    };
  }, []);

  const go = useCallback(async () => {
    setWorking(true);
    mayGoOn.current = true;
    try {
      for (;;) {
        const next = await provider.call<Next>('POST', `/invoiceRuns/${id}/next`);
        queryClient.setQueryData<RunView>(['invoiceRuns', 'run', id], run => merged(run, next));
        if (!mayGoOn.current) break;
        if (!next.progress.pending) {
          notify('resources.invoiceRuns.notifications.over', { type: next.progress.refused ? 'warning' : 'success' });
          break;
        }
        if (!next.items.length) await new Promise(resolve => setTimeout(resolve, PAUSE));
      }
    } catch (error) {
      notify(failureOf(error).message || 'errors.internal', { type: 'error' });
      notify('resources.invoiceRuns.notifications.interrupted', { type: 'warning' });
    }
    setWorking(false);
    for (const resource of ['invoiceRuns', 'invoices', 'loads', 'routes'])
      void queryClient.invalidateQueries({ queryKey: [resource] });
  }, [id, notify, provider, queryClient]);

  const stop = () => {
    mayGoOn.current = false;
  };
  return { ...query, isWorking, go, stop };
};
