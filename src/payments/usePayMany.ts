import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Provider } from '../provider/provider.ts';
import { failureOf, sentencesOf } from '../ui/actions/failure.ts';
import { useOneAtATime } from '../ui/forms/useOneAtATime.ts';

type Asked = { invoiceIds: number[]; day: string; isPaidApart: boolean };

/**
 * Marks invoices as paid on a day, all or none; `refusal` is why not, in a sentence. `isInFile`: some are in a file for the
 * bank that isn't recorded, which they may have been paid apart from.
 */
export const usePayMany = (onDone: () => void) => {
  const provider = useDataProvider<Provider>();
  const notify = useNotify();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { mutate, error, ...mutation } = useMutation({
    mutationFn: (asked: Asked) => provider.call('POST', '/payments/many', asked),
    onSuccess: async (_, { invoiceIds }) => {
      for (const name of ['invoices', 'payments']) void queryClient.invalidateQueries({ queryKey: [name] });
      notify('resources.invoices.notifications.paid', {
        type: 'success',
        messageArgs: { smart_count: invoiceIds.length },
      });
      onDone();
    },
  });
  return {
    pay: useOneAtATime((asked: Asked) => mutate(asked), mutation),
    isPending: mutation.isPending,
    refusal: error && sentencesOf(failureOf(error), translate),
    isInFile: failureOf(error).code === 'payments.inOpenFile',
  };
};
