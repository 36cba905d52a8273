import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { Provider } from '../../provider/provider.ts';
import { failureOf } from './failure.ts';
import { useFailureNotice } from './useFailureNotice.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';

type Options<Result> = {
  /** Key of the notice of success, with arguments from `args`. */
  success?: string;
  /** Key of the notice of failure; the server's own sentence follows it. */
  error?: string;
  args?: Record<string, string | number>;
  /** Resources whose lists and rows are to be asked for again. */
  invalidates?: readonly string[];
  onSuccess?: (result: Result) => void;
  /** Answered or refused, once the notice is there. */
  onSettled?: () => void;
  autoHideDuration?: number;
};

/**
 * A call of the data provider that is no plain create or update, one at a time, with its notices:
 *
 *   const { run, isPending } = useAction(provider => provider.restore('loads', id), { success: '…', invalidates: ['loads'] });
 */
export const useAction = <Result>(call: (provider: Provider) => Promise<Result>, options: Options<Result> = {}) => {
  const provider = useDataProvider<Provider>();
  const notify = useNotify();
  const fail = useFailureNotice();
  const queryClient = useQueryClient();
  const { success, error: failure, args = {}, invalidates = [], onSuccess, onSettled, autoHideDuration } = options;
  const refresh = () =>
    Promise.all(invalidates.map(resource => queryClient.invalidateQueries({ queryKey: [resource] })));
  const { mutate, ...mutation } = useMutation({
    mutationFn: () => call(provider),
    onSuccess: async result => {
      await refresh();
      if (success) notify(success, { type: 'success', messageArgs: { smart_count: 1, ...args }, autoHideDuration });
      onSuccess?.(result);
    },
    onError: async error => {
      fail(failure, error, args, { autoHideDuration });
      // Somebody was quicker: what is shown is out of date.
      if (failureOf(error).status === 409) await refresh();
    },
    onSettled,
  });
  return { run: useOneAtATime(() => mutate(), mutation), isPending: mutation.isPending };
};
