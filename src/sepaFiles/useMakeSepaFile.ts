import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { formatEuros } from '#domain/figures';
import type { Provider } from '../provider/provider.ts';
import { type Failure, failureOf } from '../ui/actions/failure.ts';
import { useOneAtATime } from '../ui/forms/useOneAtATime.ts';
import type { SepaFileView } from './SepaFileView.ts';

type Asked = { invoiceIds: number[]; day: string; includesAgain: boolean };
export type Problem = { id: number; num: string; name: string; message: string };
type Refused = Failure & { problems?: Problem[] };

/** Makes a file for the bank and saves it; refused, says why, invoice by invoice. */
export const useMakeSepaFile = (onMade: (file: SepaFileView) => void) => {
  const provider = useDataProvider<Provider>();
  const notify = useNotify();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { mutate, error, ...mutation } = useMutation({
    mutationFn: (asked: Asked) => provider.call<SepaFileView>('POST', '/sepaFiles', asked),
    onSuccess: async file => {
      void queryClient.invalidateQueries({ queryKey: ['sepaFiles'] });
      const { messageId, count, total } = file;
      const messageArgs = { smart_count: count, total: formatEuros(total) };
      notify('resources.sepaFiles.notifications.made', { type: 'success', messageArgs });
      const name = translate('resources.sepaFiles.file', { messageId });
      await provider
        .download(`/api/sepaFiles/${file.id}/xml`, name)
        .catch(() => notify('app.files.downloadError', { type: 'error' }));
      onMade(file);
    },
  });
  const refused: Refused | null = error && failureOf(error);
  const make = useOneAtATime((asked: Asked) => mutate(asked), mutation);
  return { make, isPending: mutation.isPending, refused };
};
