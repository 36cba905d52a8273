import { Alert } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { formatEuros } from '#domain/figures';
import { RefLink } from '../ui/fields/RefLink.tsx';
import { counterpartName } from './counterpartName.ts';
import type { InvoiceView } from './InvoiceView.ts';

/** Which invoice this one corrects; of a new one, what was paid of that, which will count for this one. */
export const CorrectsNote = ({ id, isNew }: { id: number; isNew: boolean }) => {
  const translate = useTranslate();
  const { data } = useGetOne<InvoiceView>('invoices', { id });
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      <RefLink resource="invoices" id={id}>
        {translate('resources.invoices.help.corrects', { num: data?.num ?? id })}
      </RefLink>
      {data && ` · ${counterpartName(data)}`}
      {isNew && !!data?.paid && (
        <div>{translate('resources.invoices.help.paidGoesOver', { paid: formatEuros(data.paid) })}</div>
      )}
    </Alert>
  );
};
